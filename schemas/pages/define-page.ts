import {
  defineField,
  defineType,
  type DocumentDefinition,
  type FieldDefinition,
  type FieldGroupDefinition,
} from '@sanity/types'
import { documentRules } from '../shared/content-rules'
import { textLine } from '../shared/fields'
import { contentGroup, otherPageGroups } from '../shared/groups'
import type { ShownOn } from '../shared/placement'
import { type PageId, sitePages } from '#config/site-pages'

interface PageOptions {
  name: PageId
  title: string
  icon: NonNullable<DocumentDefinition['icon']>
  fields: FieldDefinition[]
  /** Tabs of a long form in place of 'Contenido'; the first one holds the page's name. */
  contentGroups?: readonly [FieldGroupDefinition, ...FieldGroupDefinition[]]
}

/** Defines a page: a singleton with a name for menus and breadcrumbs, and data for search engines. */
export function definePage({
  name,
  title,
  icon,
  fields,
  contentGroups = [contentGroup],
}: PageOptions) {
  const type = defineType({
    name,
    title,
    type: 'document',
    icon,
    groups: [...contentGroups, ...otherPageGroups],
    validation: (rule) => documentRules(rule),
    fields: [
      textLine('title', 'Nombre de la página', {
        group: contentGroups[0].name,
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
