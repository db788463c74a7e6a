import type { Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer, type WebSocket } from 'ws'
import type { LakeCore } from './core'
import { createPlaces, forwardedAddress } from './places'
import type { OpenStream } from './streams/open-stream'
import { serveMux } from './streams/mux'
import { createPresence } from './streams/presence'

const MUX_PATH = /^\/v[^/]+\/mux$/
const PRESENCE_PATH = /^\/v[^/]+\/socket\/([^/]+)$/
const MAX_FRAME_BYTES = 256 * 1024
const PING_MS = 15_000
const CLOSE_GOING_AWAY = 1001
/** Each tab of the Studio has two. Who has signed in is only known once a socket is open. */
const SOCKETS = { each: 100, inAll: 2_000 }

/**
 * Answers WebSocket upgrades: `/v1/mux` and `/v…/socket/{dataset}`; any other is refused with 404,
 * with 403 for pages of other origins, and with 429 where too many are open.
 * Sockets are pinged, and one that does not answer until the next ping is taken for dead.
 * @returns a function that closes all of them, and whose promise settles when those who served them
 *   know
 */
export function serveSockets(
  server: Server,
  core: LakeCore,
  openStream: OpenStream,
): () => Promise<void> {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_FRAME_BYTES })
  const presence = createPresence(core)
  const silent = new WeakSet<WebSocket>()
  const places = createPlaces('open sockets', 'network address', SOCKETS)

  const ping = setInterval(() => {
    for (const socket of sockets.clients) {
      if (silent.has(socket)) socket.terminate()
      silent.add(socket)
      socket.ping()
    }
  }, PING_MS)
  ping.unref()

  const handlerFor = (path: string, address: string | undefined) => {
    if (MUX_PATH.test(path)) {
      return (socket: WebSocket) => serveMux(socket, core, openStream, address)
    }
    const dataset = PRESENCE_PATH.exec(path)?.[1]
    return dataset === core.dataset ? (socket: WebSocket) => presence.serve(socket) : undefined
  }

  server.on('upgrade', (request, stream: Duplex, head) => {
    // From here on the connection is nobody's: without a listener its failure would end the process.
    stream.on('error', (error) => core.log('a connection failed', { error: error.message }))
    // Not read as a URL: `//` is an address that anyone can send and that is none.
    const [path = ''] = (request.url ?? '').split('?')
    const address = forwardedAddress(request.headers)
    const handle = handlerFor(path, address)
    if (handle === undefined) {
      refuse(stream, 'HTTP/1.1 404 Not Found')
      return
    }
    // Browsers let any page open a socket to any server: only their word on where it is from helps.
    if (!core.origins.isWelcome(request.headers.origin)) {
      refuse(stream, 'HTTP/1.1 403 Forbidden')
      return
    }
    try {
      stream.once('close', places.take(address))
    } catch {
      refuse(stream, 'HTTP/1.1 429 Too Many Requests\r\nRetry-After: 30')
      return
    }
    sockets.handleUpgrade(request, stream, head, (socket) => {
      socket.on('pong', () => silent.delete(socket))
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

/** Answers an upgrade otherwise, and lets the connection go, whether its client does or not. */
function refuse(stream: Duplex, head: string): void {
  stream.once('finish', () => stream.destroy())
  stream.end(`${head}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}
