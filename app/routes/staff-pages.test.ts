import { mkdtempSync } from 'node:fs'
import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { runQuery } from '~/testing/run-query'
import type * as CatchAll from './_site.$/route'
import type * as Sitemap from './[sitemap.xml]'
import type * as Source from '../page-source.server'
import type * as Pages from '~/blocks/staff-pages.server'
import type * as Search from '~/services/search/searchable.server'

const start = Date.parse('2026-03-03T12:00:00Z')
const MINUTE_MS = 60_000
const isoAt = (moment: number) => new Date(moment).toISOString()

const seo = (noIndex = false) => ({ title: 'T', description: 'D', noIndex })
const notice = (_key: string, title: string, visibility: object = {}) => {
  return { _type: 'notice', _key, title, ...visibility }
}
const page = (_id: string, slug: string, more: object = {}) => {
  const document = { _id, _type: 'page', _updatedAt: isoAt(start), title: `Página ${_id}` }
  return { ...document, slug: { current: slug }, seo: seo(), ...more }
}

const dataset = [
  { _id: 'siteSettings', _type: 'siteSettings', brandName: 'Yapa' },
  page('a', 'campanas'),
  page('b', 'campanas/techo', {
    formerSlugs: ['techo', 'otra'],
    body: [
      notice('n1', 'Hablemos de {product}'),
      notice('n2', 'Secreto', { hidden: true }),
      notice('n3', 'Mañanero', { visibleFrom: isoAt(start + MINUTE_MS) }),
      notice('n4', 'Pasajero', { visibleUntil: isoAt(start + MINUTE_MS) }),
    ],
  }),
  page('c', 'otra', { formerSlugs: ['campanas/techo'] }),
  page('d', 'inversores'),
  page('e', 'reservada', { seo: seo(true) }),
  { _id: 'r', _type: 'redirect', from: '/corto', to: '/techo', permanent: true },
]

vi.mock('@sanity/client', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  createClient: () => ({
    fetch: (query: string, params: Record<string, unknown> = {}): Promise<unknown> =>
      runQuery(query, dataset, params),
    listen: () => ({ subscribe: () => ({ unsubscribe: () => undefined }) }),
  }),
}))

let modules: {
  catchAll: typeof CatchAll
  sitemap: typeof Sitemap
  search: typeof Search
  source: typeof Source
  pages: typeof Pages
}

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: start })
  vi.stubEnv('SANITY_PROJECT_ID', '')
  vi.stubEnv('DATA_DIR', mkdtempSync(path.join(tmpdir(), 'staff-pages-')))
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  modules = {
    catchAll: await import('./_site.$/route'),
    sitemap: await import('./[sitemap.xml]'),
    search: await import('~/services/search/searchable.server'),
    source: await import('../page-source.server'),
    pages: await import('~/blocks/staff-pages.server'),
  }
})

afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

const request = (at: string) => new Request(`http://localhost${at}`)

/** What the catch-all route returns or throws. */
async function load(at: string): Promise<unknown> {
  const args = { request: request(at), params: {}, context: {} }
  return modules.catchAll.loader(args).catch((thrown: unknown) => thrown)
}

const shownPage = z.object({
  data: z.object({
    page: z.object({
      _id: z.string(),
      body: z.array(z.looseObject({ heading: z.string() })).nullable(),
    }),
    parents: z.array(z.object({ label: z.string(), path: z.string() })),
  }),
})

async function loadPage(at: string) {
  return shownPage.parse(await load(at)).data
}

async function loadTitles() {
  const { page: shown } = await loadPage('/campanas/techo')
  return shown.body?.map(({ heading }) => heading)
}

async function search(words: string) {
  const index = await modules.search.searchIndexFor(request('/buscar'))
  return index.search(words).hits.map(({ href }) => href)
}

async function statusOf(at: string) {
  const answer = await load(at)
  if (!(answer instanceof Response)) return 200
  return [answer.status, answer.headers.get('Location')]
}

test('shows a page in every spelling of its address, below its parent (PAGE-01)', async () => {
  const { page: shown, parents } = await loadPage('/Campanas/techo/')
  expect(shown._id).toBe('b')
  expect(parents).toEqual([{ label: 'Página a', path: '/campanas' }])
  expect((await loadPage('/campanas')).parents).toEqual([])
})

test('visitors get no hidden block, in page or search (PAGE-01, SEEK-01)', async () => {
  expect(await loadTitles()).toEqual(['Hablemos de Yapa', 'Pasajero'])
  expect(JSON.stringify(await load('/campanas/techo'))).not.toMatch(/Secreto|Mañanero/)
  expect(await search('Pasajero')).toEqual(['/campanas/techo#titulo-n4'])
  expect(await search('Secreto')).toEqual([])
  expect(await search('Mañanero')).toEqual([])
})

test('a former address redirects in one step; a page at it comes first (PAGE-01)', async () => {
  expect(await statusOf('/techo')).toEqual([301, '/campanas/techo'])
  expect(await statusOf('/techo?utm_source=tv')).toEqual([301, '/campanas/techo?utm_source=tv'])
  expect(await statusOf('/corto')).toEqual([301, '/campanas/techo'])
  expect(await statusOf('/otra')).toBe(200)
  expect(await statusOf('/campanas/techo')).toBe(200)
  expect(await statusOf('/nada')).toEqual([404, null])
})

test('never shows a staff page at the address of a built-in one (PAGE-01)', async () => {
  expect(await statusOf('/inversores')).toEqual([404, null])
  expect((await modules.pages.staffPages.load()).map(({ path: at }) => at)).not.toContain(
    '/inversores',
  )
})

test('the sitemap lists pages, except those hidden from search engines (PAGE-01)', async () => {
  const text = await (await modules.sitemap.loader()).text()
  expect(text.match(/(?<=<loc>http:\/\/localhost:3000)[^<]+/g)).toEqual([
    '/campanas',
    '/campanas/techo',
    '/otra',
  ])
})

test('the page cache stores pages, their data, and no other paths (PAGE-01)', async () => {
  const { findVariant, listVariantsToPrerender } = modules.source.pageSource
  await vi.waitFor(() => expect(modules.pages.staffPagePaths().size).toBe(4))
  const routeOf = (url: string) =>
    findVariant(Object.assign(new IncomingMessage(new Socket()), { url }))?.route
  expect(routeOf('/campanas/techo')).toBe('/campanas/techo')
  expect(routeOf('/campanas/techo.data')).toBe('/campanas/techo.data')
  expect(routeOf('/techo')).toBeUndefined()
  expect(listVariantsToPrerender().map(({ route }) => route)).toContain('/campanas/techo')
})

test('visits of a page are counted by the id of its document (ANA-05, PAGE-01)', async () => {
  const { findPageId } = modules.pages
  expect(await findPageId('/Campanas/Techo')).toBe('b')
  expect(await findPageId('/inversores')).toBe('investorsPage')
  expect(await findPageId('/techo')).toBeUndefined()
})

// Keep this test last: it advances the clock, and content never returns to an earlier time.
test('shows and hides dated blocks to the minute, in cached pages too (PAGE-01)', async () => {
  const { pageSource } = modules.source
  const { use } = await pageSource.record(() => load('/campanas/techo'))
  expect(use.expiresAt).toBe(start + MINUTE_MS)
  vi.setSystemTime(start + MINUTE_MS - 1)
  expect(await pageSource.isCurrent(use)).toBe(true)
  vi.setSystemTime(start + MINUTE_MS)
  expect(await pageSource.isCurrent(use)).toBe(false)
  expect(await loadTitles()).toEqual(['Hablemos de Yapa', 'Mañanero'])
  expect(await search('Mañanero')).toEqual(['/campanas/techo#titulo-n3'])
  expect(await search('Pasajero')).toEqual([])
})
