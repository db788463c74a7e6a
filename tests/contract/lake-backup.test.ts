import { execFile } from 'node:child_process'
import { statSync, truncateSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { bundleLake, clientOf, kill, newDataFolder, startProcess, TOKEN } from './lake-process'
import { startLake } from './start-lake'
import { readHistory } from './read-history'

/** Five processes are started, some of which compile the lake first. */
const TIMEOUT_MS = 120_000

/** Runs one of the lake's commands as npm does. */
function run(command: 'backup' | 'restore', args: readonly string[], env: Record<string, string>) {
  const argv = ['--import', 'tsx', `lake/cli/${command}.ts`, ...args]
  const options = { env: { NODE_ENV: 'test' as const, PATH: process.env.PATH, ...env } }
  return new Promise<{ code: unknown; said: string }>((resolve) => {
    execFile(process.execPath, argv, options, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, said: stdout + stderr }),
    )
  })
}

function expectRefusal({ code, said }: Awaited<ReturnType<typeof run>>, reason: string) {
  expect(said).toContain(reason)
  expect(code).toBe(1)
}

test(
  'a running lake is backed up to one file, and another folder gets all of it back',
  { timeout: TIMEOUT_MS },
  async () => {
    const { file: main, remove: removeBundle } = await bundleLake()
    const source = newDataFolder()
    const target = newDataFolder()
    onTestFinished(() => {
      for (const remove of [removeBundle, source.remove, target.remove]) remove()
    })
    const lake = await startProcess(main, source.dataDir)
    onTestFinished(() => kill(lake))
    const client = clientOf(lake)
    const draft = await client.create({ _id: 'drafts.a', _type: 'page', title: 'uno' })
    const secret = await client.create({ _id: 'note.b', _type: 'note', text: 'privada' })
    await client.patch('drafts.a').set({ title: 'dos' }).commit()
    const bytes = Buffer.from('the bytes of a file')
    const asset = await client.assets.upload('file', bytes, { filename: 'a.txt' })

    const backup = path.join(source.dataDir, 'backup.tar')
    const running = {
      DATA_DIR: source.dataDir,
      LAKE_PORT: String(lake.port),
      LAKE_ADMIN_TOKEN: TOKEN,
    }
    const [made, refused] = await Promise.all([
      run('backup', [backup], running),
      run('restore', [`${backup}.not`, '--replace'], { DATA_DIR: target.dataDir }),
    ])
    expect(made, made.said).toMatchObject({ code: 0 })
    expect(made.said).toContain('100 %')
    expectRefusal(refused, 'There is no file')
    expect(statSync(backup).mode & 0o777).toBe(0o600)
    await client.delete('note.b')

    const [restored, inUse, exists] = await Promise.all([
      run('restore', [backup], { DATA_DIR: target.dataDir }),
      run('restore', [backup, '--replace'], running),
      run('backup', [backup], running),
    ])
    expect(restored, restored.said).toMatchObject({ code: 0 })
    expectRefusal(inUse, 'Another process')
    expectRefusal(exists, 'exists')

    const again = await startProcess(main, target.dataDir)
    onTestFinished(() => kill(again))
    const restoredClient = clientOf(again)
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
  'a stopped lake is backed up from its folder; what is missing or cut is named',
  { timeout: TIMEOUT_MS },
  async () => {
    const { file: main, remove: removeBundle } = await bundleLake()
    const { dataDir, remove } = newDataFolder()
    onTestFinished(() => {
      removeBundle()
      remove()
    })
    const nothing = await run('backup', [path.join(dataDir, 'x.tar')], { DATA_DIR: dataDir })
    expectRefusal(nothing, 'There is no lake in')

    const lake = await startProcess(main, dataDir)
    await clientOf(lake).create({ _id: 'a', _type: 'page' })
    await kill(lake)
    const backup = path.join(dataDir, 'backup.tar')
    const made = await run('backup', [backup], { DATA_DIR: dataDir })
    expect(made, made.said).toMatchObject({ code: 0 })
    truncateSync(backup, statSync(backup).size / 2)
    const cut = await run('restore', [backup, '--replace'], { DATA_DIR: dataDir })
    expectRefusal(cut, 'cannot be restored')

    const again = await startProcess(main, dataDir)
    onTestFinished(() => kill(again))
    expect(await clientOf(again).getDocument('a')).toMatchObject({ _type: 'page' })
  },
)

test('a backup is for administrators alone', async () => {
  const { origin, tokenOf } = await startLake()
  const url = `${origin}/v1/data/backup/production`
  const statusFor = async (authorization?: string) => {
    const answer = await fetch(url, {
      headers: authorization === undefined ? {} : { authorization },
    })
    await answer.body?.cancel()
    return answer.status
  }
  expect(await statusFor()).toBe(401)
  expect(await statusFor('Bearer nobody')).toBe(401)
  expect(await statusFor(`Bearer ${tokenOf('viewer')}`)).toBe(403)
  expect(await statusFor(`Bearer ${tokenOf('editor')}`)).toBe(403)
  expect(await statusFor(`Bearer ${tokenOf('administrator')}`)).toBe(200)
})
