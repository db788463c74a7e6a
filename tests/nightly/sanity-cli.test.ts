import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import generalPages from '#migrations/general-pages/index'
import { seedDocuments } from '#seed/documents/index'
import { runSanity, startLakeForCli } from '../contract/testing/sanity-cli'
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

/** @returns the code block that begins with this line */
function readExample(firstLine: string): string {
  const blocks = readFileSync('packages/content-lake/README.md', 'utf8').split('```')
  const block = blocks.find((text) => text.startsWith(`ts\n${firstLine}\n`))
  if (block === undefined)
    throw new Error(`packages/content-lake/README.md has no example ${firstLine}`)
  return block.slice('ts\n'.length)
}

test('runs the seeding script of the README', async () => {
  const { client, sanity, trySanity } = await startLakeForCli()
  // Below the repository, where scripts find its packages.
  const script = `.cache/scripts-${process.pid}/seed.ts`
  mkdirSync(path.dirname(script), { recursive: true })
  onTestFinished(() => rmSync(path.dirname(script), { recursive: true }))
  writeFileSync(script, readExample('// seed.ts'))
  const seed = ['exec', script, '--with-user-token']
  const [stdout, anonymous] = await Promise.all([sanity(...seed), trySanity('exec', script)])
  expect(stdout).toContain('Stored 2 documents.')
  expect(await client.fetch('count(*[_type == "faqEntry"])')).toBe(2)
  expect(anonymous.code).not.toBe(0)
  expect(anonymous.stderr).toContain('permission "update" required')
})

test('the migration of general pages gives them and their drafts the type page (RT-02)', async () => {
  const { client, sanity } = await startLakeForCli()
  const former = generalPages.documentTypes
  const ids = [...former, ...former.map((id) => `drafts.${id}`)]
  const seeded = new Map(seedDocuments.map((document) => [document._id, document]))
  const transaction = client.transaction().create({ _id: 'faq', _type: 'faqEntry' })
  for (const _id of ids) {
    const _type = _id.replace('drafts.', '')
    transaction.create({ _id, _type, title: _id, emergencyTitle: 'Llamá' })
  }
  await transaction.commit()
  await sanity('migration', 'run', 'general-pages')
  expect(await client.fetch('count(*[_type == "page"])'), 'a dry run').toBe(0)
  await sanity('migration', 'run', 'general-pages', '--no-dry-run', '--no-confirm')
  for (const _id of ids) {
    const page = seeded.get(_id.replace('drafts.', ''))
    const design = { layout: page?.layout, ...(page?.tone !== undefined && { tone: page.tone }) }
    const texts = { title: _id, emergencyTitle: 'Llamá' }
    expect(await client.getDocument(_id)).toMatchObject({ _type: 'page', ...design, ...texts })
  }
  expect(await client.getDocument('faq')).toMatchObject({ _type: 'faqEntry' })
})
