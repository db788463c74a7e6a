import type { DocumentDefinition, FieldDefinition, FieldGroupDefinition } from '@sanity/types'
import { defineSettings } from '../settings/define-settings'
import { contentGroup, otherPageGroups } from '../shared/groups'
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
export function definePage({ contentGroups = [contentGroup], ...page }: PageOptions) {
  return defineSettings({
    ...page,
    groups: [...contentGroups, ...otherPageGroups],
    fields: [pageNameField(contentGroups[0].name), ...page.fields, seoField],
    // The title is the name in the Studio's menu: several pages can have the same name on the site.
    subtitle: sitePages[page.name].path,
    shownOn: [page.name],
  })
}
