import { HelpCircleIcon } from '@sanity/icons'
import { defineField } from '@sanity/types'
import { productHint, REQUIRED, richTextField, textLine } from '../shared/fields'
import { checkAnchor } from '../shared/validation/text'
import { defineCollection } from './define-collection'

/** A question and its answer (HOME-02). */
export const faqEntry = defineCollection({
  name: 'faqEntry',
  title: 'Pregunta frecuente',
  section: 'contenido',
  listTitle: 'Preguntas frecuentes',
  shownOn: ['homePage'],
  icon: HelpCircleIcon,
  fields: [
    defineField({
      name: 'id',
      title: 'Identificador',
      type: 'string',
      description: 'Para enlazarla: como-cobro → /#como-cobro. Si lo cambiás, se rompen enlaces.',
      validation: (rule) => [rule.required().error(REQUIRED), rule.custom(checkAnchor).error()],
    }),
    textLine('title', 'Pregunta', { max: 120, description: productHint }),
    richTextField('content', 'Respuesta', { description: productHint }),
  ],
  orderings: [{ name: 'title', title: 'Pregunta', by: [{ field: 'title', direction: 'asc' }] }],
  preview: { subtitle: 'content' },
})
