import path from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { CLI_TIMEOUT_MS, readArchive, startLakeForCli } from '../contract/testing/sanity-cli'
import { createTempFolder } from '../contract/testing/temp-folder'

const strong = (_ref: string) => ({ _type: 'reference', _ref })

/** Starts a lake with circular references, private documents and every kind of asset reference. */
async function startWithContent() {
  const lake = await startLakeForCli({ projectId: 'blog7abc' })
  const { client } = lake
  const red = { create: { width: 60, height: 40, channels: 3, background: '#c33' } } as const
  const picture = await client.assets.upload('image', await sharp(red).png().toBuffer(), {
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

/** Removes what an import changes: revisions and update times. */
const withoutRevision = (exported: Awaited<ReturnType<typeof readArchive>>): unknown =>
  JSON.parse(
    JSON.stringify([[...exported.documents.values()], exported.assets]),
    (key, value: unknown) => (key === '_rev' || key === '_updatedAt' ? undefined : value),
  )

test(
  'restores documents and assets when an export is imported into an empty or a full lake',
  { timeout: CLI_TIMEOUT_MS },
  async () => {
    const [source, target] = [await startWithContent(), await startLakeForCli()]
    const archives = createTempFolder()
    const [first, second] = [path.join(archives, 'a.tar.gz'), path.join(archives, 'b.tar.gz')]
    const exportFrom = async (lake: typeof source, file: string) => {
      await lake.sanity('dataset', 'export', 'production', file, '--overwrite')
      return readArchive(file)
    }
    const before = await exportFrom(source, first)
    expect([...before.documents.keys()].sort()).toEqual(['a', 'b', 'drafts.b', 'request.1'])
    expect(before.files.size).toBe(2)
    await target.sanity('dataset', 'import', first, 'production')
    const after = await exportFrom(target, second)
    expect(withoutRevision(after)).toEqual(withoutRevision(before))
    expect(after.files).toEqual(before.files)

    await target.client.patch('b').set({ title: 'Cambiado' }).commit()
    await target.sanity('dataset', 'import', first, 'production', '--missing')
    expect(await target.client.getDocument('b')).toMatchObject({ title: 'Cambiado' })
    await target.sanity('dataset', 'import', first, 'production', '--replace')
    expect(withoutRevision(await exportFrom(target, second))).toEqual(withoutRevision(before))
    expect(await target.client.fetch('count(*[_type match "sanity.*Asset"])')).toBe(2)
  },
)
