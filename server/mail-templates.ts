import type { Template } from 'mail-relay/settings'
import { maxFieldLengths } from '../config/investor-request'
import { relayAccount } from '../config/mail.server'

const { investor, newsletter } = relayAccount.templates

/** The messages of the mail relay by template id, in the team's language. */
export const mailTemplates: Readonly<Record<string, Template>> = {
  /** Notifies the team of an investor request (FORM-09). */
  [investor]: {
    subject: 'Nueva solicitud de inversores: {{user_name}}',
    text: `Alguien pidió acceso al plan de inversión desde el sitio.

Nombre:    {{user_name}}
WhatsApp:  {{user_whatsapp}}
Correo:    {{user_email}}
Moneda:    {{user_currency}}

Mensaje:
{{user_message}}

Al responder este correo, le respondés a esa persona.
La solicitud completa está en el Studio, en «Solicitudes».`,
    replyTo: { name: '{{user_name}}', address: '{{user_email}}' },
    visitorMaxLengths: maxFieldLengths,
  },
  /** Notifies the team of a newsletter signup (NEWS-03). */
  [newsletter]: {
    subject: 'Nueva suscripción al boletín',
    text: 'Alguien se suscribió al boletín desde el sitio.\n\nCorreo:    {{email}}',
    replyTo: { address: '{{email}}' },
  },
}
