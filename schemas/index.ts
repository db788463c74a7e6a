import type { SchemaTypeDefinition } from '@sanity/types'
import { pagePaths } from '#config/site-pages'
import { blockTypes } from './blocks'
import { blocks } from './blocks/blocks-field'
import { collectionTypes } from './documents'
import { objectTypes } from './objects'
import { pageTypes } from './pages'
import { settingsTypes } from './settings'
import { byName } from './shared/by-name'
import { sections, type SectionId, type ShownOn } from './shared/placement'

/** Everything that a dataset of this site can hold. */
export const schemaTypes: SchemaTypeDefinition[] = [
  ...Object.values(pageTypes)
    .flat()
    .filter((one) => one.type === 'document'),
  ...settingsTypes,
  ...[...collectionTypes].sort(byName),
  ...[...blockTypes].sort(byName),
  blocks,
  ...objectTypes,
]

/** A document of which there is exactly one. */
export interface Singleton {
  readonly type: string
  /** Its fixed document id. */
  readonly id: string
  readonly title: string
  readonly section: SectionId
  /** Its address on the site, when it is a page. */
  readonly path: string | undefined
  readonly shownOn: ShownOn
}

/** A document type of which there are many. */
export interface Collection {
  readonly type: string
  /** What its list is called, in the plural. */
  readonly title: string
  readonly section: SectionId
  readonly shownOn: ShownOn
  /** Whether the site creates these documents, and staff cannot. */
  readonly writtenBySite: boolean
}

interface SingletonType {
  /** Id of the document. */
  name: string
  /** Its type if others have it, too; otherwise `document`, and the id is the name of the type. */
  type: 'document' | 'page'
  title?: string
  shownOn: ShownOn
}

const singletonTypes: Partial<Record<SectionId, readonly SingletonType[]>> = {
  ...pageTypes,
  ajustes: settingsTypes,
}

export const singletons: readonly Singleton[] = sections.flatMap(({ id: section }) =>
  (singletonTypes[section] ?? []).map(({ name, type, title = name, shownOn }) => {
    const path = pagePaths.get(name)
    return {
      type: type === 'document' ? name : type,
      id: name,
      title,
      section,
      path,
      shownOn,
    }
  }),
)

export const collections: readonly Collection[] = collectionTypes.map(
  ({ name, listTitle, section, shownOn, writtenBySite }) => {
    return { type: name, title: listTitle, section, shownOn, writtenBySite }
  },
)

export { sections, type ShownOn }
