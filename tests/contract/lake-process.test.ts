import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { startChild } from './testing/child-process'
import { createLakeClient } from './testing/lake-client'
import { bundleLake, createAdminClient, startLakeProcess } from './testing/lake-process'
import { runScript } from './testing/sanity-cli'
import { createTempFolder } from 'content-lake/testing/temp-folder'

/** Runs `npm run lake -- backup` or `npm run lake -- restore`. */
const run = (command: 'backup' | 'restore', args: readonly string[], env: Record<string, string>) =>
  runScript('scripts/lake/main.ts', [command, ...args], env)

function expectFailure({ code, stderr }: Awaited<ReturnType<typeof run>>, reason: string) {
  expect(stderr).toContain(reason)
  expect(code).toBe(1)
}

test('backs up a running lake to one file and restores it in another folder', async () => {
  const main = await bundleLake()
  const source = createTempFolder()
  const target = createTempFolder()
  const lake = await startLakeProcess(main, source)
  const client = createAdminClient(lake)
  await client.create({ _id: 'drafts.a', _type: 'page', title: 'uno' })
  const secret = await client.create({ _id: 'note.b', _type: 'note', text: 'privada' })
  await client.patch('drafts.a').set({ title: 'dos' }).commit()

  const backup = path.join(source, 'backup.tar')
  const env = {
    DATA_DIR: source,
    LAKE_PORT: String(lake.port),
    LAKE_ADMIN_TOKEN: lake.token,
  }
  const [created, unanswered, missing] = await Promise.all([
    run('backup', [backup], env),
    run('backup', [`${backup}.x`], { ...env, LAKE_PORT: '1' }),
    run('restore', [`${backup}.not`, '--replace'], { DATA_DIR: target }),
  ])
  expect(created, created.stderr).toMatchObject({ code: 0 })
  expectFailure(unanswered, 'start the lake')
  expectFailure(missing, 'There is no file')
  expect(statSync(backup).mode & 0o777).toBe(0o600)
  await client.delete('note.b')

  const [restored, inUse, exists] = await Promise.all([
    run('restore', [backup], { DATA_DIR: target }),
    run('restore', [backup, '--replace'], env),
    run('backup', [backup], env),
  ])
  expect(restored, restored.stderr).toMatchObject({ code: 0 })
  expectFailure(inUse, 'Another process')
  expectFailure(exists, 'exists')

  const again = await startLakeProcess(main, target)
  const found = await createAdminClient(again).getDocuments(['drafts.a', 'note.b'])
  expect(found).toMatchObject([{ title: 'dos' }, secret])
})

test('starts alone, with the folder and project of its arguments', async () => {
  const folder = createTempFolder()
  const args = [
    '--data',
    folder,
    '--port',
    '0',
    '--project',
    'blog7abc',
    '--admin',
    'ana@example.org',
  ]
  const lake = startChild('packages/content-lake/bin/content-lake.mjs', { args })
  const origin = () => /^Content Lake: (\S+)$/m.exec(lake.output())?.[1]
  await expect.poll(origin).toBeDefined()
  expect(lake.output()).toContain('Administrator, shown once: ana@example.org')
  const readme = readFileSync('packages/content-lake/README.md', 'utf8')
  const [, query = '', answer = ''] = /^curl -g 'http:\/\/[^/]+(.+)'\n# (.+)$/m.exec(readme) ?? []
  const shown = z.object({ ms: z.number() }).loose().parse(JSON.parse(answer))
  const answered: unknown = await (await fetch(`${origin()}${query}`)).json()
  expect(answered).toEqual({ ...shown, ms: expect.any(Number) as number })
  const token = readFileSync(path.join(folder, 'admin-token'), 'utf8').trim()
  const client = createLakeClient(origin() ?? '', { token, projectId: 'blog7abc' })
  await client.create({ _id: 'a', _type: 'page' })
  expect(await client.fetch('count(*)')).toBe(1)
})
