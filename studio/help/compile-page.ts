import { Marked, type Tokens } from 'marked'
import { getPageName } from './page-name'

/** A page of the guide as HTML, with placeholders for the addresses of pictures and pages. */
export interface CompiledPage {
  /** The words of its heading of level 1. */
  readonly title: string
  /**
   * `%PICTURE0%` is the address of the first of `pictures`. A link to another page has its name in
   * `data-page`, which is empty for the list of pages.
   */
  readonly html: string
  /** Paths of its pictures, relative to the page. */
  readonly pictures: readonly string[]
}

/** Width and height of a picture in pixels. */
export interface Size {
  readonly width: number
  readonly height: number
}

/**
 * Compiles a page of the guide.
 * @param markdown of this project: its HTML is not checked
 * @param readSize reads the size of a picture by its path, relative to the page; undefined leaves
 *   the picture out
 * @throws Error when the page has no heading of level 1, or links to anything but a page
 */
export async function compilePage(
  markdown: string,
  readSize: (picture: string) => Promise<Size | undefined>,
): Promise<CompiledPage> {
  const sizes = new Map<string, Size>()
  const marked = new Marked({
    async: true,
    walkTokens: async (token) => {
      if (!isImage(token)) return
      const size = await readSize(token.href)
      if (size !== undefined) sizes.set(token.href, size)
    },
    renderer: {
      image({ href, text }) {
        const size = sizes.get(href)
        return size === undefined ? '' : renderPicture([...sizes.keys()].indexOf(href), text, size)
      },
      link({ href, tokens }) {
        if (!/^[\w-]+\.md$/.test(href)) throw new Error(`The guide links to ${href}.`)
        return `<a href="#" data-page="${getPageName(href)}">${this.parser.parseInline(tokens)}</a>`
      },
    },
  })
  const html = await marked.parse(markdown)
  const title = /<h1>(.*?)<\/h1>/.exec(html)?.[1]
  if (title === undefined) throw new Error('A page of the guide has no heading of level 1.')
  return { title, html, pictures: [...sizes.keys()] }
}

const isImage = (token: { type: string }): token is Tokens.Image => token.type === 'image'

function renderPicture(index: number, text: string, { width, height }: Size): string {
  const alt = text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  return `<img src="%PICTURE${index}%" alt="${alt}" width="${width}" height="${height}" loading="lazy">`
}
