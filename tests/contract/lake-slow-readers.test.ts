import { EventEmitter, once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { WebSocket } from 'ws'
import { expect, onTestFinished, test } from 'vitest'
import { startLake } from './start-lake'

/** Enough that what the operating system keeps for a reader, some megabytes, is soon full. */
const WRITES = 150
/** Transactions that may wait for a reader. */
const BEHIND = 100
const TEXT = 'x'.repeat(60_000)
const options =
  'enableResume=true&includeResult=true&includePreviousRevision=true&effectFormat=mendoza'
const LISTEN = `/v2025-02-19/data/listen/production?query=*&${options}`

const LONG = { timeout: 120_000 }

/** A reader of events that can stop reading. */
interface Reader {
  pause(): void
  /** Reads on until the connection ends, or until there are this many events. */
  readOn(count: number): Promise<readonly string[]>
  /** Whether the lake has ended the connection. */
  ended(): boolean
}

type Open = (origin: string, lastEventId?: string) => Promise<Reader>

/** @param found ids of the mutations in what has arrived so far */
function readerOf(source: IncomingMessage | WebSocket, found: () => readonly string[]): Reader {
  let ended = false
  const moved = new Set<() => void>()
  const move = () => {
    for (const check of [...moved]) check()
  }
  source.on(source instanceof WebSocket ? 'message' : 'data', move)
  source.on('error', () => undefined)
  source.on('close', () => {
    ended = true
    move()
  })
  return {
    pause: () => void source.pause(),
    ended: () => ended,
    readOn: (count) =>
      new Promise((resolve) => {
        const check = () => {
          if (!ended && found().length < count) return
          moved.delete(check)
          resolve(found())
        }
        moved.add(check)
        source.resume()
        check()
      }),
  }
}

const overHttp: Open = async (origin, lastEventId) => {
  const headers = lastEventId === undefined ? {} : { 'Last-Event-ID': lastEventId }
  const asked = request(origin + LISTEN, { headers, agent: false })
  asked.on('error', () => undefined)
  const answer = await new Promise<IncomingMessage>((resolve) => {
    asked.on('response', resolve).end()
  })
  onTestFinished(() => void asked.destroy())
  const greeting = new EventEmitter()
  const welcomed = once(greeting, 'come')
  const ids: string[] = []
  let rest = ''
  answer.setEncoding('utf8').on('data', (piece: string) => {
    const parts = (rest + piece).split('\n\n')
    rest = parts.pop() ?? ''
    for (const part of parts) ids.push(...(/\nid: (.+#a)$/.exec(part)?.slice(1) ?? []))
    if (parts.some((part) => part.includes('event: welcome'))) greeting.emit('come')
  })
  await welcomed
  return readerOf(answer, () => ids)
}

const overSocket: Open = async (origin, lastEventId) => {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/v1/mux`)
  await new Promise((resolve) => socket.on('open', resolve))
  onTestFinished(() => socket.terminate())
  const greeting = new EventEmitter()
  const welcomed = once(greeting, 'come')
  const ids: string[] = []
  socket.on('message', (data: Buffer) => {
    const frame = JSON.parse(data.toString()) as { event?: string; eid?: string }
    if (frame.event === 'mutation' && frame.eid !== undefined) ids.push(frame.eid)
    if (frame.event?.startsWith('welcome') === true) greeting.emit('come')
  })
  socket.send(JSON.stringify({ op: 'open', id: 1, url: LISTEN, lastEventId }))
  await welcomed
  return readerOf(socket, () => ids)
}

test.each([
  ['server-sent events', overHttp],
  ['one socket', overSocket],
])(
  'who does not read is cut off, holds up nobody, and can resume: %s',
  LONG,
  async (_name, open) => {
    const { as, origin } = await startLake()
    const editor = as('editor')
    await editor.create({ _id: 'a', _type: 'page', text: TEXT })
    const reader = await open(origin)
    reader.pause()
    const written = Array.from({ length: WRITES }, (_, n) => `tx-${n}`)
    for (const transactionId of written) {
      await editor.patch('a').set({ by: transactionId }).commit({ transactionId })
    }
    const heard = await reader.readOn(WRITES)
    expect(reader.ended()).toBe(true)
    expect(heard.length).toBeLessThan(WRITES - BEHIND)
    const others = await (await open(origin, heard.at(-1))).readOn(WRITES - heard.length)
    expect([...heard, ...others]).toEqual(written.map((id) => `${id}#a`))
  },
)
