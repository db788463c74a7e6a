import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createClient } from '@sanity/client'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { lakeConfig } from '#app/testing/lake-config'
import { MuxConnection, backOff } from './mux-connection'
import MultiplexedEventSource, { muxUrl } from './multiplexed-event-source'
import { pageSession } from './session'

interface Received {
  op: 'open' | 'close'
  id: number
  url?: string
  authorization?: string
  lastEventId?: string
}

/** The lake's end of the socket, controlled by the test. */
class FakeLake {
  readonly frames: Received[] = []
  connections = 0
  #socket: WebSocket | undefined
  #waiting: (() => void)[] = []

  constructor(readonly server: WebSocketServer) {
    server.on('connection', (socket) => {
      this.connections++
      this.#socket = socket
      socket.on('message', (data: Buffer) => {
        this.frames.push(JSON.parse(data.toString()) as Received)
        for (const wake of this.#waiting.splice(0)) wake()
      })
    })
  }

  /** Waits until `count` frames have arrived since the start. */
  async received(count: number): Promise<Received[]> {
    while (this.frames.length < count) {
      await new Promise<void>((resolve) => this.#waiting.push(resolve))
    }
    return this.frames
  }

  send(frame: object): void {
    this.#socket?.send(JSON.stringify(frame))
  }

  /** Cuts the connection without a closing handshake, like a killed process. */
  cut(): void {
    this.#socket?.terminate()
  }
}

/** As in a browser, a failed connection throws no exception. */
class BrowserWebSocket extends WebSocket {
  constructor(url: string) {
    super(url)
    this.on('error', () => undefined)
  }
}

let lake: FakeLake
let opened: MultiplexedEventSource[]
let origin: string
let connection: MuxConnection

beforeEach(async () => {
  vi.stubGlobal('WebSocket', BrowserWebSocket)
  opened = []
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 })
  await once(server, 'listening')
  lake = new FakeLake(server)
  origin = `127.0.0.1:${(server.address() as AddressInfo).port}`
  connection = new MuxConnection(`ws://${origin}/lake/v1/mux`, () => 0)
})

afterEach(async () => {
  for (const source of opened) source.close()
  for (const client of lake.server.clients) client.terminate()
  await new Promise((resolve) => lake.server.close(resolve))
  vi.unstubAllGlobals()
})

function openSource({
  path = 'data/listen/production?query=*',
  headers = {},
  through = connection,
}: {
  path?: string
  headers?: Record<string, string>
  through?: MuxConnection
} = {}) {
  const source = new MultiplexedEventSource(
    `http://${origin}/lake/v1/${path}`,
    { headers },
    through,
  )
  opened.push(source)
  return source
}

function next(source: EventTarget, type: string): Promise<Event> {
  return new Promise((resolve) => source.addEventListener(type, resolve, { once: true }))
}

test('the socket has the prefix and the scheme of the API', () => {
  expect(muxUrl('http://a.test:3000/lake/v2025-02-19/data/listen/production?query=*')).toBe(
    'ws://a.test:3000/lake/v1/mux',
  )
  expect(muxUrl('https://a.test/lake/vX/data/live/events/production')).toBe(
    'wss://a.test/lake/v1/mux',
  )
  expect(() => muxUrl('http://a.test/elsewhere')).toThrow('Not an event stream of the lake')
})

test('delivers the events of one transaction together (EDIT-02)', async () => {
  const source = openSource()
  const other = openSource()
  await lake.received(2)
  const onMutation = vi.fn()
  source.addEventListener('mutation', onMutation)
  const mutation = (transactionCurrentEvent: number) => ({
    id: 1,
    t: 'msg',
    event: 'mutation',
    data: JSON.stringify({ transactionCurrentEvent, transactionTotalEvents: 2 }),
  })
  const otherMessage = next(other, 'welcome')
  lake.send(mutation(1))
  lake.send({ id: 2, t: 'msg', event: 'welcome', data: '{}' })
  await otherMessage
  expect(onMutation).not.toHaveBeenCalled()
  const delivered = next(source, 'mutation')
  lake.send(mutation(2))
  await delivered
  expect(onMutation).toHaveBeenCalledTimes(2)
})

test('all sources share one connection, and each receives only its events', async () => {
  const first = openSource({ headers: { Authorization: 'Bearer t' } })
  const second = openSource({ path: 'data/live/events/production' })
  const frames = await lake.received(2)
  expect(lake.connections).toBe(1)
  expect(frames).toEqual([
    { op: 'open', id: 1, url: first.url, authorization: 'Bearer t' },
    { op: 'open', id: 2, url: second.url },
  ])

  const message = next(second, 'welcome')
  const onOtherSource = vi.fn()
  first.addEventListener('welcome', onOtherSource)
  lake.send({ id: 2, t: 'open' })
  lake.send({ id: 2, t: 'msg', event: 'welcome', data: '{"n":1}', eid: 'e1' })
  expect(await message).toMatchObject({ type: 'welcome', data: '{"n":1}', lastEventId: 'e1' })
  expect(second.readyState).toBe(MultiplexedEventSource.OPEN)
  expect(first.readyState).toBe(MultiplexedEventSource.CONNECTING)
  expect(onOtherSource).not.toHaveBeenCalled()
})

test('a stream that the server ends opens again, and waits for a sign-in', async () => {
  pageSession.accept('ana')
  onTestFinished(() => pageSession.forget())
  const source = openSource()
  await lake.received(1)
  lake.send({ id: 1, t: 'msg', eid: 'position', data: '{}' })
  await next(source, 'message')
  lake.send({ id: 1, t: 'end' })
  expect((await lake.received(2))[1]).toMatchObject({ op: 'open', id: 1, lastEventId: 'position' })

  const ended = new Promise<void>((resolve) => onTestFinished(pageSession.subscribe(resolve)))
  lake.send({ id: 1, t: 'fail', status: 401 })
  await ended
  expect([pageSession.hasEnded(), pageSession.accept('beto')]).toEqual([true, false])
  expect(source.readyState).not.toBe(source.CLOSED)
  pageSession.accept('ana')
  expect((await lake.received(3))[2]).toMatchObject({ op: 'open', id: 1, lastEventId: 'position' })
  expect([pageSession.hasEnded(), lake.connections]).toEqual([false, 2])
})

test('a closed source notifies the server and receives nothing more', async () => {
  const source = openSource()
  const other = openSource()
  await lake.received(2)
  const onMessage = vi.fn()
  source.addEventListener('message', onMessage)
  source.close()
  expect(await lake.received(3)).toContainEqual({ op: 'close', id: 1 })
  lake.send({ id: 1, t: 'msg', data: '{}' })
  lake.send({ id: 2, t: 'msg', data: '{}' })
  await next(other, 'message')
  expect(onMessage).not.toHaveBeenCalled()
  expect(source.readyState).toBe(source.CLOSED)
})

test('reopens every open stream after a lost connection, with the id of its last event', async () => {
  const kept = openSource({ path: 'data/listen/production?query=kept' })
  const other = openSource()
  const closed = openSource({ path: 'data/listen/production?query=closed' })
  await lake.received(3)
  closed.close()
  await lake.received(4)
  lake.send({ id: 1, t: 'open' })
  lake.send({ id: 1, t: 'msg', event: 'mutation', data: '{}', eid: 'tx#a' })
  const noticed = next(kept, 'notice')
  lake.send({ id: 1, t: 'msg', event: 'notice', data: '{}' })
  // An event without an id keeps the previous one.
  expect(await noticed).toMatchObject({ lastEventId: 'tx#a' })

  const interrupted = next(kept, 'error')
  lake.cut()
  expect(await interrupted).toMatchObject({ status: undefined })
  expect(kept.readyState).toBe(kept.CONNECTING)
  expect((await lake.received(6)).slice(4)).toEqual([
    { op: 'open', id: 1, url: kept.url, lastEventId: 'tx#a' },
    { op: 'open', id: 2, url: other.url },
  ])
  expect(lake.connections).toBe(2)
  const reopened = next(kept, 'open')
  lake.send({ id: 1, t: 'open' })
  await reopened
  expect(kept.readyState).toBe(kept.OPEN)
})

test('does not reconnect without open streams', async () => {
  const source = openSource()
  await lake.received(1)
  source.close()
  await lake.received(2)
  lake.cut()
  openSource()
  await lake.received(3)
  expect(lake.connections).toBe(2)
})

test('retries an unavailable server with growing attempt numbers', async () => {
  const attempts: number[] = []
  const { port } = lake.server.address() as AddressInfo
  await new Promise((resolve) => lake.server.close(resolve))
  const retrying = new MuxConnection(`ws://${origin}/lake/v1/mux`, (attempt) => {
    attempts.push(attempt)
    return 0
  })
  const source = openSource({ through: retrying })
  for (let failed = 0; failed < 3; failed++) await next(source, 'error')
  lake = new FakeLake(new WebSocketServer({ host: '127.0.0.1', port }))
  expect(await lake.received(1)).toMatchObject([{ op: 'open', url: source.url }])
  expect(attempts.slice(0, 3)).toEqual([0, 1, 2])
})

test('the pause between attempts grows to at most ten seconds', () => {
  const random = vi.spyOn(Math, 'random').mockReturnValue(0.5)
  expect([0, 1, 2, 20].map(backOff)).toEqual([250, 500, 1000, 10_000])
  random.mockRestore()
})

test('the client receives its events, and treats a rejection as final', async () => {
  // Without headers the client uses the global class instead of the replaced module.
  vi.stubGlobal('EventSource', MultiplexedEventSource)
  const client = createClient(lakeConfig(`http://${origin}/lake`))
  const received: unknown[] = []
  const failure = new Promise<unknown>((resolve) => {
    client
      .listen('*', {}, { events: ['welcome', 'mutation'] })
      .subscribe({ next: (event) => received.push(event), error: resolve })
  })
  const [frame] = await lake.received(1)
  expect(frame).toMatchObject({ op: 'open' })
  const id = frame?.id
  lake.send({ id, t: 'open' })
  lake.send({ id, t: 'msg', event: 'welcome', data: '{"listenerName":"l"}' })
  lake.send({ id, t: 'msg', event: 'mutation', data: '{"documentId":"homePage"}' })
  lake.send({ id, t: 'fail', status: 403 })
  expect(await failure).toMatchObject({ name: 'ConnectionFailedError', status: 403 })
  expect(received).toEqual([
    { type: 'welcome', listenerName: 'l' },
    { type: 'mutation', documentId: 'homePage' },
  ])
})
