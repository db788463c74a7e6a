import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { onWebSocketUpgrade } from './websocket-upgrade'

/** Starts a server that repeats requests. */
async function startServer() {
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      response.end(`[${request.method} ${request.url} ${request.headers.cookie} ${body}]`)
    })
  })
  onWebSocketUpgrade(server, (_request, socket) => socket.end('a socket'))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const send = (bytes: string) => {
    const connection = connect(port, '127.0.0.1')
    connection.write(Buffer.from(bytes, 'latin1'))
    return text(connection)
  }
  return { send }
}

const upgrade = (protocol: string) =>
  `Host: a\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: ${protocol}\r\nHTTP2-Settings: AAMA\r\n`

test('answers a request for an upgrade to another protocol without upgrading', async () => {
  const { send } = await startServer()
  const post = `POST /a HTTP/1.1\r\n${upgrade('h2c')}Cookie: b=ñ\r\nContent-Length: 4\r\n\r\nbody`
  const last = 'GET /c HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'
  const answer = await send(post + last)
  expect(answer.match(/HTTP.*|\[.*?\]/g)).toEqual([
    'HTTP/1.1 200 OK',
    '[POST /a b=ñ body]',
    'HTTP/1.1 200 OK',
    '[GET /c undefined ]',
  ])
})

test('passes upgrades to WebSocket to the listener', async () => {
  const { send } = await startServer()
  expect(await send(`GET / HTTP/1.1\r\n${upgrade('WebSocket')}\r\n`)).toBe('a socket')
})
