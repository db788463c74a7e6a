import { once } from 'node:events'
import { WebSocket } from 'ws'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openSocket } from './socket'
import { startLake } from './start-lake'

const HEARTBEAT_MS = 15_000
const LISTEN = '/v2025-02-19/data/listen/production?query=*'

/** From now on what the lake does every so often is done when a test says so. */
function stopTheClock(): void {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
}

test('a stream without events sends comments, so that its reader knows it is alive', async () => {
  stopTheClock()
  const { origin } = await startLake()
  const answer = await fetch(origin + LISTEN)
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  const until = async (part: string) => {
    while (!text.endsWith(part)) text += (await reader?.read())?.value ?? ''
  }
  await until('#\n\n')
  const welcome = text.length
  vi.advanceTimersByTime(HEARTBEAT_MS)
  vi.advanceTimersByTime(HEARTBEAT_MS)
  await until(':\n\n:\n\n')
  expect(text.slice(welcome)).toBe(':\n\n:\n\n')
  await reader?.cancel()
})

test('a socket whose other end does not answer is found, and its streams are stopped', async () => {
  stopTheClock()
  const { origin, as } = await startLake()
  const live = await openSocket(origin, '/v1/mux')
  live.send({ op: 'open', id: 1, url: LISTEN })
  await live.atLeast(2)
  const dead = await openSocket(origin, '/v1/mux', { autoPong: false })
  dead.send({ op: 'open', id: 1, url: LISTEN })
  await dead.atLeast(2)
  vi.advanceTimersByTime(HEARTBEAT_MS)
  await live.pinged
  // Frames are handled in order: with the answer to this one the lake has the live socket's pong.
  live.send({ op: 'open', id: 2, url: '/nothing' })
  await live.atLeast(3)
  vi.advanceTimersByTime(HEARTBEAT_MS)
  expect(await dead.closed).toBe(1006)
  await as('editor').create({ _id: 'a', _type: 'page' })
  expect(await live.atLeast(4)).toMatchObject([{}, {}, {}, { id: 1, event: 'mutation' }])
})

test('presence beats its heart, as the Studio expects of it', async () => {
  stopTheClock()
  const { origin } = await startLake()
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/v2022-06-30/socket/production`)
  onTestFinished(() => socket.terminate())
  await once(socket, 'open')
  const beats = once(socket, 'message')
  vi.advanceTimersByTime(20_000)
  expect(String((await beats)[0])).toBe('♥')
})
