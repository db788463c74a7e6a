import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { readdirSync, statSync } from 'node:fs'
import { ServerError } from '@sanity/client'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { refusal } from './refusal'
import { bundleLake, clientOf, kill, newDataFolder, startProcess, TOKEN } from './lake-process'

const TIMEOUT_MS = 120_000

/**
 * Sets the largest size of a file that a process may write: to it, that is a disk without room. Anyone
 * may do so to a process of their own.
 * @param bytes `undefined` for no limit
 */
function limitFiles(pid: number, bytes?: number) {
  execFileSync('prlimit', ['--pid', String(pid), `--fsize=${bytes ?? 'unlimited'}:`])
}

test.skipIf(process.platform !== 'linux')(
  'a full disk refuses writes with 507, goes on reading, and takes writes again when there is room',
  { timeout: TIMEOUT_MS },
  async () => {
    const { file, remove: removeBundle } = await bundleLake()
    onTestFinished(removeBundle)
    const { dataDir, remove } = newDataFolder()
    onTestFinished(remove)
    const lake = await startProcess(file, dataDir)
    onTestFinished(() => kill(lake))
    const { pid } = lake.child
    if (pid === undefined) throw new Error('The lake has no process id.')
    const client = clientOf(lake)
    const page = (count: number) => ({ _id: `p${count}`, _type: 'page', text: 'x'.repeat(20_000) })
    const picture = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><rect width="4" height="4"/></svg>',
    )
    const stored = await client.create(page(0))
    const image = await client.assets.upload('image', picture, { filename: 'a.svg' })

    const log = path.join(dataDir, 'lake', 'lake.sqlite-wal')
    limitFiles(pid, statSync(log).size + 10_000)
    for (const attempt of [1, 2]) {
      const error = await client.create(page(attempt)).then(
        () => undefined,
        (reason: unknown) => reason,
      )
      expect(error).toBeInstanceOf(ServerError)
      expect(error).toMatchObject({ statusCode: 507 })
      expect(String(error)).toContain('The disk is full')
    }
    limitFiles(pid, 5)
    const upload = fetch(`${lake.origin}/v1/assets/files/production`, {
      method: 'POST',
      headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'text/plain' },
      body: 'more than there is room for',
    })
    expect((await upload).status).toBe(507)
    const backup = fetch(`${lake.origin}/v1/data/backup/production`, {
      headers: { authorization: `Bearer ${TOKEN}` },
    })
    expect((await backup).status).toBe(507)
    const small = await fetch(`${lake.origin}/${image.path}?w=2&fm=png`)
    expect([small.status, small.headers.get('content-type')]).toEqual([200, 'image/png'])
    expect((await sharp(await small.arrayBuffer()).metadata()).width).toBe(2)
    const cache = path.join(dataDir, 'lake', 'cache', 'images')
    expect(readdirSync(cache), 'nothing half written').toEqual([])

    expect(await client.getDocument('p0')).toEqual(stored)
    expect(await client.getDocument('p1')).toBeUndefined()
    expect((await fetch(`${lake.origin}/${image.path}`)).status).toBe(200)
    expect((await refusal(client.create(page(0)))).statusCode).toBe(409)

    limitFiles(pid)
    expect(await client.create(page(3))).toMatchObject({ _id: 'p3' })
    expect((await fetch(`${lake.origin}/${image.path}?w=2&fm=png`)).status).toBe(200)
    expect(readdirSync(cache)).toHaveLength(1)
    await kill(lake)
    const again = await startProcess(file, dataDir)
    onTestFinished(() => kill(again))
    const found = await clientOf(again).getDocuments(['p0', 'p1', 'p2', 'p3'])
    expect(found.map((document) => document?._id)).toEqual(['p0', undefined, undefined, 'p3'])
    expect(again.logged()).toContain('recovered the database')
  },
)
