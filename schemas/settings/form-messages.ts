import { labelGroup } from '../shared/labels'
import { defineSettings } from './define-settings'

/** Messages of the two forms (FORM-02 to FORM-07, NEWS-01, NEWS-02). */
export const formMessages = defineSettings({
  name: 'formMessages',
  title: 'Mensajes de formularios',
  fields: [
    labelGroup('investor', 'Solicitud de inversión', {
      nameInvalid: 'Nombre demasiado corto',
      phoneInvalid: 'Teléfono no válido',
      emailInvalid: 'Correo no válido',
      currencyRequired: 'Falta la moneda',
      messageTooLong: 'Mensaje demasiado largo',
      captchaRequired: 'Falta el CAPTCHA',
      captchaExpired: 'El CAPTCHA venció',
      sending: 'Enviando',
      sendFailed: 'No se pudo enviar',
      sendFailedHelp: {
        title: 'Enlace a WhatsApp cuando no se pudo enviar',
        optional: true,
        description: 'Sigue al mensaje anterior y abre el WhatsApp de inversores.',
      },
      offline: {
        title: 'Sin conexión',
        optional: true,
        description: 'Sigue al mensaje anterior cuando el navegador no tiene conexión.',
      },
      requestStored: {
        title: 'El pedido quedó guardado',
        optional: true,
        description: 'Sigue al mensaje anterior cuando falló solo el correo.',
      },
      errorSummary: 'Título de la lista de errores',
    }),
    labelGroup('newsletter', 'Boletín', {
      sending: 'Enviando',
      success: {
        title: 'Suscripción hecha',
        description: 'Cuando el sitio no puede mandar correos.',
      },
      pending: {
        title: 'Falta confirmar el correo',
        description: 'Cuando el sitio manda el correo para confirmar.',
      },
      emailRequired: 'Falta el correo',
      emailInvalid: 'Correo no válido',
      emailHelp: {
        title: 'Ayuda del correo',
        optional: true,
        description: 'Sigue al mensaje anterior: qué hacer ahora.',
      },
    }),
    labelGroup('general', 'Los dos', {
      fieldRequired: 'Campo sin completar',
      tooManyRequests: 'Demasiados envíos seguidos',
      notAccepted: 'Envío que el servidor no acepta',
      tooLarge: 'Envío demasiado grande',
    }),
  ],
})
