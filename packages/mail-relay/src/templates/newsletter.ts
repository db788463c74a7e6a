import { row } from './lines'
import type { Template } from './template'

/** Notifies the team of a newsletter signup (NEWS-03). */
export const newsletter: Template = {
  subject: () => 'Nueva suscripción al boletín',
  text: ({ email }) =>
    ['Alguien se suscribió al boletín desde el sitio.', '', row('Correo', email)].join('\n'),
  replyTo: ({ email }) => ({ name: '', address: email ?? '' }),
}
