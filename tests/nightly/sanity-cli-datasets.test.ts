import path from 'node:path'
import { expect, test } from 'vitest'
import { importRelease } from '../contract/testing/document-actions'
import { CLI_TIMEOUT_MS, startLakeForCli } from '../contract/testing/sanity-cli'
import { createTempFolder } from '../contract/testing/temp-folder'

test(
  'Sanity’s CLI creates, lists, hides and deletes datasets, and links aliases (DATA-01)',
  { timeout: CLI_TIMEOUT_MS },
  async () => {
    const { sanity, trySanity } = await startLakeForCli()
    const dataset = (...args: string[]) => sanity('dataset', ...args)
    expect(await dataset('create', 'secret', '--visibility', 'private')).toContain('successfully')
    expect(await dataset('visibility', 'set', 'secret', 'public')).toContain('visibility changed')
    expect(await dataset('alias', 'create', 'live', 'secret')).toContain('~live created')
    expect(await dataset('list')).toMatch(/production\s+secret\s+~live -> secret/)
    expect(await dataset('alias', 'unlink', 'live', '--force')).toContain('unlinked from secret')
    expect(await dataset('delete', 'secret', '--force')).toContain('Dataset deleted')
    const refused = await trySanity('dataset', 'delete', 'production', '--force')
    expect(refused.code).not.toBe(0)
    expect(refused.stderr).toContain('The site reads the dataset "production"')
  },
)

test(
  'Sanity’s CLI copies a dataset with and without its history, and lists the copies (DATA-01)',
  { timeout: CLI_TIMEOUT_MS },
  async () => {
    const { sanity, client } = await startLakeForCli()
    await client.create({ _id: 'a', _type: 'page', title: 'uno' })
    await client.patch('a').set({ title: 'dos' }).commit()
    const copied = await sanity('dataset', 'copy', 'production', 'staging')
    expect(copied).toMatch(/Job \S+ completed/)
    await sanity('dataset', 'copy', 'production', 'plain', '--skip-history')
    const countOf = async (name: string) => {
      const uri = `/data/history/${name}/transactions/a`
      return (await client.request<string>({ uri })).trim().split('\n').length
    }
    expect(await countOf('staging')).toBe(2)
    expect(await countOf('plain')).toBe(1)
    expect(await client.withConfig({ dataset: 'staging' }).getDocument('a')).toEqual(
      await client.getDocument('a'),
    )
    const list = await sanity('dataset', 'copy', '--list')
    expect(list).toMatch(/plain .*completed.*false/)
    expect(list).toMatch(/staging .*completed.*true/)
  },
)

test(
  'Sanity’s CLI moves releases and versions from one dataset to another without a loss',
  { timeout: CLI_TIMEOUT_MS },
  async () => {
    const { sanity, client } = await startLakeForCli()
    const release = { _id: '_.releases.r1', _type: 'system.release', name: 'r1', state: 'active' }
    await importRelease(client, { ...release, metadata: { title: 'Uno', releaseType: 'asap' } })
    await client
      .transaction()
      .create({ _id: 'a', _type: 'page', title: 'uno' })
      .create({ _id: 'drafts.a', _type: 'page', title: 'dos' })
      .create({ _id: 'versions.r1.a', _type: 'page', next: { _type: 'reference', _ref: 'a' } })
      .create({ _id: 'versions.r1.b', _type: 'page', title: 'cuatro' })
      .commit()
    const file = path.join(createTempFolder(), 'all.tar.gz')
    await sanity('dataset', 'export', 'production', file)
    await client.datasets.create('staging', { aclMode: 'public' })
    await sanity('dataset', 'import', file, 'staging')
    const read = (dataset: string) =>
      client
        .withConfig({ dataset })
        .fetch<readonly object[]>('*{..., "_rev": null, "_updatedAt": null}')
    const original = await read('production')
    expect(original).toHaveLength(5)
    expect(await read('staging')).toEqual(original)
  },
)
