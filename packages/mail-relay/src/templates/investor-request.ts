import { maxFieldLengths } from '../../../../config/investor-request'
import { oneLine, paragraph, row } from './lines'
import type { Template } from './template'

const SUBJECT = 'Nueva solicitud de inversores'

/** Notifies the team of an investor request (FORM-09). */
export const investorRequest: Template = {
  subject: ({ user_name: input }) => {
    const name = oneLine(input)
    return name === '' ? SUBJECT : `${SUBJECT}: ${name}`
  },
  text: (values) =>
    [
      'Alguien pidió acceso al plan de inversión desde el sitio.',
      '',
      row('Nombre', values.user_name),
      row('WhatsApp', values.user_whatsapp),
      row('Correo', values.user_email),
      row('Moneda', values.user_currency),
      '',
      'Mensaje:',
      paragraph(values.user_message),
      '',
      'Al responder este correo, le respondés a esa persona.',
      'La solicitud completa está en el Studio, en «Solicitudes».',
    ].join('\n'),
  visitorMaxLengths: maxFieldLengths,
  replyTo: (values) => ({ name: oneLine(values.user_name), address: values.user_email ?? '' }),
}
