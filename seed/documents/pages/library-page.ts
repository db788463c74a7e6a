import { accentTitle } from '#config/portable-text'
import { picture } from '../../authoring/assets'
import { link, notice, seo } from '../../authoring/blocks'
import { keyed, references, generalPage } from '../../authoring/document'
import { downloads, explainers, guides } from '../collections/library-resources'

/** Explainers, guides and downloads (RT-02). */
export const libraryPage = generalPage('libraryPage', {
  tone: 'amarillo',
  title: 'Biblioteca',
  heading: accentTitle('La _biblioteca_'),
  lead: 'Todo lo que conviene leer antes de organizar algo, y lo que conviene tener a mano después. Gratis, para imprimir y para reenviar.',
  picture: picture('library-reading'),
  seo: seo(
    'Biblioteca: guías y descargas de {product}',
    'Guías para campañas y rifas, modelo de bases, preguntas frecuentes, kit de prensa y resumen para inversores, en PDF y gratis.',
    'social-library',
  ),
  body: keyed([
    {
      _type: 'resourceList',
      anchor: 'para-entender',
      title: accentTitle('Para _entender_'),
      lead: 'Lecturas de cinco minutos, en el sitio mismo.',
      resources: references(explainers),
    },
    {
      _type: 'resourceList',
      anchor: 'para-organizar',
      title: accentTitle('Para _organizar_'),
      lead: 'Guías en PDF, con ejemplos que podés copiar y adaptar a tu causa.',
      resources: references(guides),
    },
    notice({
      kind: 'legal',
      title: 'El modelo de bases es un punto de partida',
      anchor: 'sobre-el-modelo',
      text: `Las rifas se regulan de manera distinta en cada provincia y en cada país. Completalo con
        tus datos y hacelo revisar por un profesional antes de publicarlo.`,
    }),
    {
      _type: 'resourceList',
      anchor: 'para-descargar',
      title: accentTitle('Para _descargar_'),
      lead: 'Material de la marca, para prensa y para quienes quieren invertir.',
      resources: references(downloads),
    },
    {
      _type: 'callToAction',
      title: accentTitle('¿No encontraste lo que _buscabas_?'),
      lead: 'Escribinos y lo sumamos: casi todas estas guías nacieron de una pregunta.',
      buttons: keyed([
        link('Pedir ayuda', '/sosBahia/help'),
        link('Ver las preguntas', '/#preguntas'),
      ]),
      tone: 'rosa',
    },
  ]),
})
