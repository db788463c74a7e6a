import { spawn, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { createClient, type SanityClient } from '@sanity/client'
import { clientConfig } from '../../config/client-config'
import { parseEnv } from '../../config/env.server'

/** The whole product, started by the command a new user types, on a data folder of its own. */
export interface House {
  readonly origin: string
  readonly dataDir: string
  /** The process that keeps lake and site running. */
  readonly pid: number
  readonly administrator: { readonly email: string; readonly password: string }
  /** Reads and writes everything, drafts and private documents too. */
  readonly client: SanityClient
  /** Everything the command has printed so far. */
  output: () => string
  /** Ends it and removes its data. */
  leave: () => Promise<void>
}

/**
 * Runs `npm run up` until it says that everything is served.
 * @param variables settings that differ from the defaults
 */
export async function openHouse(variables: Readonly<Record<string, string>> = {}): Promise<House> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'house-'))
  const settings = {
    PORT: String(await freePort()),
    LAKE_PORT: String(await freePort()),
    RELAY_PORT: String(await freePort()),
    DATA_DIR: dataDir,
    LAKE_ADMIN_TOKEN: randomBytes(24).toString('hex'),
    ...variables,
  }
  const child = spawn(process.execPath, ['scripts/up.mjs', '--seed'], {
    env: { ...process.env, ...settings, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const lines: string[] = []
  const output = () => lines.join('\n')
  const administrator = await signInLine(child, lines)
  const { content, siteUrl } = parseEnv(settings)
  return {
    origin: siteUrl,
    dataDir,
    pid: child.pid ?? 0,
    administrator,
    client: createClient({
      ...clientConfig(content),
      token: settings.LAKE_ADMIN_TOKEN,
      perspective: 'raw',
    }),
    output,
    leave: async () => {
      await stop(child)
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Waits for the line with the first administrator: it is printed once everything is served. */
function signInLine(child: ChildProcess, lines: string[]): Promise<House['administrator']> {
  return new Promise((resolve, reject) => {
    const read = (line: string) => {
      lines.push(line)
      const [, email, password] = /^ {2}Administrator +(\S+) +(\S+)/.exec(line) ?? []
      if (email !== undefined && password !== undefined) resolve({ email, password })
    }
    for (const stream of [child.stdout, child.stderr]) {
      if (stream !== null) createInterface(stream).on('line', read)
    }
    child.once('exit', () => reject(new Error(`up ended early:\n${lines.join('\n')}`)))
  })
}

async function stop(child: ChildProcess) {
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await gone
}

function freePort(): Promise<number> {
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
