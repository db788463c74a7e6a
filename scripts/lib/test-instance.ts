import { spawn, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { createClient, type SanityClient } from '@sanity/client'
import { clientConfig } from '#config/client-config'
import { parseEnv } from '#config/env.server'
import { variablesWith } from '#config/variables.server.mjs'
import { findFreePort } from './free-port'

/** The complete product with the seed dataset, on free ports and in a temporary data folder. */
export interface TestInstance {
  /** Origin of the site with its host name. */
  readonly origin: string
  /** Origin of the site with its IP address. */
  readonly site: string
  /** Origin of the lake, without the site's proxy. */
  readonly lake: string
  readonly dataDir: string
  /** Administrator token, also the site's signing secret. */
  readonly token: string
  /** Pid of the supervisor. */
  readonly pid: number
  /** Reads and writes all documents, with drafts and private ones. */
  readonly client: SanityClient
  /** Everything printed so far. */
  output: () => string
  /** Stops the processes and keeps the data. */
  stop: () => Promise<void>
  /** Stops the processes and removes the data. */
  dispose: () => Promise<void>
}

/** `up` builds what has changed, `serve` serves the existing build, `dev` the sources. */
const commands = {
  up: ['scripts/up.mjs', '--seed'],
  serve: ['build/server/serve.js', '--seed'],
  dev: ['scripts/up.mjs', '--seed', '--dev'],
} as const

/**
 * Starts an instance and waits until it is served with the seed dataset.
 * @param variables settings that differ from the defaults; a given DATA_DIR stays after `dispose`
 * @param seededData data folder of another instance to copy, instead of loading the seed dataset
 * @param folder of the repository, or of a package (scripts/package/)
 * @throws Error with the output, when it exits early
 */
export async function startTestInstance(
  command: keyof typeof commands,
  variables: Readonly<Record<string, string>> = {},
  seededData?: string,
  folder?: string,
): Promise<TestInstance> {
  const ownFolder = variables.DATA_DIR === undefined
  const dataDir = variables.DATA_DIR ?? mkdtempSync(path.join(tmpdir(), 'test-instance-'))
  if (seededData !== undefined) cpSync(seededData, dataDir, { recursive: true })
  const settings = {
    HOST: '127.0.0.1',
    // Tests set X-Forwarded-For.
    TRUSTED_PROXIES: 'loopback',
    PORT: String(await findFreePort()),
    LAKE_PORT: String(await findFreePort()),
    RELAY_PORT: String(await findFreePort()),
    DATA_DIR: dataDir,
    LAKE_ADMIN_TOKEN: randomBytes(24).toString('hex'),
    SANITY_PROJECT_ID: '',
    ...variables,
  }
  const child = spawn(process.execPath, commands[command], {
    cwd: folder,
    env: variablesWith({ ...settings, NODE_ENV: 'production' }),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const lines: string[] = []
  const stop = () => stopProcess(child)
  const dispose = async () => {
    await stop()
    if (ownFolder) rmSync(dataDir, { recursive: true, force: true })
  }
  try {
    await waitUntilServed(child, lines)
  } catch (error) {
    await dispose()
    throw error
  }
  const { content, lake, port, siteUrl } = parseEnv(settings)
  const { LAKE_ADMIN_TOKEN: token } = settings
  return {
    origin: siteUrl,
    site: `http://127.0.0.1:${port}`,
    lake: `http://127.0.0.1:${lake.port}`,
    dataDir,
    token,
    pid: child.pid ?? 0,
    client: createClient({ ...clientConfig(content), token, perspective: 'raw' }),
    output: () => lines.join('\n'),
    stop,
    dispose,
  }
}

/** The summary ends with this line, after the seed dataset is loaded. */
function waitUntilServed(child: ChildProcess, lines: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      if (stream === null) continue
      createInterface(stream).on('line', (line) => {
        lines.push(line)
        if (/^ {2}Stop /.test(line)) resolve()
      })
    }
    child.once('exit', () =>
      reject(new Error(`The test instance exited early:\n${lines.slice(-20).join('\n')}`)),
    )
  })
}

async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await exited
}
