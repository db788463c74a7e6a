import { Marked } from 'marked'

const FOLDER = '../../docs/editores/'
// Files instead of documents: all Studios have the same guide, and a new version of the guide would
// have to migrate documents.
const files = import.meta.glob<string>('../../docs/editores/*.md', {
  eager: true,
  import: 'default',
  query: '?raw',
})
const pictures = import.meta.glob<string>('../../docs/editores/imagenes/*', {
  eager: true,
  import: 'default',
  query: '?url&no-inline',
})

/** The pages of the guide as Markdown in their order, by name. The list of pages has an empty name. */
export const pages: ReadonlyMap<string, string> = new Map(
  Object.entries(files)
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([file, markdown]) => [getPageName(file), markdown]),
)

/** The name of a page: `imagenes` for `03-imagenes.md`, an empty one for the list `README.md`. */
function getPageName(file: string): string {
  const [, name = ''] = /(?:\d+-)?([\w-]+)\.md$/.exec(file) ?? []
  return name === 'README' ? '' : name
}

/** The title of a page without its number. */
export const findTitle = (name: string) =>
  /^# (?:\d+\. )?(.+)/.exec(pages.get(name) ?? '')?.[1] ?? ''

/** A page as HTML. @param toAddress finds the address of a page that it links to */
export function renderPage(name: string, toAddress: (page: string) => string): string {
  const marked = new Marked({
    walkTokens: (token) => {
      if (token.type === 'image') token.href = pictures[`${FOLDER}${String(token.href)}`]
      if (token.type === 'link') token.href = toAddress(getPageName(String(token.href)))
    },
  })
  return marked.parse(pages.get(name) ?? '', { async: false })
}
