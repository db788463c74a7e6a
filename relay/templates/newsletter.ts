import { row } from './lines'
import type { Template } from './templates'

/** Tells the team that somebody signed up for the newsletter (NEWS-03). */
export const newsletter: Template = {
  subject: () => 'Nueva suscripción al boletín',
  text: ({ email }) =>
    ['Alguien se suscribió al boletín desde el sitio.', '', row('Correo', email)].join('\n'),
  replyTo: ({ email }) => ({ name: '', address: email ?? '' }),
}
