import {
  defineType,
  type DocumentDefinition,
  type FieldDefinition,
  type FieldGroupDefinition,
} from '@sanity/types'
import { documentRules } from '../shared/content-rules'
import { contentGroup, otherPageGroups } from '../shared/groups'
import type { ShownOn } from '../shared/placement'
import { pageNameField, seoField } from './heading-fields'
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
    fields: [pageNameField(contentGroups[0].name), ...fields, seoField],
    // The name in the Studio's menu: several pages can have the same name on the site.
    preview: { prepare: () => ({ title, subtitle: sitePages[name].path, media: icon }) },
  })
  const shownOn: ShownOn = [name]
  return { ...type, shownOn }
}
