// Made by scripts/typegen.ts from schemas/blocks/index.ts. Do not edit.

interface BlockGroup {
  group: string
  blocks: readonly { name: string; title: string }[]
}

/** The blocks as the insert menu shows them. */
export const blockMenu: readonly BlockGroup[] = [
  {
    group: 'Texto',
    blocks: [
      { name: 'richTextSection', title: 'Texto' },
      { name: 'notice', title: 'Aviso' },
      { name: 'shareText', title: 'Texto para compartir' },
      { name: 'stepList', title: 'Lista de pasos' },
      { name: 'explainers', title: 'Explicaciones' },
      { name: 'faqSection', title: 'Preguntas frecuentes' },
      { name: 'figureReceipt', title: 'Comprobante de cifras' },
    ],
  },
  {
    group: 'Tarjetas y listas',
    blocks: [
      { name: 'featureCards', title: 'Tarjetas de funciones' },
      { name: 'linkCards', title: 'Tarjetas con enlaces' },
      { name: 'resourceList', title: 'Lista de recursos' },
      { name: 'newsletterIssues', title: 'Números del boletín' },
      { name: 'campaignGuide', title: 'Guía para crear una campaña' },
      { name: 'testimonialsSection', title: 'Testimonios' },
    ],
  },
  {
    group: 'Imagen y acción',
    blocks: [
      { name: 'pictureText', title: 'Imagen con texto al lado' },
      { name: 'pictureSection', title: 'Imagen sola' },
      { name: 'videoSection', title: 'Video' },
      { name: 'imageCarousel', title: 'Carrusel de imágenes' },
      { name: 'wordBand', title: 'Banda de palabras' },
      { name: 'callToAction', title: 'Llamado a la acción' },
      { name: 'appDownloads', title: 'Descargas de la app' },
    ],
  },
]
