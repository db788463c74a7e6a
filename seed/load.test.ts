import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { pictures } from './assets/catalogue'
import { seedDocuments } from './documents'
import { loadSeed, type LoadOptions } from './load'
import { startLake, type TestLake } from './testing/start-lake'

/** Two pictures are enough to see assets arrive; the others are reported as missing. */
const drawn = ['campaign-01', 'hero-people'] as const

let lake: TestLake
let assetFolder: string

const load = (options: Partial<LoadOptions> = {}) =>
  loadSeed({
    client: lake.client,
    documents: seedDocuments,
    assetFolder,
    log: () => undefined,
    ...options,
  })

const field = (id: string, name: string) =>
  lake.client.fetch<unknown>(`*[_id == $id][0].${name}`, { id })

beforeAll(async () => {
  lake = await startLake()
  assetFolder = await mkdtemp(path.join(tmpdir(), 'seed-assets-'))
  for (const [index, name] of drawn.entries()) {
    const file = path.join(assetFolder, pictures[name].file)
    await mkdir(path.dirname(file), { recursive: true })
    const background = { r: 200, g: 100 * index, b: 50 }
    await sharp({ create: { width: 40, height: 30, channels: 3, background } }).toFile(file)
  }
}, 60_000)

afterAll(async () => {
  await lake.close()
  await rm(assetFolder, { recursive: true, force: true })
})

test('CMS-07 one load brings every document and asset, and says what it did', async () => {
  const lines: string[] = []
  const report = await load({ log: (line) => lines.push(line) })
  expect(report.created).toHaveLength(seedDocuments.length)
  expect(report.assetsUploaded).toBe(2)
  expect(report.filesMissing).toContain(pictures['campaign-02'].file)
  expect(lines).toContain(`Asset 1 of 2: ${pictures['campaign-01'].file}`)
  expect(await field('homePage', 'hero.picture.asset->_type')).toBe('sanity.imageAsset')
  expect(await field('homePage', 'hero.picture.alt')).toBe(pictures['hero-people'].alt)
}, 60_000)

test('CMS-07 a second load changes nothing', async () => {
  const before = await lake.client.fetch<string[]>('*[]._rev')
  const report = await load()
  expect(report).toMatchObject({
    ...{ assetsUploaded: 0, assetsPresent: 2, created: [], replaced: [], keptEdits: [] },
    unchanged: seedDocuments.length,
  })
  expect(await lake.client.fetch<string[]>('*[]._rev')).toEqual(before)
})

test("CMS-07 an editor's change survives a load, and is reported", async () => {
  await lake.client.patch('faqEntry-costo').set({ title: '¿Y cuánto sale?' }).commit()
  const report = await load()
  expect(report.keptEdits).toEqual(['faqEntry-costo'])
  expect(await field('faqEntry-costo', 'title')).toBe('¿Y cuánto sale?')
})

test('CMS-07 replacing asks with the documents that would change, and heeds a no', async () => {
  const mayReplace = vi.fn(() => Promise.resolve(false))
  const report = await load({ mayReplace })
  expect(mayReplace).toHaveBeenCalledExactlyOnceWith(['faqEntry-costo'])
  expect(report.keptEdits).toEqual(['faqEntry-costo'])
  expect(await field('faqEntry-costo', 'title')).toBe('¿Y cuánto sale?')
})

test('CMS-07 replacing overwrites after a yes, and leaves drafts alone', async () => {
  const draft = { _id: 'drafts.faqEntry-costo', _type: 'faqEntry', title: 'Borrador' }
  await lake.client.createOrReplace(draft)
  const report = await load({ mayReplace: () => Promise.resolve(true) })
  expect(report).toMatchObject({
    replaced: ['faqEntry-costo'],
    keptEdits: [],
    withDraft: ['faqEntry-costo'],
  })
  expect(await field('faqEntry-costo', 'title')).toBe('¿Cuánto cuesta usar {product}?')
  expect(await field('drafts.faqEntry-costo', 'title')).toBe('Borrador')
})

test('CMS-07 nothing is asked when nothing would be overwritten', async () => {
  const mayReplace = vi.fn(() => Promise.resolve(true))
  const report = await load({ mayReplace })
  expect(mayReplace).not.toHaveBeenCalled()
  expect(report.unchanged).toBe(seedDocuments.length)
})

test('a document that was deleted comes back', async () => {
  await lake.client.delete('redirect-ayuda')
  const report = await load()
  expect(report.created).toEqual(['redirect-ayuda'])
})
