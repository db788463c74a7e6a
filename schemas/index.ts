import type { SchemaTypeDefinition } from '@sanity/types'
import { blockTypes } from './blocks'
import { documentTypes } from './documents'
import { objectTypes } from './objects'
import { pageTypes } from './pages'
import { settingsTypes } from './settings'

/** Everything that a dataset of this site can hold. */
export const schemaTypes: SchemaTypeDefinition[] = [
  ...Object.values(pageTypes).flat(),
  ...settingsTypes,
  ...documentTypes,
  ...blockTypes,
  ...objectTypes,
]

export { collections, sections, singletons } from './singletons'
export type { Collection, SectionId, Singleton } from './singletons'
