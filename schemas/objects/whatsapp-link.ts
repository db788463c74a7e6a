import { CommentIcon } from '@sanity/icons'
import { productHint, textArea, textLine, whatsappNumberField } from '../shared/fields'
import { defineObject } from './define-object'

/** A button that opens a chat with a prepared message. */
export const whatsappLink = defineObject({
  name: 'whatsappLink',
  title: 'Enlace de WhatsApp',
  icon: CommentIcon,
  fields: [
    textLine('label', 'Texto', { max: 60 }),
    whatsappNumberField({
      optional: true,
      description:
        'Si falta, se usa el de los ajustes generales. Solo dígitos, con código de país.',
    }),
    textArea('message', 'Mensaje ya escrito', { description: productHint }),
  ],
  preview: { title: 'label', subtitle: 'message' },
})
