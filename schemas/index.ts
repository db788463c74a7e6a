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

/** Documents of which there is exactly one. */
export const singletons = sections.flatMap(({ id: section }) =>
  (singletonTypes[section] ?? []).map(({ name: id, type, title = id, shownOn }) => {
    const path: string | undefined = pagePaths.get(id)
    return { type: type === 'document' ? id : type, id, title, section, path, shownOn }
  }),
)

export type Singleton = (typeof singletons)[number]

/** Document types of which there are many; the title is that of their list. */
export const collections = collectionTypes.map(
  ({ name, listTitle, section, shownOn, writtenBySite }) => {
    return { type: name, title: listTitle, section, shownOn, writtenBySite }
  },
)

export type Collection = (typeof collections)[number]

export { sections, type ShownOn }
