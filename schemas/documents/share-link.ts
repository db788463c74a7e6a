import { CommentIcon, LinkIcon } from '@sanity/icons'
import { defineArrayMember, defineField } from '@sanity/types'
import { choices } from '../shared/fields'
import { defineCollection, sortBy } from './define-collection'

/** What a link or an answer is about. */
const subject = [
  defineField({ name: 'document', title: 'Documento', type: 'string' }),
  defineField({ name: 'documentType', title: 'Tipo de documento', type: 'string' }),
]

const newest = sortBy('_createdAt', 'Más nuevos', 'desc')

/**
 * A link that shows a draft or a version on the site without an account (PLAN-03). Its id has a dot
 * (`shareLink.<random>`), so anonymous readers of the dataset never see it. The Studio creates and
 * revokes it in the dialog of its document.
 */
export const shareLink = defineCollection({
  name: 'shareLink',
  title: 'Enlace para revisar',
  section: 'solicitudes',
  listTitle: 'Enlaces para revisar',
  writtenBySite: true,
  icon: LinkIcon,
  fields: [
    defineField({ name: 'name', title: 'Para quién', type: 'string' }),
    ...subject,
    defineField({ name: 'version', title: 'Borrador o versión', type: 'string' }),
    defineField({ name: 'showsRelease', title: 'Muestra todo el lanzamiento', type: 'boolean' }),
    defineField({ name: 'path', title: 'Dirección', type: 'string' }),
    defineField({ name: 'expiresAt', title: 'Vence el', type: 'datetime' }),
    defineField({ name: 'revokedAt', title: 'Anulado el', type: 'datetime' }),
    defineField({
      name: 'openings',
      title: 'Veces que se abrió',
      type: 'array',
      of: [defineArrayMember({ type: 'datetime' })],
    }),
  ],
  orderings: [newest],
  preview: { title: 'name', subtitle: 'path' },
})

/**
 * An answer to a revision of a document (PLAN-03), by the visitor of a link or by staff. Its id is
 * `reviewAnswer.<document>.<random>`. The lake reads approvals, see config/review.ts.
 */
export const reviewAnswer = defineCollection({
  name: 'reviewAnswer',
  title: 'Respuesta a una revisión',
  section: 'solicitudes',
  listTitle: 'Respuestas a revisiones',
  writtenBySite: true,
  icon: CommentIcon,
  fields: [
    defineField({
      name: 'kind',
      title: 'Respuesta',
      type: 'string',
      options: {
        list: choices({ approved: 'Aprobado', change: 'Pide un cambio' }),
      },
    }),
    defineField({ name: 'name', title: 'De', type: 'string' }),
    defineField({ name: 'text', title: 'Qué cambiar', type: 'text', rows: 3 }),
    defineField({ name: 'place', title: 'Lugar', type: 'string' }),
    ...subject,
    defineField({ name: 'revision', title: 'Revisión', type: 'string' }),
    defineField({ name: 'link', title: 'Enlace', type: 'string' }),
    defineField({ name: 'createdAt', title: 'Respondió el', type: 'datetime' }),
  ],
  orderings: [newest],
  preview: { title: 'name', subtitle: 'kind' },
})
