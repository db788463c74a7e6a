import { defineType, type DocumentDefinition, type SortOrdering } from '@sanity/types'
import { type DocumentValidation, documentRules } from '../shared/content-rules'
import type { SectionId, ShownOn } from '../shared/placement'
import { itemPreview, type PreviewOptions } from '../shared/previews'

interface CollectionOptions extends Omit<DocumentDefinition, 'type' | 'preview' | 'validation'> {
  title: string
  icon: PreviewOptions['icon']
  preview?: Omit<PreviewOptions, 'icon'>
  validation?: DocumentValidation
  /** Its section of the Studio's menu, and the title of its list there. */
  section: SectionId
  listTitle: string
  /** By default no page shows them. */
  shownOn?: ShownOn
  /** The site writes these documents from what visitors do; staff cannot create one. */
  writtenBySite?: true
}

const writtenBySiteOptions = {
  readOnly: true,
  // Ids with a dot have no drafts.
  liveEdit: true,
  // The Studio's search also adds documents to releases.
  __experimental_omnisearch_visibility: false,
}

/** A way to sort a list, by one field. */
export function sortBy(
  field: string,
  title: string,
  direction: 'asc' | 'desc' = 'asc',
): SortOrdering {
  return { name: field, title, by: [{ field, direction }] }
}

/** A document type of which there are many. */
export function defineCollection({
  section,
  listTitle,
  shownOn = [],
  writtenBySite,
  preview,
  validation,
  ...options
}: CollectionOptions) {
  const { title, icon } = options
  const type = defineType({
    ...(writtenBySite && writtenBySiteOptions),
    ...options,
    type: 'document',
    // What visitors wrote is not for staff to correct.
    validation: (rule) => (writtenBySite ? [] : documentRules(rule, validation)),
    preview: itemPreview(title, { ...preview, icon }),
  })
  return { ...type, section, listTitle, shownOn, writtenBySite: writtenBySite ?? false }
}
