import type { CampaignStep } from '#app/sanity/types.generated'
import { steps } from '../../assets/catalogue/drawings'
import { picturesOf } from '../../authoring/assets'
import type { SeedOf } from '../../authoring/document'

const texts = [
  {
    title: 'Descargá la app',
    text: 'Gratis en Android y iOS. Entrás con tu cuenta de Google o con tu correo.',
  },
  {
    title: 'Verificá tu cuenta',
    text: 'Tu nombre y tu documento, una sola vez. Así quien colabora sabe que atrás hay alguien de verdad.',
  },
  {
    title: 'Contá tu causa',
    text: 'Fotos, historia, meta y fecha de cierre. Escribila como se la contarías a un vecino: qué pasó, qué falta y qué vas a hacer con la plata.',
  },
  {
    title: 'Elegí campaña o rifa',
    text: 'Con premios o sin ellos. Si es una rifa, definís cuántos números, a qué precio y cuándo se sortea. Ves el costo antes de publicar.',
  },
  {
    title: 'Compartila',
    text: 'Por WhatsApp, en redes o con un QR pegado en la puerta. Y andá contando cómo viene: la gente que ayudó quiere saber.',
  },
]

/** The five steps of the guide to open a campaign (HOME-02). */
export const campaignSteps: SeedOf<CampaignStep>[] = picturesOf(steps).map((picture, index) => ({
  _id: `campaignStep-${index + 1}`,
  _type: 'campaignStep',
  number: index + 1,
  picture,
  ...texts[index],
}))
