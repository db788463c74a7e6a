import type { FormMessages } from '#app/sanity/types.generated'
import { singleton } from '../../authoring/document'

/**
 * Messages of both forms; the specification prescribes some (FORM-02 to FORM-07, NEWS-01, NEWS-02).
 */
export const formMessages = singleton<FormMessages>('formMessages', {
  investor: {
    nameInvalid: 'Ese nombre es muy corto: escribilo con más de 3 letras.',
    phoneInvalid: 'Por favor, ingresa un número de teléfono válido.',
    emailInvalid: 'Por favor, ingresa un email válido.',
    currencyRequired: 'Falta la moneda: elegí una.',
    messageTooLong: 'El mensaje no entra: dejá lo principal y seguimos por WhatsApp.',
    captchaRequired: 'Por favor, completa el CAPTCHA.',
    captchaExpired: 'La comprobación venció: hacela de nuevo y volvé a mandar el formulario.',
    sending: 'Enviando tu pedido…',
    sendFailed: 'Hubo un error al enviar el mensaje.',
    sendFailedHelp: 'Mandalo por WhatsApp',
    offline:
      'No tenés conexión. Lo que escribiste queda acá: mandalo cuando vuelva, sin completarlo de nuevo.',
    requestStored:
      'Tu pedido quedó guardado y nos va a llegar igual: no hace falta que lo mandes de nuevo.',
    errorSummary: 'Revisá estos datos',
  },
  newsletter: {
    sending: 'Enviando mensaje, aguarde unos instantes...',
    success: '¡Listo! Ya estás en la lista. Gracias por sumarte.',
    pending: 'Te mandamos un correo: abrilo y confirmá que querés recibir el boletín.',
    emailRequired: 'El correo electrónico es obligatorio.',
    emailInvalid: 'Por favor, introduce un correo electrónico válido.',
    emailHelp: 'Por ejemplo: nombre@correo.com',
  },
  general: {
    fieldRequired: 'Este campo es requerido',
    tooManyRequests: 'Llegaron varios envíos seguidos desde acá. Esperá un rato y probá de nuevo.',
    notAccepted: 'No pudimos aceptar este envío. Recargá la página y probá otra vez.',
    tooLarge: 'Lo que mandaste no entra. Acortalo y probá de nuevo.',
  },
})
