import { EventEmitter, once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { WebSocket } from 'ws'
import { expect, onTestFinished, test } from 'vitest'
import { startLake } from './testing/start-lake'

/** Enough to fill the buffers of the operating system, a few megabytes. */
const WRITES = 150
/** Transactions that the lake queues for a reader. */
const MAX_QUEUED = 100
const TEXT = 'x'.repeat(60_000)
const options =
  'enableResume=true&includeResult=true&includePreviousRevision=true&effectFormat=mendoza'
const LISTEN = `/v2025-02-19/data/listen/production?query=*&${options}`

const LONG = { timeout: 120_000 }

/** A client that can stop reading. */
interface Reader {
  pause(): void
  /** Resumes reading until the connection ends or `count` mutations have arrived. */
  readUntil(count: number): Promise<readonly string[]>
  hasEnded(): boolean
}

type Open = (origin: string, lastEventId?: string) => Promise<Reader>

/** @param eventIds returns the ids of the mutations that have arrived */
function createReader(
  source: IncomingMessage | WebSocket,
  eventIds: () => readonly string[],
): Reader {
  let hasEnded = false
  const waiting = new Set<() => void>()
  const checkAll = () => {
    for (const check of [...waiting]) check()
  }
  source.on(source instanceof WebSocket ? 'message' : 'data', checkAll)
  source.on('error', () => undefined)
  source.on('close', () => {
    hasEnded = true
    checkAll()
  })
  return {
    pause: () => void source.pause(),
    hasEnded: () => hasEnded,
    readUntil: (count) =>
      new Promise((resolve) => {
        const check = () => {
          if (!hasEnded && eventIds().length < count) return
          waiting.delete(check)
          resolve(eventIds())
        }
        waiting.add(check)
        source.resume()
        check()
      }),
  }
}

const overHttp: Open = async (origin, lastEventId) => {
  const headers = lastEventId === undefined ? {} : { 'Last-Event-ID': lastEventId }
  const outgoing = request(origin + LISTEN, { headers, agent: false })
  outgoing.on('error', () => undefined)
  const answer = await new Promise<IncomingMessage>((resolve) => {
    outgoing.on('response', resolve).end()
  })
  onTestFinished(() => void outgoing.destroy())
  const stream = new EventEmitter()
  const welcome = once(stream, 'welcome')
  const ids: string[] = []
  let rest = ''
  answer.setEncoding('utf8').on('data', (piece: string) => {
    const parts = (rest + piece).split('\n\n')
    rest = parts.pop() ?? ''
    for (const part of parts) ids.push(...(/\nid: (.+#a)$/.exec(part)?.slice(1) ?? []))
    if (parts.some((part) => part.includes('event: welcome'))) stream.emit('welcome')
  })
  await welcome
  return createReader(answer, () => ids)
}

const overSocket: Open = async (origin, lastEventId) => {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/v1/mux`)
  await new Promise((resolve) => socket.on('open', resolve))
  onTestFinished(() => socket.terminate())
  const stream = new EventEmitter()
  const welcome = once(stream, 'welcome')
  const ids: string[] = []
  socket.on('message', (data: Buffer) => {
    const frame = JSON.parse(data.toString()) as { event?: string; eid?: string }
    if (frame.event === 'mutation' && frame.eid !== undefined) ids.push(frame.eid)
    if (frame.event?.startsWith('welcome') === true) stream.emit('welcome')
  })
  socket.send(JSON.stringify({ op: 'open', id: 1, url: LISTEN, lastEventId }))
  await welcome
  return createReader(socket, () => ids)
}

test.each([
  ['server-sent events', overHttp],
  ['one socket', overSocket],
])('disconnects a client that does not read, which can resume: %s', LONG, async (_name, open) => {
  const { origin, editor } = await startLake()
  await editor.create({ _id: 'a', _type: 'page', text: TEXT })
  const reader = await open(origin)
  reader.pause()
  const written = Array.from({ length: WRITES }, (_, n) => `tx-${n}`)
  for (const transactionId of written) {
    await editor.patch('a').set({ by: transactionId }).commit({ transactionId })
  }
  const received = await reader.readUntil(WRITES)
  expect(reader.hasEnded()).toBe(true)
  expect(received.length).toBeLessThan(WRITES - MAX_QUEUED)
  const replayed = await (await open(origin, received.at(-1))).readUntil(WRITES - received.length)
  expect([...received, ...replayed]).toEqual(written.map((id) => `${id}#a`))
})
