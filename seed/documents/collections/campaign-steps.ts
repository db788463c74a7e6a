import type { CampaignStep } from '#app/sanity/types.generated'
import { picture } from '../../authoring/assets'
import { type SeedOf, typed } from '../../authoring/document'

/** The five steps of the guide to open a campaign (HOME-02). */
export const campaignSteps: SeedOf<CampaignStep>[] = typed('campaignStep', [
  {
    _id: 'campaignStep-1',
    number: 1,
    title: 'Descargá la app',
    text: 'Gratis en Android y iOS. Entrás con tu cuenta de Google o con tu correo.',
    picture: picture('step-1'),
  },
  {
    _id: 'campaignStep-2',
    number: 2,
    title: 'Verificá tu cuenta',
    text: 'Tu nombre y tu documento, una sola vez. Así quien colabora sabe que atrás hay alguien de verdad.',
    picture: picture('step-2'),
  },
  {
    _id: 'campaignStep-3',
    number: 3,
    title: 'Contá tu causa',
    text: 'Fotos, historia, meta y fecha de cierre. Escribila como se la contarías a un vecino: qué pasó, qué falta y qué vas a hacer con la plata.',
    picture: picture('step-3'),
  },
  {
    _id: 'campaignStep-4',
    number: 4,
    title: 'Elegí campaña o rifa',
    text: 'Con premios o sin ellos. Si es una rifa, definís cuántos números, a qué precio y cuándo se sortea. Ves el costo antes de publicar.',
    picture: picture('step-4'),
  },
  {
    _id: 'campaignStep-5',
    number: 5,
    title: 'Compartila',
    text: 'Por WhatsApp, en redes o con un QR pegado en la puerta. Y andá contando cómo viene: la gente que ayudó quiere saber.',
    picture: picture('step-5'),
  },
])
