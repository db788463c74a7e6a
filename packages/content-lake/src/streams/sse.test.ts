import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { formatEvent, serveEvents } from './sse'
import type { Stream } from './stream'

test('formats an event with the marked id of the previous event first', () => {
  expect(formatEvent({ event: 'mutation', id: 'b', data: { n: 1 } }, 'a')).toBe(
    'id: ~a\nevent: mutation\ndata: {"n":1}\nid: b\n\n',
  )
})

test('removes line breaks and NUL from ids and names', () => {
  const injected = 'x\r\n\ndata: y\0'
  expect(formatEvent({ event: injected, id: injected, data: injected }, injected)).toBe(
    'id: ~xdata: y\nevent: xdata: y\ndata: "x\\r\\n\\ndata: y\\u0000"\nid: xdata: y\n\n',
  )
})

test('closes the connection of a client that does not read, some time after the end', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  // More than the buffers of the connection hold.
  const long: Stream = {
    start(sink) {
      sink.send({ data: 'x'.repeat(32 * 1024 * 1024) })
      sink.end()
      return () => undefined
    },
  }
  const server = createServer((_request, response) => {
    serveEvents(response, long, { id: undefined, isNextIncomplete: false })
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const reader = connect(port, '127.0.0.1').pause()
  onTestFinished(() => void reader.destroy())
  reader.write('GET / HTTP/1.1\r\nHost: lake\r\n\r\n')
  const [, response] = (await once(server, 'request')) as [IncomingMessage, ServerResponse]
  const closed = once(response, 'close')
  expect(response.closed).toBe(false)
  await vi.advanceTimersByTimeAsync(15_000)
  await closed
})
