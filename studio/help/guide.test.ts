import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { isRioplatense } from '../testing/language'
import { findTitle, pages, renderPage } from './pages'
import { helpTexts } from './texts'

const PICTURES = 'docs/editores/imagenes'
const MAX_PICTURES = 33
const MAX_WIDTH = 1200
const MAX_BYTES = 60_000

const names = [...pages.keys()]
const render = (name: string) => renderPage(name, (page) => `/ayuda/${page}`)
const findAll = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].flatMap(([, found]) => found ?? [])

describe('the editors’ guide', () => {
  test('has eighteen pages, and its list links each in their order (CMS-04)', () => {
    const list = readFileSync('docs/editores/README.md', 'utf8')
    const linked = findAll(list, /\]\((\d+)-[\w-]+\.md\)/g)
    expect(linked.map(Number)).toEqual(Array.from({ length: 18 }, (_, index) => index + 1))
    const files = names.filter((name) => name !== '').map((name) => `/ayuda/${name}`)
    expect(findAll(render(''), /href="([^"]*)"/g)).toEqual(files)
    const numbers = [...pages.values()].flatMap((page) => findAll(page, /^# (\d+)\. /g))
    expect(numbers.map(Number)).toEqual(linked.map(Number))
  })

  test('shows every picture once, and each is small (CMS-04)', async () => {
    const files = readdirSync(PICTURES)
    const shown = names.flatMap((name) => findAll(render(name), /src="[^"?]*\/([^"?]*)/g))
    expect(shown.sort()).toEqual(files.sort())
    expect(shown.length).toBeLessThanOrEqual(MAX_PICTURES)
    for (const file of files) {
      const picture = path.join(PICTURES, file)
      expect((await sharp(picture).metadata()).width, picture).toBeLessThanOrEqual(MAX_WIDTH)
      expect(statSync(picture).size, picture).toBeLessThan(MAX_BYTES)
    }
  })

  test.each(names)(
    '"%s" has ordered headings and working links, and uses voseo (CMS-04)',
    (name) => {
      const targets = findAll(pages.get(name) ?? '', /\]\(([^)]*)\)/g)
      expect(targets.filter((to) => !/^[\w-]+\.md$|^imagenes\/[\w-]+\.webp$/.test(to))).toEqual([])
      const html = render(name)
      const levels = findAll(html, /<h(\d)/g).map(Number)
      expect(levels[0]).toBe(1)
      expect(levels.slice(1).every((level) => level === 2)).toBe(true)
      expect(findTitle(name)).not.toBe('')
      const addresses = names.map((other) => `/ayuda/${other}`)
      for (const address of findAll(html, /href="([^"]*)"/g)) expect(addresses).toContain(address)
      const pictureTexts = findAll(html, /alt="([^"]*)"/g)
      expect(pictureTexts.filter((alt) => alt.length < 15)).toEqual([])
      // Checks each text on its own, as the browser test does.
      const texts = html.split(/<code>.*?<\/code>|<[^>]*>/s).concat(pictureTexts)
      expect(texts.map((text) => text.trim()).filter((text) => !isRioplatense(text))).toEqual([])
    },
  )

  test('the texts around the pages use voseo (CMS-04)', () => {
    const texts = Object.values(helpTexts).map((text) =>
      typeof text === 'string' ? text : text('Imágenes'),
    )
    expect(texts.filter((text) => !isRioplatense(text))).toEqual([])
  })
})
