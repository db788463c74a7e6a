import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { isRioplatense } from '../testing/language'
import { compilePage } from './compile-page'
import { getPageName } from './page-name'

const FOLDER = 'docs/editores'
const MAX_PICTURES = 33
const MAX_WIDTH = 1200
const MAX_BYTES = 60_000

const files = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.md'))
  .sort()
const pictures = readdirSync(path.join(FOLDER, 'imagenes')).map((file) => `imagenes/${file}`)

const read = (file: string) => readFileSync(path.join(FOLDER, file), 'utf8')
const readSize = (picture: string) => sharp(path.join(FOLDER, picture)).metadata()
const compile = (file: string) => compilePage(read(file), readSize)
const findAll = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].flatMap(([, found]) => found ?? [])

describe('the editors’ guide', () => {
  test('has eighteen pages, and its list links each in their order (CMS-04)', () => {
    const linked = findAll(read('README.md'), /\]\(([^)]+)\)/g)
    expect(linked).toHaveLength(18)
    expect([...linked, 'README.md'].sort()).toEqual(files)
    expect(linked.map((file) => Number.parseInt(file))).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18,
    ])
  })

  test('shows every picture once, and each is small (CMS-04)', async () => {
    const shown = (await Promise.all(files.map(compile))).flatMap((page) => page.pictures)
    expect(shown.sort()).toEqual(pictures.sort())
    expect(shown.length).toBeLessThanOrEqual(MAX_PICTURES)
    for (const picture of pictures) {
      expect((await readSize(picture)).width, picture).toBeLessThanOrEqual(MAX_WIDTH)
      expect(statSync(path.join(FOLDER, picture)).size, picture).toBeLessThan(MAX_BYTES)
    }
  })

  test.each(files)(
    '%s has ordered headings and working links, and uses voseo (CMS-04)',
    async (file) => {
      const { html, title } = await compile(file)
      const levels = findAll(html, /<h(\d)/g).map(Number)
      expect(levels[0]).toBe(1)
      expect(levels.slice(1).every((level) => level === 2)).toBe(true)
      expect(title).toMatch(file === 'README.md' ? /^Guía/ : `${Number.parseInt(file)}. `)
      const names = files.map(getPageName)
      for (const name of findAll(html, /data-page="([^"]*)"/g)) expect(names).toContain(name)
      expect(findAll(html, /alt="([^"]*)"/g).filter((alt) => alt.length < 15)).toEqual([])
      // Checks each text on its own, as the browser test does.
      const texts = html.split(/<code>.*?<\/code>|<[^>]*>/s).concat(findAll(html, /alt="([^"]*)"/g))
      expect(texts.map((text) => text.trim()).filter((text) => !isRioplatense(text))).toEqual([])
    },
  )
})

describe('a page of the guide', () => {
  const size = () => Promise.resolve({ width: 1200, height: 760 })

  test.each(['Sin título.', '# Título\n\n[afuera](https://example.org)'])(
    'is rejected: %j (CMS-04)',
    async (markdown) => {
      await expect(compilePage(markdown, size)).rejects.toThrow(/guide/)
    },
  )
})
