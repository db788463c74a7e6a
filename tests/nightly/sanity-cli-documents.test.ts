import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { runSanity, startLakeForCli } from '../contract/testing/sanity-cli'
import { createTempFolder } from 'content-lake/testing/temp-folder'

test('lists datasets; creates, queries, reads, validates and deletes documents', async () => {
  const { client, sanity, trySanity } = await startLakeForCli()
  // The CLI skips validation for very small datasets (a CLI bug).
  const title = '¿Y? '.repeat(200)
  const file = path.join(createTempFolder(), 'faq.json')
  writeFileSync(file, JSON.stringify({ _id: 'faq', _type: 'faqEntry', title, id: 'no va' }))
  await sanity('documents', 'create', file)
  expect(await client.getDocument('faq')).toMatchObject({ title })
  const query = ['documents', 'query', '*[_type == "faqEntry"]._id', '--api-version', 'v1']
  const [datasets, document, ids, validation] = await Promise.all([
    sanity('dataset', 'list'),
    sanity('documents', 'get', 'faq'),
    sanity(...query),
    trySanity('documents', 'validate', '--yes', '--format', 'json'),
  ])
  expect(datasets).toContain('production')
  expect(JSON.parse(document)).toMatchObject({ title })
  expect(JSON.parse(ids)).toEqual(['faq'])
  expect(validation.code).toBe(1)
  expect(JSON.parse(validation.stdout)).toMatchObject([{ documentId: 'faq', level: 'error' }])
  await sanity('documents', 'delete', 'faq')
  expect(await client.getDocument('faq')).toBeUndefined()
})

test('validates and extracts the schema, and generates types, without a lake (CMS-02)', async () => {
  // The paths that sanity.cli.ts configures.
  const schema = '.cache/schema.json'
  const types = '.cache/sanity.types.ts'
  for (const file of [schema, types]) rmSync(file, { force: true })
  const [validation, extraction] = await Promise.all([
    runSanity(['schema', 'validate', '--level', 'warning', '--format', 'json'], {}),
    runSanity(['schema', 'extract', '--path', schema], {}),
  ])
  expect(validation).toMatchObject({ code: 0 })
  expect(JSON.parse(validation.stdout)).toEqual([])
  expect(extraction).toMatchObject({ code: 0 })
  expect(readFileSync(schema, 'utf8')).toContain('"faqEntry"')
  expect(await runSanity(['typegen', 'generate'], {})).toMatchObject({ code: 0 })
  expect(readFileSync(types, 'utf8')).toContain('export type HomePageQueryResult')
})
