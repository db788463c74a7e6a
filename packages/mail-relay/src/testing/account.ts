import type { Account } from '../settings'

/** An account with a template for visitors, and one for the site's server. */
export const account: Account = {
  publicKey: 'embedded',
  serviceId: 'relay',
  templates: {
    request: {
      subject: 'Solicitud: {{user_name}}',
      text: 'Nombre: {{user_name}}\nCorreo: {{user_email}}\n\nMensaje:\n{{user_message}}\n\nFin',
      replyTo: { name: '{{user_name}}', address: '{{user_email}}' },
      visitorMaxLengths: { user_name: 120, user_message: 4_000 },
    },
    newsletter: { subject: 'Boletín', text: '{{email}}', replyTo: { address: '{{email}}' } },
  },
}
