import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { pictures } from './assets/catalogue'
import { seedDocuments } from './documents'
import { loadSeed, type LoadOptions } from './load'
import { startTestLake } from './testing/start-test-lake'

/** The only files on disk; the load reports the others as missing. */
const present = ['campaign-01', 'hero-people'] as const

const client = await startTestLake()
const assetFolder = await mkdtemp(path.join(tmpdir(), 'seed-assets-'))

/** @returns the printed lines */
async function load(options: Partial<LoadOptions> = {}): Promise<string[]> {
  const lines: string[] = []
  const log = (line: string) => lines.push(line)
  await loadSeed({ client, documents: seedDocuments, assetFolder, log, ...options })
  return lines
}

const all = seedDocuments.length
const notReplaced = 'Not replaced, although they differ from the seed: faqEntry-costo'

const fetchField = (id: string, name: string) =>
  client.fetch<unknown>(`*[_id == $id][0].${name}`, { id })

beforeAll(async () => {
  for (const [index, name] of present.entries()) {
    const file = path.join(assetFolder, pictures[name].file)
    await mkdir(path.dirname(file), { recursive: true })
    const background = { r: 200, g: 100 * index, b: 50 }
    await sharp({ create: { width: 40, height: 30, channels: 3, background } }).toFile(file)
  }
})

afterAll(() => rm(assetFolder, { recursive: true, force: true }))

test('creates all documents and assets, and reports them (CMS-07)', async () => {
  const lines = await load()
  expect(lines).toContain(`Documents: ${all} created, 0 unchanged, 0 replaced`)
  expect(lines).toContain('Assets: 2 uploaded, 0 already in the dataset')
  expect(lines.find((line) => line.startsWith('Omitted'))).toContain(pictures['campaign-02'].file)
  expect(lines).toContain(`  Asset 1 of 2: ${pictures['campaign-01'].file}`)
  expect(await fetchField('homePage', 'hero.picture.asset->_type')).toBe('sanity.imageAsset')
  expect(await fetchField('homePage', 'hero.picture.alt')).toBe(pictures['hero-people'].alt)
}, 60_000)

test('changes nothing in a second load (CMS-07)', async () => {
  const before = await client.fetch<string[]>('*[]._rev')
  const lines = await load()
  expect(lines).toContain('Assets: 0 uploaded, 2 already in the dataset')
  expect(lines).toContain(`Documents: 0 created, ${all} unchanged, 0 replaced`)
  expect(await client.fetch<string[]>('*[]._rev')).toEqual(before)
})

test("leaves an editor's change and reports it (CMS-07)", async () => {
  await client.patch('faqEntry-costo').set({ title: '¿Y cuánto sale?' }).commit()
  expect(await load()).toContain(notReplaced)
  expect(await fetchField('faqEntry-costo', 'title')).toBe('¿Y cuánto sale?')
})

test('asks before it replaces documents, and leaves them after a no (CMS-07)', async () => {
  const confirmReplace = vi.fn(() => Promise.resolve(false))
  expect(await load({ confirmReplace })).toContain(notReplaced)
  expect(confirmReplace).toHaveBeenCalledExactlyOnceWith(['faqEntry-costo'])
  expect(await fetchField('faqEntry-costo', 'title')).toBe('¿Y cuánto sale?')
})

test('replaces documents after a yes, but not drafts (CMS-07)', async () => {
  const draft = { _id: 'drafts.faqEntry-costo', _type: 'faqEntry', title: 'Borrador' }
  await client.createOrReplace(draft)
  const lines = await load({ confirmReplace: () => Promise.resolve(true) })
  expect(lines).toContain(`Documents: 0 created, ${all - 1} unchanged, 1 replaced`)
  expect(lines).toContain('Unpublished drafts, unchanged: faqEntry-costo')
  expect(lines).not.toContain(notReplaced)
  expect(await fetchField('faqEntry-costo', 'title')).toBe('¿Cuánto cuesta usar {product}?')
  expect(await fetchField('drafts.faqEntry-costo', 'title')).toBe('Borrador')
})

test('creates a deleted document again', async () => {
  await client.delete('redirect-ayuda')
  expect(await load()).toContain(`Documents: 1 created, ${all - 1} unchanged, 0 replaced`)
  expect(await fetchField('redirect-ayuda', 'to')).toBe('/sosBahia/help')
})
