import { execFileSync, fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import path from 'node:path'
import { performance } from 'node:perf_hooks'
import { createClient, type SanityClient } from '@sanity/client'
import { z } from 'zod'
import { clientConfig } from '../../config/client-config'

const [PROJECT, DATASET] = ['embedded', 'production']
const TOKEN = randomBytes(24).toString('hex')
const BYTES_PER_KB = 1_024

const ready = z.object({ type: z.literal('ready'), port: z.number() })

/** The process of an embedded lake, as the product runs it: the build must be there. */
export interface LakeProcess {
  readonly origin: string
  /** Reads and writes everything, drafts and private documents too. */
  readonly client: SanityClient
  readonly pid: number
  /** Milliseconds from its start until it answered. */
  readonly startedMs: number
  /** Ends it; its data stay. */
  stop: () => Promise<void>
}

/**
 * Starts a lake on a free port.
 * @param dataDir data folder of the product, whose `lake` folder is used
 * @throws Error when it ends before it answers
 */
export async function startLakeProcess(dataDir: string): Promise<LakeProcess> {
  const started = performance.now()
  const child = fork(path.resolve('build/server/lake.js'), [], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      LAKE_PORT: '0',
      LAKE_ADMIN_TOKEN: TOKEN,
    },
  })
  const [message] = (await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error('The lake ended early.'))),
  ])) as unknown[]
  const startedMs = performance.now() - started
  const origin = `http://127.0.0.1:${ready.parse(message).port}`
  const place = { apiHost: origin, publicApiHost: origin }
  const content = { kind: 'embedded' as const, projectId: PROJECT, dataset: DATASET, ...place }
  return {
    origin,
    client: createClient({ ...clientConfig(content), token: TOKEN, perspective: 'raw' }),
    pid: child.pid ?? 0,
    startedMs,
    stop: async () => {
      const gone = once(child, 'exit')
      child.kill('SIGTERM')
      await gone
    },
  }
}

/** Memory in use, in megabytes: of a process, and of those that it has started. */
export function memoryOf(pid: number): { own: number; children: number } {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' })
  const processes = lines
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
  const megabytes = (kilobytes = 0) => (kilobytes * BYTES_PER_KB) / 1_000_000
  const own = processes.find(([id]) => id === pid)
  const children = processes.filter(([, parent]) => parent === pid)
  return {
    own: megabytes(own?.[2]),
    children: children.reduce((sum, [, , kilobytes]) => sum + megabytes(kilobytes), 0),
  }
}
