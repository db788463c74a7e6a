import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { readdirSync, statSync } from 'node:fs'
import { ServerError } from '@sanity/client'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { kill } from './testing/child-process'
import { getRejection } from './testing/lake-client'
import {
  bundleLake,
  createAdminClient,
  type LakeProcess,
  startLakeProcess,
} from './testing/lake-process'
import { postOnSocket } from './testing/post-on-socket'
import { createTempFolder } from 'content-lake/testing/temp-folder'

/**
 * Limits the size of files that a process may write, which it notices as a full disk.
 * @param bytes `undefined` for no limit
 */
function limitFileSize({ process: { pid } }: LakeProcess, bytes?: number) {
  execFileSync('prlimit', ['--pid', String(pid), `--fsize=${bytes ?? 'unlimited'}:`])
}

test.skipIf(process.platform !== 'linux')(
  'answers writes with 507 on a full disk, also after a kill; keeps reading, and recovers',
  async () => {
    const file = await bundleLake()
    const dataDir = createTempFolder()
    const lake = await startLakeProcess(file, dataDir)
    const client = createAdminClient(lake)
    const authorization = `Bearer ${lake.token}`
    const page = (count: number) => ({ _id: `p${count}`, _type: 'page', text: 'x'.repeat(20_000) })
    const picture = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><rect width="4" height="4"/></svg>',
    )
    const stored = await client.create(page(0))
    const image = await client.assets.upload('image', picture, { filename: 'a.svg' })

    const wal = path.join(dataDir, 'lake', 'lake.sqlite-wal')
    limitFileSize(lake, statSync(wal).size + 10_000)
    for (const attempt of [1, 2]) {
      const error = await client.create(page(attempt)).then(
        () => undefined,
        (reason: unknown) => reason,
      )
      expect(error).toBeInstanceOf(ServerError)
      expect(error).toMatchObject({ statusCode: 507 })
      expect(String(error)).toContain('The disk is full')
    }
    limitFileSize(lake, 5)
    const upload = fetch(`${lake.origin}/v1/assets/files/production`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'text/plain' },
      body: 'more than there is room for',
    })
    expect((await upload).status).toBe(507)
    const length = 8 * 1024 * 1024
    expect(
      await postOnSocket(`${lake.origin}/v1/assets/files/production`, lake.token, length),
      'reads the rest of a rejected upload',
    ).toEqual({ status: 507, sent: length })
    const backup = fetch(`${lake.origin}/v1/data/backup/production`, {
      headers: { authorization },
    })
    expect((await backup).status).toBe(507)
    const small = await fetch(`${lake.origin}/${image.path}?w=2&fm=png`)
    expect([small.status, small.headers.get('content-type')]).toEqual([200, 'image/png'])
    expect((await sharp(await small.arrayBuffer()).metadata()).width).toBe(2)
    const cache = path.join(dataDir, 'lake', 'cache', 'images')
    expect(readdirSync(cache), 'no partial files').toEqual([])

    expect(await client.getDocument('p0')).toEqual(stored)
    expect(await client.getDocument('p1')).toBeUndefined()
    expect((await fetch(`${lake.origin}/${image.path}`)).status).toBe(200)
    expect((await getRejection(client.create(page(0)))).statusCode).toBe(409)

    limitFileSize(lake)
    expect(await client.create(page(3))).toMatchObject({ _id: 'p3' })
    expect((await fetch(`${lake.origin}/${image.path}?w=2&fm=png`)).status).toBe(200)
    expect(readdirSync(cache)).toHaveLength(1)
    await kill(lake)
    const again = await startLakeProcess(file, dataDir)
    const found = await createAdminClient(again).getDocuments(['p0', 'p1', 'p2', 'p3'])
    expect(found.map((document) => document?._id)).toEqual(['p0', undefined, undefined, 'p3'])
    await expect.poll(again.output).toContain('recovered the database')
    await createAdminClient(again).create(page(4))
    await kill(again)

    // Shorter than the database and its log, so neither can be written.
    const full = await startLakeProcess(file, dataDir, { maxFileSize: 4096 })
    const message = 'the disk is full: the lake is read-only until there is space'
    await expect.poll(full.output).toContain(message)
    const late = createAdminClient(full)
    expect(await late.getDocument('p0')).toEqual(stored)
    await expect(late.create(page(5))).rejects.toMatchObject({ statusCode: 507 })
    limitFileSize(full)
    expect(await late.create(page(5))).toMatchObject({ _id: 'p5' })
    await kill(full)
    const last = createAdminClient(await startLakeProcess(file, dataDir))
    const ids = ['p0', 'p4', 'p5']
    expect(await last.getDocuments(ids)).toMatchObject(ids.map((_id) => ({ _id })))
  },
)
