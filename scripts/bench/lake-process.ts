import { fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import path from 'node:path'
import { performance } from 'node:perf_hooks'
import { createClient, type SanityClient } from '@sanity/client'
import { z } from 'zod'
import { clientConfig } from '../../config/client-config'

const [PROJECT, DATASET] = ['embedded', 'production']
const TOKEN = randomBytes(24).toString('hex')

const ready = z.object({ type: z.literal('ready'), port: z.number() })

/** A process of the built embedded lake. */
export interface LakeProcess {
  readonly origin: string
  /** Reads and writes all documents, with drafts and private ones. */
  readonly client: SanityClient
  readonly pid: number
  /** Milliseconds until it was ready. */
  readonly startedMs: number
  /** Stops the process and keeps its data. */
  stop: () => Promise<void>
}

/**
 * Starts a lake on a free port.
 * @param dataDir data folder of the product
 * @throws Error when it exits early
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
    once(child, 'exit').then(() => Promise.reject(new Error('The lake exited early.'))),
  ])) as unknown[]
  const startedMs = performance.now() - started
  const origin = `http://127.0.0.1:${ready.parse(message).port}`
  const hosts = { apiHost: origin, publicApiHost: origin }
  const content = { kind: 'embedded' as const, projectId: PROJECT, dataset: DATASET, ...hosts }
  return {
    origin,
    client: createClient({ ...clientConfig(content), token: TOKEN, perspective: 'raw' }),
    pid: child.pid ?? 0,
    startedMs,
    stop: async () => {
      const exited = once(child, 'exit')
      child.kill('SIGTERM')
      await exited
    },
  }
}
