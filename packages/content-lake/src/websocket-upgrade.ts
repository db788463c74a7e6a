import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'

type UpgradeListener = (request: IncomingMessage, socket: Duplex, head: Buffer) => void

/**
 * Calls a listener for upgrades to WebSocket. Other upgrades, such as `h2c`, are ignored: their
 * requests are answered as usual (RFC 9110, section 7.8).
 */
export function onWebSocketUpgrade(server: Server, listener: UpgradeListener): void {
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (request.headers.upgrade?.toLowerCase() === 'websocket') listener(request, socket, head)
    else readAgain(server, request, socket, head)
  })
}

/**
 * Node 20 leaves requests for an upgrade unanswered once a listener exists. So the server reads the
 * request again from the same connection, without the header `Upgrade`.
 */
function readAgain(server: Server, request: IncomingMessage, socket: Duplex, head: Buffer): void {
  const { method, url, httpVersion, rawHeaders } = request
  const lines = [`${method} ${url} HTTP/${httpVersion}`]
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const [name = '', value = ''] = rawHeaders.slice(index, index + 2)
    if (name.toLowerCase() !== 'upgrade') lines.push(`${name}: ${value}`)
  }
  socket.unshift(Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), head]))
  server.emit('connection', socket)
}
