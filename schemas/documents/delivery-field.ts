import { defineField } from '@sanity/types'
import { choices } from '../shared/fields'

/** The state of an e-mail, which the site writes. */
export const deliveryField = defineField({
  name: 'delivery',
  title: 'Aviso por correo',
  type: 'object',
  readOnly: true,
  options: { collapsible: true, collapsed: true },
  fields: [
    defineField({
      name: 'state',
      title: 'Estado',
      type: 'string',
      options: {
        list: choices({ pending: 'Pendiente', sent: 'Enviado', failing: 'Demorado' }),
      },
    }),
    defineField({
      name: 'channel',
      title: 'Medio',
      type: 'string',
      options: {
        list: choices({ browser: 'Navegador', server: 'Servidor' }),
      },
    }),
    defineField({ name: 'attempts', title: 'Intentos', type: 'number' }),
    defineField({ name: 'lastAttemptAt', title: 'Último intento', type: 'datetime' }),
    defineField({ name: 'sentAt', title: 'Enviado el', type: 'datetime' }),
    defineField({ name: 'lastError', title: 'Último error', type: 'string' }),
  ],
})
