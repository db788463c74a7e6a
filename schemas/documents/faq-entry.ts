import { HelpCircleIcon } from '@sanity/icons'
import { defineField } from '@sanity/types'
import { productHint, richTextField, textLine } from '../shared/fields'
import { defineCollection, sortBy } from './define-collection'

/** A question and its answer (HOME-02). */
export const faqEntry = defineCollection({
  name: 'faqEntry',
  title: 'Pregunta frecuente',
  section: 'contenido',
  listTitle: 'Preguntas frecuentes',
  shownOn: ['homePage'],
  icon: HelpCircleIcon,
  fields: [
    textLine('title', 'Pregunta', { max: 120, description: productHint }),
    richTextField('content', 'Respuesta', { description: productHint }),
    defineField({
      name: 'id',
      title: 'Identificador',
      type: 'titleKey',
      description:
        'Se arma solo con la pregunta. Sirve para enlazarla: como-cobro → /#como-cobro. Después de publicar no cambia, así no se rompen enlaces.',
    }),
  ],
  orderings: [sortBy('title', 'Pregunta')],
  preview: { subtitle: 'content' },
})
