import { spawn, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { expect, test } from 'playwright/test'
import { variablesWith } from '#config/variables.server.mjs'
import { findFreePort } from '#scripts/lib/free-port'
import { bindSocket } from '#server/bound-sockets'
import { seededData } from '../e2e/testing/seeded-data'

// Tests deploy/systemd/yapa.socket with processes of its own, without a browser.

const dataDir = mkdtempSync(path.join(tmpdir(), 'socket-activation-'))
const processes: ChildProcess[] = []

test.afterAll(async () => {
  await Promise.all(processes.map(stop))
  rmSync(dataDir, { recursive: true })
})

test('connections wait while serve restarts on a socket of its parent (OPS-01)', async () => {
  const seeded = seededData()
  if (seeded !== undefined) cpSync(seeded, dataDir, { recursive: true })
  const port = await findFreePort()
  const settings = {
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: dataDir,
    SANITY_PROJECT_ID: '',
    LAKE_PORT: String(await findFreePort()),
    RELAY_PORT: String(await findFreePort()),
    LAKE_ADMIN_TOKEN: randomBytes(24).toString('hex'),
    NODE_ENV: 'production',
  }
  const bound = await bindSocket('127.0.0.1', port)
  const first = serve(bound?.fd ?? -1, settings)
  await untilServed(first)
  const request = () => fetch(`http://127.0.0.1:${port}/`, { headers: { Connection: 'close' } })
  expect((await request()).status).toBe(200)
  await stop(first)
  const waiting = Promise.all([request(), request(), request()])
  serve(bound?.fd ?? -1, settings)
  expect((await waiting).map(({ status }) => status)).toEqual([200, 200, 200])
})

/** Starts `serve` as systemd does: the socket is file descriptor 3, and two variables say so. */
function serve(fd: number, settings: Readonly<Record<string, string>>): ChildProcess {
  const command = 'LISTEN_PID=$$ LISTEN_FDS=1 exec "$0" build/server/serve.js --seed'
  const child = spawn('sh', ['-c', command, process.execPath], {
    env: variablesWith(settings),
    stdio: ['ignore', 'pipe', 'ignore', fd],
  })
  processes.push(child)
  return child
}

/** The summary ends with this line. */
async function untilServed(child: ChildProcess): Promise<void> {
  if (child.stdout === null) throw new Error('serve has no output.')
  for await (const line of createInterface(child.stdout)) if (/^ {2}Stop /.test(line)) return
  throw new Error('serve ended early.')
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  child.kill('SIGTERM')
  await exited
}
