import { mkdirSync, rmSync } from 'node:fs'
import { connect, createServer, type Server, type Socket } from 'node:net'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import type { Variables } from '#config/variables.server.mjs'
import { explain } from './child-process'

/** A request of `npm run reload` to the supervisor. */
export interface ReloadRequest {
  /** Folder of package.json of the build to start. */
  root: string
  /** Whether the lake restarts, too. */
  lake: boolean
}

/** The Unix socket on which the supervisor of a data folder listens. Only its user can connect. */
export function controlFile({ DATA_DIR = '' }: Variables, root: string): string {
  return path.resolve(root, DATA_DIR === '' ? '.data' : DATA_DIR, 'supervisor.sock')
}

/**
 * Accepts reload requests of this machine.
 * @param reload rejects with an error whose message the command prints
 * @param log receives a line when the socket is not available; then only SIGHUP reloads
 */
export function serveControl(
  file: string,
  reload: (request: ReloadRequest) => Promise<void>,
  log: (line: string) => void,
): Server {
  const answer = async (socket: Socket) => {
    const request: unknown = JSON.parse(await readAll(socket))
    if (!isReloadRequest(request)) throw new Error('This is not a request to reload.')
    await reload(request)
  }
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    // The command may be interrupted; the reload goes on.
    socket.on('error', () => undefined)
    answer(socket).then(
      () => socket.end('{}'),
      (error: unknown) => socket.end(JSON.stringify({ error: explain(error) })),
    )
  })
  server.on('error', (error) => log(`"npm run reload" is not available: ${error.message}`))
  try {
    mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
    // A killed supervisor leaves its socket.
    rmSync(file, { force: true })
    listenPrivately(server, file)
  } catch (error) {
    log(`"npm run reload" is not available: ${explain(error)}`)
  }
  return server
}

/** Only the user of the process may connect. Node creates the file before `listen` returns. */
function listenPrivately(server: Server, file: string): void {
  const mask = process.umask(0o177)
  try {
    server.listen(file)
  } finally {
    process.umask(mask)
  }
}

/**
 * Sends a reload request and waits until it is done.
 * @throws Error with the reason when the reload failed, or when no supervisor answers
 */
export async function requestReload(file: string, request: ReloadRequest): Promise<void> {
  const socket = connect({ path: file, allowHalfOpen: true })
  socket.end(JSON.stringify(request))
  const answer: unknown = JSON.parse(
    await readAll(socket).catch((cause: unknown) => {
      throw new Error(`The product does not run with this data folder: ${file}`, { cause })
    }),
  )
  if (typeof answer !== 'object' || answer === null || !('error' in answer)) return
  throw new Error(String(answer.error))
}

/** Leaves the other direction of the socket open. */
function readAll(socket: Socket): Promise<string> {
  return text(socket.iterator({ destroyOnReturn: false }))
}

function isReloadRequest(value: unknown): value is ReloadRequest {
  return (
    typeof value === 'object' &&
    value !== null &&
    'root' in value &&
    typeof value.root === 'string' &&
    'lake' in value &&
    typeof value.lake === 'boolean'
  )
}
