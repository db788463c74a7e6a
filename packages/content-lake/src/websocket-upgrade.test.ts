import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { onWebSocketUpgrade } from './websocket-upgrade'

test('answers a request for an upgrade to another protocol without upgrading', async () => {
  // Repeats requests.
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      response.end(`[${request.method} ${request.url} ${request.headers.cookie} ${body}]`)
    })
  })
  onWebSocketUpgrade(server, (_request, socket) => socket.end('a socket'))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const connection = connect((server.address() as AddressInfo).port, '127.0.0.1')
  const upgrade = 'Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMA\r\n'
  const post = `POST /a HTTP/1.1\r\nHost: a\r\n${upgrade}Cookie: b=ñ\r\nContent-Length: 4\r\n\r\nbody`
  const last = 'GET /c HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'
  connection.write(Buffer.from(post + last, 'latin1'))
  expect((await text(connection)).match(/HTTP.*|\[.*?\]/g)).toEqual([
    'HTTP/1.1 200 OK',
    '[POST /a b=ñ body]',
    'HTTP/1.1 200 OK',
    '[GET /c undefined ]',
  ])
})
