/** A PDF: its path under `seed/assets`, its title and a summary. */
interface CatalogueDocument {
  readonly file: string
  readonly title: string
  readonly summary: string
}

/** The PDFs of the gallery and the library by name. */
export const documents = {
  'yapa-resumen-inversores': {
    file: 'pdf/yapa-resumen-inversores.pdf',
    title: 'Resumen para inversores',
    summary: 'La oportunidad, la tracción, el plan 2025 y los riesgos, sin vueltas.',
  },
  'yapa-kit-de-prensa': {
    file: 'pdf/yapa-kit-de-prensa.pdf',
    title: 'Kit de prensa',
    summary: 'Qué es Yapa, datos verificables, textos listos para publicar y uso del logo.',
  },
  'yapa-preguntas-frecuentes': {
    file: 'pdf/yapa-preguntas-frecuentes.pdf',
    title: 'Preguntas frecuentes',
    summary: 'Respuestas sobre campañas, rifas, pagos, premios y verificación.',
  },
  'yapa-guia-campanas': {
    file: 'pdf/yapa-guia-campanas.pdf',
    title: 'Guía para crear tu campaña',
    summary: 'Los cinco pasos, con ejemplos de títulos, metas y mensajes para compartir.',
  },
  'yapa-guia-rifas': {
    file: 'pdf/yapa-guia-rifas.pdf',
    title: 'Guía para organizar una rifa',
    summary: 'Cuántos números, a qué precio, qué premios y cómo se hace el sorteo.',
  },
  'yapa-guia-embajadores': {
    file: 'pdf/yapa-guia-embajadores.pdf',
    title: 'Guía para embajadores',
    summary: 'Estatus, puntos y concursos: cómo ayudar a una campaña y que se note.',
  },
  'yapa-manual-de-marca': {
    file: 'pdf/yapa-manual-de-marca.pdf',
    title: 'Manual de marca',
    summary: 'Logo, colores, tipografías, el talón y la banda de tintas, con qué hacer y qué no.',
  },
  'yapa-bases-de-sorteos-modelo': {
    file: 'pdf/yapa-bases-de-sorteos-modelo.pdf',
    title: 'Bases de sorteos: modelo',
    summary: 'Un modelo para completar y revisar con un profesional antes de publicar.',
  },
} as const satisfies Record<string, CatalogueDocument>

export type DocumentName = keyof typeof documents
