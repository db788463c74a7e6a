import path from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { makeFolder, readArchive, startCommandedLake, TOOL_TIMEOUT_MS } from './sanity-command'

const strong = (_ref: string) => ({ _type: 'reference', _ref })

/** Documents that refer to each other in a ring, private ones, and every kind of asset reference. */
async function startWithContent() {
  const lake = await startCommandedLake()
  const { client } = lake
  const noise = { create: { width: 60, height: 40, channels: 3, background: '#c33' } } as const
  const picture = await client.assets.upload('image', await sharp(noise).png().toBuffer(), {
    filename: 'roja.png',
    title: 'Roja',
  })
  const file = await client.assets.upload('file', Buffer.from('una,dos\n'), { filename: 'a.csv' })
  const image = { _type: 'image', asset: strong(picture._id) }
  const hotspot = { _type: 'sanity.imageHotspot', x: 0.4, y: 0.6, width: 1, height: 1 }
  await client
    .transaction()
    .create({ _id: 'a', _type: 'page', next: strong('b'), image: { ...image, hotspot } })
    .create({ _id: 'b', _type: 'page', next: strong('a'), list: [{ _key: 'k', ...image }] })
    .create({ _id: 'drafts.b', _type: 'page', file: { _type: 'file', asset: strong(file._id) } })
    .create({ _id: 'request.1', _type: 'request', of: { ...strong('gone'), _weak: true } })
    .commit()
  return lake
}

/** An import writes documents anew: a revision and a time of change of their own is all that differs. */
const withoutRevision = (exported: Awaited<ReturnType<typeof readArchive>>): unknown =>
  JSON.parse(
    JSON.stringify([[...exported.documents.values()], exported.assets]),
    (key, value: unknown) => (key === '_rev' || key === '_updatedAt' ? undefined : value),
  )

test(
  'export, import into a fresh lake, export: the same documents and the same bytes, and again into the full one',
  { timeout: TOOL_TIMEOUT_MS },
  async () => {
    const [source, target] = [await startWithContent(), await startCommandedLake()]
    const archives = makeFolder()
    const [first, second] = [path.join(archives, 'a.tar.gz'), path.join(archives, 'b.tar.gz')]
    const exported = async (lake: typeof source, file: string) => {
      await lake.sanity('dataset', 'export', 'production', file, '--overwrite')
      return readArchive(file)
    }
    const before = await exported(source, first)
    expect([...before.documents.keys()].sort()).toEqual(['a', 'b', 'drafts.b', 'request.1'])
    expect(before.files.size).toBe(2)
    await target.sanity('dataset', 'import', first, 'production')
    const after = await exported(target, second)
    expect(withoutRevision(after)).toEqual(withoutRevision(before))
    expect(after.files).toEqual(before.files)

    await target.client.patch('b').set({ title: 'Cambiado' }).commit()
    await target.sanity('dataset', 'import', first, 'production', '--missing')
    expect(await target.client.getDocument('b')).toMatchObject({ title: 'Cambiado' })
    await target.sanity('dataset', 'import', first, 'production', '--replace')
    expect(withoutRevision(await exported(target, second))).toEqual(withoutRevision(before))
    expect(await target.client.fetch('count(*[_type match "sanity.*Asset"])')).toBe(2)
  },
)

test(
  'an export as it is stored, of one type, without drafts, and back into the same lake',
  { timeout: TOOL_TIMEOUT_MS },
  async () => {
    const lake = await startWithContent()
    const file = path.join(makeFolder(), 'a.tar.gz')
    const stored = await lake.client.fetch<{ _id: string }[]>(
      '*[_type == "page" && _id in ["a", "b"]]',
    )
    await lake.sanity(
      ...['dataset', 'export', 'production', file],
      ...['--raw', '--no-drafts', '--types', 'page'],
    )
    const { documents } = await readArchive(file)
    expect([...documents.values()]).toEqual(stored)

    await lake.client.patch('b').set({ title: 'Cambiado' }).commit()
    await lake.sanity('dataset', 'import', file, 'production', '--replace')
    expect(await lake.client.getDocument('b')).not.toHaveProperty('title')
    expect(await lake.client.getDocument('drafts.b')).toHaveProperty('file')
  },
)
