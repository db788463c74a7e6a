import { getPageName } from './page-name'

/** A page of the guide, which guide-plugin.ts compiles from Markdown. */
interface GuidePage {
  readonly title: string
  readonly html: string
}

// Files instead of documents: all Studios have the same guide, and a new version of the guide would
// have to migrate documents.
const modules = import.meta.glob<GuidePage>('../../docs/editores/*.md', {
  eager: true,
  import: 'default',
})

/** All pages in their order, by name. The list of pages has an empty name. */
export const pages: ReadonlyMap<string, GuidePage> = new Map(
  Object.entries(modules)
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([file, page]) => [getPageName(file), page]),
)
