import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { build } from 'esbuild'
import { z } from 'zod'
import { clientAt } from './lake-client'

const ready = z.object({ type: z.literal('ready'), port: z.number() })

/** The administrator's token of every lake that is started here. */
export const TOKEN = 'the-token-of-local-commands-in-tests'

/**
 * Puts the process of `lake-child.ts` into one file: it starts in a fraction of the time that its modules take
 * one by one, and a test that starts it fifty times is in need of that.
 * @returns the file, and a function that removes it
 */
export async function bundleLake() {
  const cache = path.resolve('.cache')
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(path.join(cache, 'lake-'))
  const file = path.join(folder, 'main.mjs')
  await build({
    entryPoints: [path.resolve('tests/contract/lake-child.ts')],
    outfile: file,
    bundle: true,
    platform: 'node',
    format: 'esm',
    // Both load machine code from their own folder.
    external: ['better-sqlite3', 'sharp'],
    banner: {
      js: `import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);`,
    },
    logLevel: 'error',
  })
  return { file, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

export interface LakeProcess {
  readonly child: ChildProcess
  readonly origin: string
  readonly port: number
  /** What it has written to its standard error so far: its log. */
  logged(): string
}

/** An empty data folder, and a function that removes it. */
export function newDataFolder() {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'lake-data-'))
  return { dataDir, remove: () => rmSync(dataDir, { recursive: true, force: true }) }
}

/**
 * Starts a lake as a process of its own and waits until it answers.
 * @throws Error with what it said when it ends instead
 */
export async function startProcess(file: string, dataDir: string): Promise<LakeProcess> {
  const dir = path.join(dataDir, 'lake')
  const env = { NODE_ENV: 'test' as const, PATH: process.env.PATH }
  const child = fork(file, [dir, TOKEN], { env, silent: true })
  let log = ''
  child.stderr?.on('data', (chunk: Buffer) => (log += chunk.toString('utf8')))
  const ended = once(child, 'exit').then(() => {
    throw new Error(`The lake ended before it was ready: ${log}`)
  })
  const messages: unknown[] = await Promise.race([once(child, 'message'), ended])
  // From here on its end is no failure.
  ended.catch(() => undefined)
  const { port } = ready.parse(messages[0])
  return { child, port, origin: `http://127.0.0.1:${port}`, logged: () => log }
}

/** Ends a process, if it has not ended, without a chance to finish anything. */
export async function kill({ child }: LakeProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}

/** A client with every right that does not try again by itself. */
export function clientOf({ origin }: LakeProcess) {
  return clientAt(origin, { token: TOKEN, perspective: 'raw', maxRetries: 0 })
}
