import type { ThankYouPage } from '#app/sanity/types.generated'
import { accentTitle } from '#config/portable-text'
import { link, seo } from '../../authoring/blocks'
import { singleton } from '../../authoring/document'

/** The page after the investor form (TY-01 to TY-03). */
export const thankYouPage = singleton<ThankYouPage>('thankYouPage', {
  title: 'Gracias',
  heading: accentTitle('¡_Gracias_! Ya tenemos tu pedido'),
  greeting: 'Quedó anotado, {name}.',
  text: 'Pronto te contactaremos para enviarte información con el plan de inversión.',
  answer:
    'Te escribe Valentina Ríos, de la dirección general, al WhatsApp o al correo que dejaste. Como mucho, en dos días hábiles.',
  homeButton: link('Volver al inicio', '/'),
  investorsButton: link('Volver a inversores', '/inversores'),
  whatsapp: {
    _type: 'whatsappLink',
    label: 'Escribirnos por WhatsApp',
    message:
      'Hola, acabo de pedir el plan de inversión de {product} y quiero hacerles una consulta.',
  },
  receipt: { title: 'Tu pedido', stamp: 'Recibido' },
  countdown: {
    text: 'En {seconds} segundos volvés a la página de inversores.',
    pause: 'Quedarme acá',
    paused: 'Te quedás en esta página hasta que quieras.',
    resume: 'Seguir con la cuenta',
  },
  seo: {
    ...seo(
      'Gracias por tu interés en {product}',
      'Recibimos tu pedido del plan de inversión de {product}.',
      'social-investors',
    ),
    noIndex: true,
  },
})
