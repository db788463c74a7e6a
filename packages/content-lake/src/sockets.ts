import { STATUS_CODES, type IncomingHttpHeaders, type Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer, type WebSocket } from 'ws'
import { onWebSocketUpgrade } from './websocket-upgrade'
import { authenticate } from './accounts/caller'
import { acceptSessionCookie } from './accounts/cookies'
import type { LakeCore } from './context'
import type { Datasets } from './datasets/datasets'
import { ApiError, forbidden, notFound } from './errors'
import { createQuota, forwardedAddress } from './quota'
import { getRequestedUrl } from './requested-url'
import { serveMux } from './streams/mux'

const MUX_PATH = /^\/v[^/]+\/mux$/
const PRESENCE_PATH = /^\/v[^/]+\/socket\/([^/]+)$/
const MAX_FRAME_BYTES = 256 * 1024
const PING_MS = 15_000
const CLOSE_GOING_AWAY = 1001
/** A tab of the Studio opens two. Counted by address: sockets sign in only after they are open. */
const SOCKET_LIMITS = { perCaller: 100, total: 2_000 }

/**
 * Answers WebSocket upgrades at `/v1/mux` and `/v…/socket/{dataset}`. Rejects other paths with 404,
 * pages of other origins with 403, presence of ended sessions with 401, and too many sockets with
 * 429. Terminates a socket that does not answer a ping before the next one.
 * @returns a function that closes all sockets and resolves after their close handlers have run
 */
export function serveSockets(
  server: Server,
  core: LakeCore,
  datasets: Datasets,
): () => Promise<void> {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_FRAME_BYTES })
  const unanswered = new WeakSet<WebSocket>()
  const quota = createQuota('open sockets', SOCKET_LIMITS)

  const ping = setInterval(() => {
    for (const socket of sockets.clients) {
      if (unanswered.has(socket)) socket.terminate()
      unanswered.add(socket)
      socket.ping()
    }
  }, PING_MS)
  ping.unref()

  const findHandler = (path: string, headers: IncomingHttpHeaders) => {
    if (MUX_PATH.test(path)) {
      const publicUrl = getRequestedUrl(headers, core.publicUrl)
      const { authorization } = headers
      const caller = { address: forwardedAddress(headers), publicUrl, authorization }
      return (socket: WebSocket) => serveMux(socket, core, datasets.openStream, caller)
    }
    const name = PRESENCE_PATH.exec(path)?.[1]
    if (name === undefined) throw notFound(`There is no socket at ${path}`)
    const { presence } = datasets.open(name)
    // Without a session a client may still send a token through the socket.
    authenticate(headers.authorization, core.accounts)
    return (socket: WebSocket) => presence.serve(socket, headers.authorization)
  }

  onWebSocketUpgrade(server, (request, stream, head) => {
    // Node no longer handles errors of an upgraded connection: unhandled, they end the process.
    stream.on('error', (error) => core.log('a connection failed', { error: error.message }))
    // Not parsed with `URL`: it throws for paths such as `//`, which anyone can send.
    const [path = ''] = (request.url ?? '').split('?')
    let handle: (socket: WebSocket) => void
    try {
      // CORS does not apply to WebSockets, so the server has to check the origin.
      if (!core.origins.isAllowed(request.headers.origin)) throw forbidden('A foreign origin')
      acceptSessionCookie(request, core.publicUrl)
      stream.once('close', quota.reserve(forwardedAddress(request.headers)))
      handle = findHandler(path, request.headers)
    } catch (error) {
      // Reading a dataset into memory can fail, and nothing else catches errors of this listener.
      const isKnown = error instanceof ApiError
      if (!isKnown) core.log('a socket could not be opened', { error: String(error) })
      rejectUpgrade(stream, isKnown ? error.status : 503)
      return
    }
    sockets.handleUpgrade(request, stream, head, (socket) => {
      socket.on('pong', () => unanswered.delete(socket))
      socket.on('error', (error) => core.log('a socket failed', { error: error.message }))
      handle(socket)
    })
  })

  return async () => {
    clearInterval(ping)
    const open = [...sockets.clients]
    const closed = Promise.all(
      open.map((socket) => new Promise((resolve) => socket.once('close', resolve))),
    )
    for (const socket of open) {
      socket.close(CLOSE_GOING_AWAY, 'the lake is stopping')
      socket.terminate()
    }
    await closed
  }
}

function rejectUpgrade(stream: Duplex, status: number): void {
  // The client may leave its side of the connection open.
  stream.once('finish', () => stream.destroy())
  const retry = status === 429 || status === 503 ? 'Retry-After: 30\r\n' : ''
  const line = `HTTP/1.1 ${status} ${STATUS_CODES[status]}`
  stream.end(`${line}\r\n${retry}Connection: close\r\nContent-Length: 0\r\n\r\n`)
}
