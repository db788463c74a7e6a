import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { WebSocket } from 'ws'
import { expect, onTestFinished, test } from 'vitest'
import { createLog } from './testing/event-log'
import { startLake } from './testing/start-lake'

/** Enough to fill the buffers of the operating system, a few megabytes. */
const WRITES = 150
/** Transactions that the lake queues for a reader. */
const MAX_QUEUED = 100
const TEXT = 'x'.repeat(60_000)
const options =
  'enableResume=true&includeResult=true&includePreviousRevision=true&effectFormat=mendoza'
const LISTEN = `/v2025-02-19/data/listen/production?query=*&${options}`
const WELCOME = 'welcome'

type Log = ReturnType<typeof createLog<string>>

/**
 * Opens a stream.
 * @param log gets the welcome, and the ids of mutations
 * @returns the connection, which can stop reading
 */
type Open = (origin: string, log: Log, lastEventId?: string) => Promise<IncomingMessage | WebSocket>

const overHttp: Open = async (origin, log, lastEventId) => {
  const headers = lastEventId === undefined ? {} : { 'Last-Event-ID': lastEventId }
  const outgoing = get(origin + LISTEN, { headers, agent: false })
  onTestFinished(() => void outgoing.destroy())
  outgoing.on('error', () => undefined)
  const [answer] = (await once(outgoing, 'response')) as [IncomingMessage]
  let rest = ''
  answer.setEncoding('utf8').on('data', (piece: string) => {
    const parts = (rest + piece).split('\n\n')
    rest = parts.pop() ?? ''
    for (const part of parts) {
      const [id] = /(?<=\nid: ).+#a$/.exec(part) ?? []
      if (id !== undefined) log.add(id)
      else if (part.includes(`event: ${WELCOME}`)) log.add(WELCOME)
    }
  })
  return answer
}

const overSocket: Open = async (origin, log, lastEventId) => {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/v1/mux`)
  onTestFinished(() => socket.terminate())
  await once(socket, 'open')
  socket.on('message', (data: Buffer) => {
    const { event, eid } = JSON.parse(data.toString()) as { event?: string; eid?: string }
    if (event !== undefined) log.add(event.startsWith(WELCOME) ? WELCOME : (eid ?? ''))
  })
  socket.send(JSON.stringify({ op: 'open', id: 1, url: LISTEN, lastEventId }))
  return socket
}

test.each([
  ['server-sent events', overHttp],
  ['one socket', overSocket],
])('disconnects a client that does not read, which can resume: %s', async (_name, open) => {
  const { origin, editor } = await startLake()
  await editor.create({ _id: 'a', _type: 'page', text: TEXT })
  const log = createLog<string>()
  const reader = await open(origin, log)
  const closed = new Promise((resolve) => reader.on('close', resolve))
  reader.on('error', () => undefined)
  await log.atLeast(1)
  reader.pause()
  const written = Array.from({ length: WRITES }, (_, n) => `tx-${n}`)
  for (const transactionId of written) {
    await editor.patch('a').set({ by: transactionId }).commit({ transactionId })
  }
  reader.resume()
  await closed
  const received = log.values.slice(1)
  expect(received.length).toBeLessThan(WRITES - MAX_QUEUED)
  const resumed = createLog<string>()
  await open(origin, resumed, received.at(-1))
  const [welcome, ...replayed] = await resumed.atLeast(1 + WRITES - received.length)
  expect(welcome).toBe(WELCOME)
  expect([...received, ...replayed]).toEqual(written.map((id) => `${id}#a`))
})
