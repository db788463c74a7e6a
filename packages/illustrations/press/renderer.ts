import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { chromium, type Browser, type Page } from 'playwright'

const require = createRequire(import.meta.url)

const fontFile = (id: string) => readFileSync(require.resolve(id)).toString('base64')

const face = (family: string, file: string, stretch: string, range: string) =>
  `@font-face{font-family:${family};font-weight:100 900;${stretch}` +
  `src:url(data:font/woff2;base64,${fontFile(file)}) format('woff2');unicode-range:${range}}`

const latin = 'U+0000-00FF,U+0131,U+0152-0153,U+2000-206F,U+20AC,U+2122,U+2190-2199,U+2212'

/** The two typefaces of the brand as style rules, with the font files inside. */
export const fontFaces = [
  face(
    'Anybody',
    '@fontsource-variable/anybody/files/anybody-latin-wdth-normal.woff2',
    'font-stretch:50% 150%;',
    latin,
  ),
  face('Figtree', '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2', '', latin),
].join('')

/** Renders HTML as pictures and PDFs in Chromium. */
export interface Renderer {
  /** A PNG of a document. `scale` is device pixels per CSS pixel. */
  picture(html: string, width: number, height: number, scale?: number): Promise<Buffer>
  /** A PDF of a document, A4, with its own margins and backgrounds. */
  document(html: string): Promise<Buffer>
  close(): Promise<void>
}

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--font-render-hinting=none',
]

/**
 * Starts Chromium.
 * @throws Error when Chromium is not installed at /usr/bin/chromium
 */
export async function startRenderer(): Promise<Renderer> {
  const browser: Browser = await chromium.launch({
    executablePath: '/usr/bin/chromium',
    args: flags,
  })
  const pages = new Map<number, Page>()
  const pageFor = async (scale: number) => {
    const known = pages.get(scale)
    if (known !== undefined) return known
    const page = await browser.newPage({ deviceScaleFactor: scale })
    pages.set(scale, page)
    return page
  }
  const show = async (page: Page, html: string) => {
    await page.setContent(html, { waitUntil: 'load' })
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
  }
  return {
    async picture(html, width, height, scale = 1) {
      const page = await pageFor(scale)
      await page.setViewportSize({ width, height })
      await show(page, html)
      return page.screenshot({ animations: 'disabled' })
    },
    async document(html) {
      const page = await pageFor(1)
      await show(page, html)
      return page.pdf({
        format: 'A4',
        printBackground: true,
        preferCSSPageSize: true,
        tagged: true,
      })
    },
    close: () => browser.close(),
  }
}
