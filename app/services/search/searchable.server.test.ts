import { beforeEach, expect, test, vi } from 'vitest'
import type { Content } from '~/sanity/content.server'
import { searchable, searchIndexFor } from './searchable.server'

let isPreview = false
vi.mock('~/sanity/preview.server', () => ({
  isPreview: () => Promise.resolve(isPreview),
  contentFor: async (_: Request, content: Content<string>) => ({ result: await content.load() }),
}))

const request = new Request('https://yapa.example/buscar?q=a')
let titles: Record<string, string> = {}

/** Registers a page with one entry, whose title is its content. */
function register(name: string) {
  const load = () => Promise.resolve(titles[name] ?? '')
  searchable({ name, load, loadWith: load }, (title) => [
    { id: name, kind: 'page', title, text: '', href: '/', page: name },
  ])
}

beforeEach(() => {
  isPreview = false
  titles = { aboutPage: 'Rifa vieja', galleryPage: 'Rifa interna', otherPage: 'Rifa ajena' }
  for (const name of Object.keys(titles)) register(name)
})

const find = async () => (await searchIndexFor(request)).search('rifa').hits.map(({ id }) => id)

test('finds only pages that search engines may list (SEEK-01)', async () => {
  expect(await find()).toEqual(['aboutPage'])
})

test('builds an index again only after a change (SEEK-01)', async () => {
  const index = await searchIndexFor(request)
  expect(await searchIndexFor(request)).toBe(index)
  titles.aboutPage = 'Bono nuevo'
  expect(await searchIndexFor(request)).not.toBe(index)
  expect(await find()).toEqual([])
})

test('a preview leaves the index of visitors alone (SEEK-01)', async () => {
  const index = await searchIndexFor(request)
  isPreview = true
  titles.aboutPage = 'Borrador'
  expect((await searchIndexFor(request)).search('borrador').count).toBe(1)
  isPreview = false
  titles.aboutPage = 'Rifa vieja'
  expect(await searchIndexFor(request)).toBe(index)
})
