import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import generalPages from '#migrations/general-pages/index'
import { seedDocuments } from '#seed/documents/index'
import { startLakeForCli } from '../contract/testing/sanity-cli'

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
