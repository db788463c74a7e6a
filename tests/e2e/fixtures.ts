import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { test as base, expect } from 'playwright/test'

/** The whole product, started by the command a new user types, on a data folder of its own. */
export interface House {
  readonly origin: string
  readonly lakePort: number
  readonly dataDir: string
  readonly administrator: { readonly email: string; readonly password: string }
  /** Everything the command has printed so far. */
  output(): string
}

interface PageWatch {
  /** Complaints of the page so far: console errors, uncaught errors, failed and foreign requests. */
  readonly complaints: string[]
}

/**
 * `house`: one for each worker. `watch`: fails the test at its end if the page complained of
 * anything or asked another host for something; a test may empty the list of what it provoked.
 */
export const test = base.extend<{ watch: PageWatch }, { house: House }>({
  house: [
    async ({}, use) => {
      const dataDir = mkdtempSync(path.join(tmpdir(), 'house-'))
      const [port, lakePort] = [await freePort(), await freePort()]
      const { child, output, administrator } = await up({ port, lakePort, dataDir })
      await use({ origin: `http://localhost:${port}`, lakePort, dataDir, administrator, output })
      await stop(child)
      rmSync(dataDir, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ house }, use) => use(house.origin),
  watch: [
    async ({ context, house }, use) => {
      const complaints: string[] = []
      context.on('page', (page) => {
        page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`))
      })
      context.on('console', (message) => {
        if (message.type() === 'error') complaints.push(`console: ${message.text()}`)
      })
      await context.route(
        (url) => url.origin !== house.origin && url.protocol.startsWith('http'),
        async (route) => {
          complaints.push(`foreign request: ${route.request().url()}`)
          await route.abort()
        },
      )
      await use({ complaints })
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** Runs `npm run up` until it says that everything is served. */
async function up(settings: { port: number; lakePort: number; dataDir: string }) {
  const child = spawn(process.execPath, ['scripts/up.mjs', '--seed'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(settings.port),
      LAKE_PORT: String(settings.lakePort),
      DATA_DIR: settings.dataDir,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const lines: string[] = []
  const output = () => lines.join('\n')
  const administrator = await new Promise<House['administrator']>((resolve, reject) => {
    const read = (line: string) => {
      lines.push(line)
      const signIn = /^ {2}Administrator +(\S+) +(\S+)/.exec(line)
      const [, email, password] = signIn ?? []
      if (email !== undefined && password !== undefined) resolve({ email, password })
    }
    createInterface(child.stdout).on('line', read)
    createInterface(child.stderr).on('line', read)
    child.once('exit', () => reject(new Error(`up ended early:\n${output()}`)))
  })
  return { child, output, administrator }
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
