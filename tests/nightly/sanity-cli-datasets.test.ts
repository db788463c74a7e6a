import path from 'node:path'
import { expect, test } from 'vitest'
import { importRelease } from '../contract/testing/document-actions'
import { startLakeForCli } from '../contract/testing/sanity-cli'
import { createTempFolder } from 'content-lake/testing/temp-folder'

test('Sanity’s CLI creates, copies, lists, hides and deletes datasets (DATA-01)', async () => {
  const { sanity, trySanity, client } = await startLakeForCli()
  const dataset = (...args: string[]) => sanity('dataset', ...args)
  expect(await dataset('create', 'secret', '--visibility', 'private')).toContain('successfully')
  expect(await dataset('visibility', 'set', 'secret', 'public')).toContain('visibility changed')
  await client.create({ _id: 'a', _type: 'page', title: 'uno' })
  const copied = await dataset('copy', 'production', 'staging', '--skip-history')
  expect(copied).toMatch(/Job \S+ completed/)
  const copy = await client.withConfig({ dataset: 'staging' }).getDocument('a')
  expect(copy).toMatchObject({ title: 'uno' })
  expect(await dataset('list')).toMatch(/production\s+secret\s+staging/)
  expect(await dataset('delete', 'secret', '--force')).toContain('Dataset deleted')
  const refused = await trySanity('dataset', 'delete', 'production', '--force')
  expect(refused.code).not.toBe(0)
  expect(refused.stderr).toContain('The site reads the dataset "production"')
})

test('Sanity’s CLI moves releases and versions to another dataset; imports keep or replace', async () => {
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

  const staging = client.withConfig({ dataset: 'staging' })
  await staging.patch('a').set({ title: 'Cambiado' }).commit()
  await sanity('dataset', 'import', file, 'staging', '--missing')
  expect(await staging.getDocument('a')).toMatchObject({ title: 'Cambiado' })
  await sanity('dataset', 'import', file, 'staging', '--replace')
  expect(await read('staging')).toEqual(original)
})
