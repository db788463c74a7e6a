import { CopyIcon } from '@sanity/icons'
import { textArea, textLine } from '../shared/fields'
import { defineBlock } from './define-block'
import { sectionFields } from './section-fields'

/** A text for sharing, with a button that copies it. */
export const shareText = defineBlock({
  group: 'text',
  name: 'shareText',
  title: 'Texto para compartir',
  icon: CopyIcon,
  fields: [
    ...sectionFields,
    textArea('text', 'Texto', { max: 600 }),
    textLine('copyLabel', 'Botón para copiarlo', { optional: true }),
    textLine('copiedLabel', 'Texto copiado', { optional: true }),
    textLine('whatsappLabel', 'Botón para mandarlo por WhatsApp', { optional: true }),
  ],
})
