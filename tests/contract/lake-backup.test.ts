import { execFile } from 'node:child_process'
import { statSync, truncateSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { kill } from './testing/child-process'
import { readHistory } from './testing/lake-client'
import { bundleLake, createAdminClient, startLakeProcess, TOKEN } from './testing/lake-process'
import { createTempFolder } from './testing/temp-folder'

/** The commands compile the lake first. */
const TIMEOUT_MS = 120_000

/** Runs `npm run lake -- backup` or `npm run lake -- restore`. */
function run(command: 'backup' | 'restore', args: readonly string[], env: Record<string, string>) {
  const argv = ['--import', 'tsx', 'scripts/lake/main.ts', command, ...args]
  const options = { env: { NODE_ENV: 'test' as const, PATH: process.env.PATH, ...env } }
  return new Promise<{ code: unknown; output: string }>((resolve) => {
    execFile(process.execPath, argv, options, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, output: stdout + stderr }),
    )
  })
}

function expectFailure({ code, output }: Awaited<ReturnType<typeof run>>, reason: string) {
  expect(output).toContain(reason)
  expect(code).toBe(1)
}

test(
  'backs up a running lake to one file and restores it in another folder',
  { timeout: TIMEOUT_MS },
  async () => {
    const main = await bundleLake()
    const source = createTempFolder()
    const target = createTempFolder()
    const lake = await startLakeProcess(main, source)
    const client = createAdminClient(lake)
    const draft = await client.create({ _id: 'drafts.a', _type: 'page', title: 'uno' })
    const secret = await client.create({ _id: 'note.b', _type: 'note', text: 'privada' })
    await client.patch('drafts.a').set({ title: 'dos' }).commit()
    const bytes = Buffer.from('the bytes of a file')
    const asset = await client.assets.upload('file', bytes, { filename: 'a.txt' })

    const backup = path.join(source, 'backup.tar')
    const env = {
      DATA_DIR: source,
      LAKE_PORT: String(lake.port),
      LAKE_ADMIN_TOKEN: TOKEN,
    }
    const [created, missing] = await Promise.all([
      run('backup', [backup], env),
      run('restore', [`${backup}.not`, '--replace'], { DATA_DIR: target }),
    ])
    expect(created, created.output).toMatchObject({ code: 0 })
    expectFailure(missing, 'There is no file')
    expect(statSync(backup).mode & 0o777).toBe(0o600)
    await client.delete('note.b')

    const [restored, inUse, exists] = await Promise.all([
      run('restore', [backup], { DATA_DIR: target }),
      run('restore', [backup, '--replace'], env),
      run('backup', [backup], env),
    ])
    expect(restored, restored.output).toMatchObject({ code: 0 })
    expectFailure(inUse, 'Another process')
    expectFailure(exists, 'exists')

    const again = await startLakeProcess(main, target)
    const restoredClient = createAdminClient(again)
    expect(await restoredClient.getDocuments(['drafts.a', 'note.b', asset._id])).toMatchObject([
      { title: 'dos' },
      secret,
      { sha1hash: asset.sha1hash },
    ])
    const old = await readHistory(again.origin, TOKEN, `documents/drafts.a?revision=${draft._rev}`)
    expect(JSON.parse(old)).toEqual({ documents: [draft] })
    const file = await fetch(`${again.origin}/${asset.path}`)
    expect(await file.text()).toBe(bytes.toString())
  },
)

test(
  'names a lake that does not answer, and a truncated backup',
  { timeout: TIMEOUT_MS },
  async () => {
    const main = await bundleLake()
    const dataDir = createTempFolder()
    const lake = await startLakeProcess(main, dataDir)
    await createAdminClient(lake).create({ _id: 'a', _type: 'page' })
    const backup = path.join(dataDir, 'backup.tar')
    const env = { DATA_DIR: dataDir, LAKE_PORT: String(lake.port), LAKE_ADMIN_TOKEN: TOKEN }
    const created = await run('backup', [backup], env)
    expect(created, created.output).toMatchObject({ code: 0 })
    await kill(lake)
    expectFailure(await run('backup', [path.join(dataDir, 'x.tar')], env), 'start the lake')
    truncateSync(backup, statSync(backup).size / 2)
    const truncated = await run('restore', [backup, '--replace'], { DATA_DIR: dataDir })
    expectFailure(truncated, 'cannot be restored')

    const again = await startLakeProcess(main, dataDir)
    expect(await createAdminClient(again).getDocument('a')).toMatchObject({ _type: 'page' })
  },
)
