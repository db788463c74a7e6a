import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { clientAt } from './lake-client'

const ready = z.object({
  type: z.literal('ready'),
  port: z.number(),
  administrator: z.object({ email: z.string(), password: z.string().optional() }),
})
/** Three processes are started, each of which compiles the lake first. */
const TIMEOUT_MS = 120_000

function startProcess(dataDir: string): ChildProcess {
  const child = fork(path.resolve('lake/main.ts'), [], {
    execArgv: ['--import', 'tsx'],
    env: { NODE_ENV: 'test', PATH: process.env.PATH, DATA_DIR: dataDir, LAKE_PORT: '0' },
    silent: true,
  })
  onTestFinished(() => {
    child.kill('SIGKILL')
  })
  return child
}

async function startReady(dataDir: string) {
  const child = startProcess(dataDir)
  const [message] = (await once(child, 'message')) as unknown[]
  return { child, ...ready.parse(message) }
}

test(
  'what was answered survives a kill; the password is told once; a signal ends it',
  { timeout: TIMEOUT_MS },
  async () => {
    const dataDir = mkdtempSync(path.join(os.tmpdir(), 'lake-process-'))
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
    const client = (port: number) =>
      clientAt(`http://127.0.0.1:${port}`, {
        token: readFileSync(path.join(dataDir, 'lake', 'admin-token'), 'utf8').trim(),
      })

    const first = await startReady(dataDir)
    expect(first.administrator.password?.length).toBeGreaterThanOrEqual(12)
    const stored = await client(first.port).create({ _id: 'a', _type: 'page' })

    const rival = startProcess(dataDir)
    const complaint: string[] = []
    rival.stderr?.on('data', (chunk: Buffer) => complaint.push(chunk.toString('utf8')))
    expect(await once(rival, 'exit')).toEqual([1, null])
    expect(complaint.join('')).toContain('Another process is using the data folder')

    first.child.kill('SIGKILL')
    await once(first.child, 'exit')

    const second = await startReady(dataDir)
    expect(second.administrator.password).toBeUndefined()
    expect(await client(second.port).getDocument('a')).toEqual(stored)
    second.child.kill('SIGTERM')
    expect(await once(second.child, 'exit')).toEqual([0, null])
  },
)
