import { CommentIcon } from '@sanity/icons'
import { defineType } from '@sanity/types'
import { productHint, textArea, textLine, whatsappNumberField } from '../shared/fields'
import { itemPreview } from '../shared/previews'

/** A button that opens a chat with a prepared message. */
export const whatsappLink = defineType({
  name: 'whatsappLink',
  title: 'Enlace de WhatsApp',
  type: 'object',
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
  preview: itemPreview('Enlace de WhatsApp', {
    title: 'label',
    subtitle: 'message',
    icon: CommentIcon,
  }),
})
