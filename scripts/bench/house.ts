import { spawn, type ChildProcess, type ChildProcessByStdio } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { createClient, type SanityClient } from '@sanity/client'
import { clientConfig } from '../../config/client-config'
import { parseEnv } from '../../config/env.server'

/** The product with the seed dataset, served for the time of the bench. */
export interface House {
  /** Origin of the site. */
  readonly site: string
  /** Origin of the lake, asked directly. */
  readonly lake: string
  readonly token: string
  readonly client: SanityClient
  close: () => Promise<void>
}

/**
 * Serves what is built, on free ports of the loopback and a data folder of its own.
 * @throws Error with what the processes printed, when they end before they serve
 */
export async function openHouse(): Promise<House> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'bench-'))
  const token = randomBytes(24).toString('hex')
  const port = await freePort()
  const lakePort = await freePort()
  const settings = {
    HOST: '127.0.0.1',
    PORT: String(port),
    LAKE_PORT: String(lakePort),
    RELAY_PORT: String(await freePort()),
    SITE_URL: `http://127.0.0.1:${port}`,
    DATA_DIR: dataDir,
    LAKE_ADMIN_TOKEN: token,
    SANITY_PROJECT_ID: '',
  }
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/serve.ts', '--seed'], {
    env: { ...process.env, ...settings, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const close = async () => {
    await ended(child)
    rmSync(dataDir, { recursive: true, force: true })
  }
  try {
    await saysThatItServes(child)
  } catch (error) {
    await close()
    throw error
  }
  const { content, siteUrl } = parseEnv(settings)
  const client = createClient({ ...clientConfig(content), token, perspective: 'raw' })
  return { site: siteUrl, lake: `http://127.0.0.1:${lakePort}`, token, client, close }
}

/** The last line of the summary is printed once everything is served and the seed is loaded. */
function saysThatItServes(child: ChildProcessByStdio<null, Readable, Readable>): Promise<void> {
  return new Promise((resolve, reject) => {
    const lines: string[] = []
    for (const stream of [child.stdout, child.stderr]) {
      createInterface(stream).on('line', (line) => {
        lines.push(line)
        if (/^ {2}Stop /.test(line)) resolve()
      })
    }
    child.once('exit', () => reject(new Error(lines.slice(-20).join('\n'))))
  })
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
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
