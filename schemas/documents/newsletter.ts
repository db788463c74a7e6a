import { ComposeIcon, EnvelopeIcon, RocketIcon } from '@sanity/icons'
import { defineArrayMember, defineField } from '@sanity/types'
import { toDay } from '#config/calendar'
import { isIssueSlug, ISSUE_FOLDER, toSlug } from '#config/page-address'
import { choices, dateField, productHint, REQUIRED, textArea, textLine } from '../shared/fields'
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

/**
 * A newsletter sign-up (NEWS-03, NEWS-05). Its id has a dot, so anonymous readers never see it.
 * Sign-ups from before confirmations are `activa` without a date of confirmation.
 */
export const newsletterSignup = defineCollection({
  name: 'newsletterSignup',
  title: 'Suscripción al boletín',
  section: 'solicitudes',
  listTitle: 'Suscripciones al boletín',
  writtenBySite: true,
  readOnly: ({ document }) => document?._createdAt === undefined,
  icon: EnvelopeIcon,
  fields: [
    defineField({ name: 'email', title: 'Correo', type: 'contactEmail', readOnly: true }),
    defineField({
      name: 'status',
      title: 'Estado',
      type: 'string',
      // The actions change it, with its date.
      readOnly: true,
      options: {
        layout: 'radio',
        direction: 'horizontal',
        list: choices({
          pendiente: 'Pendiente',
          activa: 'Confirmada',
          baja: 'Se dio de baja',
          rebotada: 'Rebotada',
        }),
      },
      initialValue: 'pendiente',
      validation: (rule) => rule.required().error('Elegí un estado.'),
    }),
    defineField({ name: 'createdAt', title: 'Se anotó el', type: 'datetime', readOnly: true }),
    defineField({ name: 'confirmedAt', title: 'Confirmó el', type: 'datetime', readOnly: true }),
    defineField({ name: 'leftAt', title: 'Se dio de baja el', type: 'datetime', readOnly: true }),
    defineField({ name: 'bouncedAt', title: 'Rebotó el', type: 'datetime', readOnly: true }),
  ],
  orderings: [sortBy('createdAt', 'Más nuevas', 'desc'), sortBy('email', 'Correo')],
  preview: { title: 'email', subtitle: 'status' },
})

const count = (name: string, title: string) => defineField({ name, title, type: 'number' })

/**
 * How an issue of the newsletter goes out (NEWS-06): `newsletterDelivery.<issue>`, which the site's
 * server creates once, so no issue is sent twice. With `to` it is a trial that the Studio asks for.
 */
export const newsletterDelivery = defineCollection({
  name: 'newsletterDelivery',
  title: 'Envío del boletín',
  section: 'solicitudes',
  listTitle: 'Envíos del boletín',
  writtenBySite: true,
  icon: RocketIcon,
  fields: [
    defineField({ name: 'subject', title: 'Asunto', type: 'string' }),
    defineField({ name: 'issue', title: 'Número', type: 'string' }),
    defineField({ name: 'to', title: 'Prueba para', type: 'string' }),
    defineField({
      name: 'outbox',
      title: 'Servidor',
      type: 'string',
      description:
        'Nombre al azar del servidor que lo manda. Vacío, el sitio no puede mandar correo.',
    }),
    defineField({ name: 'startedAt', title: 'Empezó el', type: 'datetime' }),
    count('total', 'Direcciones'),
    count('sent', 'Enviados'),
    count('rejected', 'Rechazados'),
    count('waiting', 'Faltan'),
  ],
  orderings: [sortBy('startedAt', 'Más nuevos', 'desc')],
  preview: { title: 'subject', subtitle: 'startedAt' },
})
