import { accentTitle } from '#config/portable-text'
import { seo } from '../../authoring/blocks'
import { picture } from '../../authoring/assets'
import { keyed, generalPage } from '../../authoring/document'

/** The newsletter's archive (NEWS-06). */
export const newsletterPage = generalPage('newsletterPage', {
  tone: 'celeste',
  title: 'Boletín',
  heading: accentTitle('Lo que fuimos _contando_'),
  lead: 'Todos los números que mandamos por correo, para leer sin anotarse. Para recibir el próximo, dejá tu dirección al pie de la página.',
  picture: picture('step-5'),
  seo: seo(
    'Boletín de {product}: todos los números',
    'El archivo del boletín de {product}: campañas, sorteos y lo que se logra con cada aporte. Leelo acá, seguilo por RSS o recibilo por correo.',
  ),
  body: keyed([
    {
      _type: 'newsletterIssues',
      title: accentTitle('Número por _número_'),
      anchor: 'numeros',
      emptyText: 'Todavía no salió ninguno.',
      feedLabel: 'Seguir por RSS',
    },
  ]),
})
