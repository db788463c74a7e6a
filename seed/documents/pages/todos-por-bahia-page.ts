import type { TodosPorBahiaPage } from '#app/sanity/types.generated'
import { accentTitle } from '#config/portable-text'
import { picture } from '../../authoring/assets'
import { link, seo, textSections } from '../../authoring/blocks'
import { keyed, references, singleton } from '../../authoring/document'
import { campaignLinks } from '../collections/campaign-links'

/** Three campaigns in frames, in random order (SOS-03). */
export const todosPorBahiaPage = singleton<TodosPorBahiaPage>('todosPorBahiaPage', {
  title: 'TODOS POR BAHÍA BLANCA',
  heading: accentTitle('TODOS POR _BAHÍA_ BLANCA'),
  lead: 'Tres campañas, tres localidades. Las mostramos en un orden distinto cada vez, para que ninguna quede siempre última.',
  picture: picture('todos-chain'),
  seo: seo(
    'TODOS POR BAHÍA BLANCA: tres campañas para ayudar',
    'Colaborá con las campañas de Bahía Blanca, Ingeniero White y General Daniel Cerri desde una sola página.',
    'social-todos',
  ),
  campaigns: references(campaignLinks),
  body: keyed([
    ...textSections(`
      # ¿Por qué _tres_? #por-que-tres

      Porque la inundación no golpeó igual en todos lados y cada lugar necesita cosas distintas. En
      **Bahía Blanca** hay que volver a amueblar casas; en **Ingeniero White** hay que sostener las
      ollas; en **General Daniel Cerri** hay que reparar paredes y techos. Elegí la que te llegue más
      o repartí entre las tres.`),
    {
      _type: 'callToAction',
      title: accentTitle('¿Nunca colaboraste desde la _app_?'),
      lead: 'Son ocho pasos cortos. Te los contamos uno por uno.',
      buttons: keyed([
        link('Ver cómo donar', '/sosBahia/donate'),
        link('Pedir ayuda', '/sosBahia/help'),
      ]),
      tone: 'celeste',
    },
  ]),
  labels: {
    openCampaign: 'Abrir la campaña en otra pestaña',
    frameTitle: 'Campaña {title}',
    frameRefused: 'Si no ves la campaña acá abajo, abrila en otra pestaña.',
    frameWithheld:
      'La campaña vive en otro sitio. Si la mostramos acá, ese sitio recibe tu visita.',
    showFrame: 'Mostrar la campaña acá',
    sampleMark: 'Campaña de ejemplo',
    sampleText: 'Así se ve una campaña: para qué junta y cuánto. Es inventada y no recibe plata.',
  },
})
