import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { formatEvent, serveEvents } from './sse'
import type { Stream } from './stream'

test('an event is its lines, with the id of the one before at its beginning', () => {
  expect(formatEvent({ event: 'mutation', id: 'b', data: { n: 1 } }, 'a')).toBe(
    'id: ~a\nevent: mutation\ndata: {"n":1}\nid: b\n\n',
  )
})

test('neither ids nor names nor data begin a line of their own', () => {
  const broken = 'x\r\n\ndata: y\0'
  expect(formatEvent({ event: broken, id: broken, data: broken }, broken)).toBe(
    'id: ~xdata: y\nevent: xdata: y\ndata: "x\\r\\n\\ndata: y\\u0000"\nid: xdata: y\n\n',
  )
})

test('who does not read is let go a while after the end, and nothing is written meanwhile', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  // More than the connection takes without a reader.
  const long: Stream = {
    start(sink) {
      sink.send({ data: 'x'.repeat(32 * 1024 * 1024) })
      sink.end()
      return () => undefined
    },
  }
  const server = createServer((_request, response) => {
    serveEvents(response, long, { id: undefined, broken: false })
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const reader = connect(port, '127.0.0.1').pause()
  onTestFinished(() => void reader.destroy())
  reader.write('GET / HTTP/1.1\r\nHost: lake\r\n\r\n')
  const [, response] = (await once(server, 'request')) as [IncomingMessage, ServerResponse]
  const isGone = once(response, 'close')
  expect(response.closed).toBe(false)
  await vi.advanceTimersByTimeAsync(15_000)
  await isGone
})
