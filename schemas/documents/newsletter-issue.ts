import { ComposeIcon } from '@sanity/icons'
import { defineArrayMember, defineField } from '@sanity/types'
import { ISSUE_FOLDER, isIssueSlug, toSlug } from '#config/page-address'
import { toDay } from '#config/calendar'
import { dateField, productHint, REQUIRED, textArea, textLine } from '../shared/fields'
import { sampleMarkField } from '../shared/sample-mark'
import { checkFreeAddress } from '../shared/validation/page-address'
import { defineCollection, sortBy } from './define-collection'

/** The sections that an e-mail can show. */
const mailBlocks = ['richTextSection', 'notice', 'pictureSection', 'callToAction']

/**
 * The relay accepts 50 KB for HTML and text together. The sections as JSON are longer than either.
 */
const MAX_JSON_LENGTH = 20_000

/**
 * An issue of the newsletter (NEWS-06). Publishing sends it, once; then the archive shows it. An issue
 * with a sample mark is never sent.
 */
export const newsletterIssue = defineCollection({
  name: 'newsletterIssue',
  title: 'Número del boletín',
  section: 'contenido',
  listTitle: 'Números del boletín',
  shownOn: ['newsletterPage'],
  icon: ComposeIcon,
  fields: [
    textLine('title', 'Asunto', { max: 80, description: productHint }),
    textArea('lead', 'Resumen', {
      max: 140,
      description: 'Los programas de correo lo muestran al lado del asunto, y el archivo, debajo.',
    }),
    defineField({
      name: 'slug',
      title: 'Dirección en el sitio',
      type: 'slug',
      description: 'Donde queda publicado, por ejemplo: boletin/marzo.',
      options: {
        source: 'title',
        slugify: (text) => toSlug(text.startsWith(ISSUE_FOLDER) ? text : ISSUE_FOLDER + text),
        isUnique: () => true,
      },
      validation: (rule) => [
        rule.custom((slug) => checkSlug(slug?.current)).error(),
        rule.custom((slug, context) => checkFreeAddress(slug?.current, context)).error(),
      ],
    }),
    {
      ...dateField('date', 'Fecha', {
        description: 'La que muestra el archivo, que ordena por ella.',
      }),
      initialValue: () => toDay(Date.now()),
    },
    defineField({
      name: 'body',
      title: 'Secciones',
      type: 'array',
      description: 'Las que un correo puede mostrar. El sitio y el correo usan las mismas.',
      of: mailBlocks.map((type) => defineArrayMember({ type })),
      validation: (rule) => [
        rule.required().min(1).error('Agregá al menos una sección.'),
        rule.custom(checkLength).error(),
      ],
    }),
    sampleMarkField(),
  ],
  orderings: [sortBy('date', 'Más nuevos', 'desc')],
  preview: { subtitle: 'date' },
})

function checkSlug(slug: string | undefined): true | string {
  if (slug === undefined || slug === '') return REQUIRED
  return (
    isIssueSlug(slug) ||
    'Tiene que empezar con boletin/ y seguir con letras minúsculas sin acento, números y guiones.'
  )
}

function checkLength(blocks: unknown): true | string {
  return (
    JSON.stringify(blocks ?? []).length <= MAX_JSON_LENGTH ||
    'Es demasiado largo para un correo: dejá lo principal y enlazá el resto.'
  )
}
