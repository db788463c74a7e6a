import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exportContent } from './export'
import { startTestLake } from './testing/start-test-lake'

const client = await startTestLake()
const folder = await mkdtemp(path.join(tmpdir(), 'seed-export-'))

beforeAll(async () => {
  for (const _id of ['faqEntry-a', 'drafts.faqEntry-a', 'newsletterSignup.b']) {
    await client.create({ _id, _type: 'faqEntry', title: _id })
  }
})

afterAll(() => rm(folder, { recursive: true, force: true }))

async function exportIds(includePrivate: boolean) {
  const name = `export-${String(includePrivate)}`
  const outputPath = path.join(folder, `${name}.tar.gz`)
  const target = await mkdtemp(path.join(folder, name))
  const steps: string[] = []
  const { documentCount } = await exportContent({
    client,
    dataset: 'production',
    outputPath,
    includePrivate,
    onProgress: ({ step }) => steps.push(step),
  })
  expect(steps).toContain('Exporting documents...')
  await promisify(execFile)('tar', ['xzf', outputPath, '-C', target, '--strip-components=1'])
  const lines = (await readFile(path.join(target, 'data.ndjson'), 'utf8')).trim().split('\n')
  expect(documentCount).toBe(lines.length)
  return lines.map((line) => /"_id":"([^"]+)"/.exec(line)?.[1]).sort()
}

test('includes private documents only on request (CMS-07)', async () => {
  expect(await exportIds(false)).toEqual(['faqEntry-a'])
  expect(await exportIds(true)).toEqual(['drafts.faqEntry-a', 'faqEntry-a', 'newsletterSignup.b'])
}, 30_000)

test('deletes the archive of a failed export', async () => {
  const outputPath = path.join(folder, 'failed.tar.gz')
  const other = client.withConfig({ dataset: 'other' })
  const options = { client: other, dataset: 'other', outputPath, includePrivate: false }
  await expect(exportContent({ ...options, onProgress: () => undefined })).rejects.toThrow()
  expect(await readdir(folder)).not.toContain('failed.tar.gz')
}, 30_000)
