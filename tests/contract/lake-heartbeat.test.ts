import { once } from 'node:events'
import { WebSocket } from 'ws'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openSocket } from './testing/socket'
import { startLake } from './testing/start-lake'
import { readText } from './testing/text-stream'

const HEARTBEAT_MS = 15_000
const LISTEN = '/v2025-02-19/data/listen/production?query=*'

/** Lets the test control the intervals of the lake. */
function fakeIntervals(): void {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
}

test('an idle stream sends comments as heartbeat', async () => {
  fakeIntervals()
  const { origin } = await startLake()
  const stream = readText(await fetch(origin + LISTEN))
  const welcome = await stream.until(/#\n\n$/)
  vi.advanceTimersByTime(HEARTBEAT_MS)
  vi.advanceTimersByTime(HEARTBEAT_MS)
  const text = await stream.until(/:\n\n:\n\n$/)
  expect(text.slice(welcome.length)).toBe(':\n\n:\n\n')
  await stream.cancel()
})

test('closes a socket that does not answer pings, and stops its streams', async () => {
  fakeIntervals()
  const { origin, as } = await startLake()
  const live = await openSocket(origin, '/v1/mux')
  live.send({ op: 'open', id: 1, url: LISTEN })
  await live.atLeast(2)
  const dead = await openSocket(origin, '/v1/mux', { autoPong: false })
  dead.send({ op: 'open', id: 1, url: LISTEN })
  await dead.atLeast(2)
  vi.advanceTimersByTime(HEARTBEAT_MS)
  await live.pinged
  // Frames are handled in order, so the response to this one shows that the pong has arrived.
  live.send({ op: 'open', id: 2, url: '/nothing' })
  await live.atLeast(3)
  vi.advanceTimersByTime(HEARTBEAT_MS)
  expect(await dead.closed).toBe(1006)
  await as('editor').create({ _id: 'a', _type: 'page' })
  expect(await live.atLeast(4)).toMatchObject([{}, {}, {}, { id: 1, event: 'mutation' }])
})

test('a presence socket sends the heartbeat that the Studio expects', async () => {
  fakeIntervals()
  const { origin } = await startLake()
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/v2022-06-30/socket/production`)
  onTestFinished(() => socket.terminate())
  await once(socket, 'open')
  const heartbeat = once(socket, 'message')
  vi.advanceTimersByTime(20_000)
  expect(String((await heartbeat)[0])).toBe('♥')
})
