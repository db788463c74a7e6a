import {
  defineField,
  defineType,
  type DocumentDefinition,
  type FieldDefinition,
} from '@sanity/types'
import { textLine } from '../shared/fields'
import { pageGroups } from '../shared/groups'
import type { ShownOn } from '../shared/placement'
import { type PageId, sitePages } from '../../config/site-pages'

interface PageOptions {
  name: PageId
  title: string
  icon: NonNullable<DocumentDefinition['icon']>
  fields: FieldDefinition[]
}

/** Defines a page: a singleton with a name for menus and breadcrumbs, and data for search engines. */
export function definePage({ name, title, icon, fields }: PageOptions) {
  const type = defineType({
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
    // The name in the Studio's menu: several pages can have the same name on the site.
    preview: { prepare: () => ({ title, subtitle: sitePages[name].path, media: icon }) },
  })
  const shownOn: ShownOn = [name]
  return { ...type, shownOn }
}
