import {
  defineField,
  defineType,
  type DocumentDefinition,
  type FieldDefinition,
} from '@sanity/types'
import { textLine } from '../shared/fields'
import { pageGroups } from '../shared/groups'
import { type PageName, sitePaths } from '../shared/site-paths'

interface PageOptions {
  name: PageName
  title: string
  icon: NonNullable<DocumentDefinition['icon']>
  fields: FieldDefinition[]
}

/**
 * A page of the site: one document, whose id is its type's name. Every page has the name by which
 * menus and breadcrumbs call it, and what search engines show of it.
 */
export function definePage({ name, title, icon, fields }: PageOptions) {
  return defineType({
    name,
    title,
    type: 'document',
    icon,
    groups: pageGroups,
    fields: [
      textLine('title', 'Nombre de la página', {
        group: 'content',
        max: 40,
        description: 'Cómo la llaman los menús y la ruta de páginas.',
      }),
      ...fields,
      defineField({
        name: 'seo',
        title: 'Buscadores y redes',
        type: 'seo',
        group: 'seo',
        validation: (rule) => rule.required().error('Completá título y descripción.'),
      }),
    ],
    preview: {
      select: { title: 'title' },
      prepare: ({ title: ownTitle }: { title?: string }) => ({
        title: ownTitle ?? title,
        subtitle: sitePaths[name],
        media: icon,
      }),
    },
  })
}
