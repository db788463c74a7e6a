import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { firstMessage, kill, startChild } from './testing/child-process'
import { createLakeClient } from './testing/lake-client'
import { createTempFolder } from './testing/temp-folder'

const readyShape = z.object({
  type: z.literal('ready'),
  port: z.number(),
  administrator: z.object({ email: z.string(), password: z.string().optional() }),
})
/** Each process compiles the lake first. */
const TIMEOUT_MS = 120_000

const startLakeProcess = (dataDir: string) =>
  startChild('server/lake.ts', { env: { DATA_DIR: dataDir, LAKE_PORT: '0' } })

async function startReady(dataDir: string) {
  const child = startLakeProcess(dataDir)
  return { ...child, ...readyShape.parse(await firstMessage(child)) }
}

test(
  'keeps acknowledged writes after a kill; prints the password once; exits on SIGTERM',
  { timeout: TIMEOUT_MS },
  async () => {
    const dataDir = createTempFolder()
    const client = (port: number) =>
      createLakeClient(`http://127.0.0.1:${port}`, {
        token: readFileSync(path.join(dataDir, 'lake', 'admin-token'), 'utf8').trim(),
      })

    const first = await startReady(dataDir)
    expect(first.administrator.password?.length).toBeGreaterThanOrEqual(12)
    const stored = await client(first.port).create({ _id: 'a', _type: 'page' })

    const rival = startLakeProcess(dataDir)
    expect(await once(rival.process, 'exit')).toEqual([1, null])
    expect(rival.output()).toContain('Another process is using the data folder')

    await kill(first)

    const second = await startReady(dataDir)
    expect(second.administrator.password).toBeUndefined()
    expect(await client(second.port).getDocument('a')).toEqual(stored)
    second.process.kill('SIGTERM')
    expect(await once(second.process, 'exit')).toEqual([0, null])
  },
)

test(
  'starts alone, with the folder and project of its arguments',
  { timeout: TIMEOUT_MS },
  async () => {
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
  },
)
