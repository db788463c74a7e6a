import { getPageName } from './page-name'

/** A page of the guide, which guide-plugin.ts makes of Markdown. */
interface GuidePage {
  readonly title: string
  readonly html: string
}

// Markdown of the repository instead of documents: every Studio is the same, and a new version would
// have to migrate the texts.
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
