import { expect, test } from 'vitest'
import { runQuery } from '#app/testing/run-query'
import { assetPageSchema, buildAssetQuery, type AssetFilter } from './query'

const asset = (_id: string, originalFilename: string | undefined, mimeType: string) => ({
  _id,
  _type: 'sanity.imageAsset',
  originalFilename,
  mimeType,
  size: 2048,
  url: `/${_id}`,
  extension: mimeType.split('/')[1],
  metadata: { dimensions: { width: 40, height: 30 } },
})
const picture = (_ref: string) => ({ asset: { _type: 'reference', _ref } })

const dataset = [
  { ...asset('one', 'Feria-Playa.webp', 'image/webp'), _createdAt: '2026-01' },
  { ...asset('two', 'campaign-05.svg', 'image/svg+xml'), _createdAt: '2026-02' },
  { ...asset('three', undefined, 'image/webp'), _createdAt: '2026-03' },
  {
    ...asset('pdf', 'plan.pdf', 'application/pdf'),
    _type: 'sanity.fileAsset',
    metadata: undefined,
  },
  { _id: 'home', _type: 'page', picture: picture('one'), again: picture('one') },
  { _id: 'about', _type: 'page', picture: picture('one') },
]

async function list(
  filter: Partial<AssetFilter>,
  limit = 10,
  documents: readonly object[] = dataset,
) {
  const all = { assetType: 'image', accept: '', search: '', ...filter } as const
  const { query, params } = buildAssetQuery(all, limit)
  const { assets, found } = assetPageSchema.parse(await runQuery(query, documents, params))
  return { ids: assets.map(({ _id }) => _id), found, assets }
}

test('lists pictures, newest first, with the number of documents that use them (CMS-03)', async () => {
  const { ids, found, assets } = await list({}, 2)
  expect([ids, found]).toEqual([['three', 'two'], 3])
  expect(assets[0]).toMatchObject({ name: null, width: 40, height: 30, size: 2048, uses: 0 })
  const all = await list({})
  expect(all.assets.map(({ uses }) => uses)).toEqual([0, 0, 2])
})

test('counts uses on the published page and in its draft, each document once (CMS-03)', async () => {
  const drafts = [
    { _id: 'drafts.home', _type: 'page', picture: picture('two') },
    { _id: 'drafts.about', _type: 'page', picture: picture('one') },
  ]
  const { assets } = await list({}, 10, [...dataset, ...drafts])
  expect(assets.map(({ uses }) => uses)).toEqual([0, 1, 2])
})

test.each([
  ['playa', ['one']],
  ['PLAYA feria', ['one']],
  ['campaign-05', ['two']],
  ['nada', []],
])('finds pictures by %j (CMS-03)', async (search, ids) => {
  expect((await list({ search })).ids).toEqual(ids)
})

test.each([
  ['image/*', ['three', 'two', 'one']],
  ['image/webp', ['three', 'one']],
  ['.webp, image/svg+xml', ['three', 'two', 'one']],
  ['application/pdf', []],
])('lists only what the field accepts: %s (CMS-03)', async (accept, ids) => {
  expect((await list({ accept })).ids).toEqual(ids)
})
