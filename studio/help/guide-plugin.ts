import { existsSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import type { Plugin } from 'vite'
import { compilePage } from './compile-page'

/**
 * Turns Markdown files of a folder into modules with title and HTML (`GuidePage` in pages.ts). The
 * build emits their pictures.
 * @param folder absolute path, without a final slash
 */
export function compileGuide(folder: string): Plugin {
  return {
    name: 'compile-guide',
    async transform(markdown, id) {
      const [file = ''] = id.split('?')
      if (path.dirname(file) !== folder || !file.endsWith('.md')) return null
      const { title, html, pictures } = await compilePage(markdown, async (picture) => {
        const pictureFile = path.join(folder, picture)
        if (existsSync(pictureFile)) return sharp(pictureFile).metadata()
        // Not an error: `npx tsx scripts/guide-pictures.ts` needs a build to take the picture.
        this.warn(`${picture} of the guide is missing.`)
        return undefined
      })
      const imports = pictures.map(
        (picture, index) => `import picture${index} from './${picture}?url&no-inline'`,
      )
      const source = JSON.stringify(html).replaceAll(/%PICTURE(\d+)%/g, '" + picture$1 + "')
      const page = `export default { title: ${JSON.stringify(title)}, html: ${source} }`
      return { code: [...imports, page].join('\n'), map: null }
    },
  }
}
