import { spawn, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { createClient, type SanityClient } from '@sanity/client'
import { clientConfig } from '../../config/client-config'
import { parseEnv } from '../../config/env.server'
import { variablesWith } from '../../config/variables.server'

/** The whole product with the seed dataset, on free ports and a data folder of its own. */
export interface House {
  /** Address of the site as visitors know it. */
  readonly origin: string
  /** The same without a name to look up. */
  readonly site: string
  /** Origin of the lake, asked directly. */
  readonly lake: string
  readonly dataDir: string
  /** The administrator's, with which the site signs, too. */
  readonly token: string
  /** The process that keeps the others running. */
  readonly pid: number
  /** Reads and writes everything, drafts and private documents too. */
  readonly client: SanityClient
  /** Everything it has printed so far. */
  output: () => string
  /** Ends it; its data stay. */
  stop: () => Promise<void>
  /** Ends it and removes its data. */
  leave: () => Promise<void>
}

/** `up` is what a new user types, and builds what has changed; `serve` serves what is built. */
const commands = {
  up: ['scripts/up.mjs', '--seed'],
  serve: ['build/server/serve.js', '--seed'],
} as const

/**
 * Opens a house and waits until everything is served and the seed is loaded.
 * @param variables settings that differ from the defaults
 * @param seededData data of a house to start from a copy of; without it the dataset is filled first
 * @throws Error with what was printed, when it ends before that
 */
export async function openHouse(
  command: keyof typeof commands,
  variables: Readonly<Record<string, string>> = {},
  seededData?: string,
): Promise<House> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'house-'))
  if (seededData !== undefined) cpSync(seededData, dataDir, { recursive: true })
  const settings = {
    HOST: '127.0.0.1',
    // Who drives a house speaks for many callers.
    TRUSTED_PROXIES: 'loopback',
    PORT: String(await freePort()),
    LAKE_PORT: String(await freePort()),
    RELAY_PORT: String(await freePort()),
    DATA_DIR: dataDir,
    LAKE_ADMIN_TOKEN: randomBytes(24).toString('hex'),
    SANITY_PROJECT_ID: '',
    ...variables,
  }
  const child = spawn(process.execPath, commands[command], {
    env: variablesWith({ ...settings, NODE_ENV: 'production' }),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const lines: string[] = []
  const stop = () => ended(child)
  const leave = async () => {
    await stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  try {
    await served(child, lines)
  } catch (error) {
    await leave()
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
    leave,
  }
}

/** The last line of the summary is printed once everything is served and the seed is loaded. */
function served(child: ChildProcess, lines: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      if (stream === null) continue
      createInterface(stream).on('line', (line) => {
        lines.push(line)
        if (/^ {2}Stop /.test(line)) resolve()
      })
    }
    child.once('exit', () => reject(new Error(`It ended early:\n${lines.slice(-20).join('\n')}`)))
  })
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await gone
}

/** A port of the loopback that nobody uses at the moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => {
        if (typeof address === 'object' && address !== null) resolve(address.port)
        else reject(new Error('No free port.'))
      })
    })
  })
}
