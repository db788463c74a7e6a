import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import type { Stream, StreamEvent } from './stream'

const HEARTBEAT_MS = 15_000
/** A reader that has left this much unread when something new is to be sent is cut off. */
const MAX_UNREAD_BYTES = 4 * 1024 * 1024

/** Stands before the id of an event that has begun: with it a reader gives back the one before. */
const BEGUN = '~'

/** Where an event source says that it lost the connection. */
export interface LastEvent {
  /** The last event it has, if it has one. */
  readonly id: string | undefined
  /** Whether a further one had begun. */
  readonly broken: boolean
}

/** What an event source gives back of the stream that it lost, in a header or in the address. */
export function lastEventOf(headers: IncomingHttpHeaders, search: URLSearchParams): LastEvent {
  const header = headers['last-event-id']
  const given = (typeof header === 'string' ? header : search.get('lastEventId')) ?? ''
  const broken = given.startsWith(BEGUN)
  return { id: (broken ? given.slice(BEGUN.length) : given) || undefined, broken }
}

/**
 * Runs a stream over an HTTP response as server-sent events, until either side closes it.
 *
 * The event source that the client uses in Node keeps the beginning of an event that was cut off,
 * and takes its id for received as soon as it has read that line. So each event begins with the id
 * of the one before, marked, and has its own at the end. Who comes back with a marked id forgets
 * the beginning, because it ends as an event that nobody listens to; who comes back with an
 * unmarked one had the whole event but for the empty line that ends it, if it had not that too.
 * Readers that follow the standard throw away what was cut off and use the last id alone.
 * @param lastEvent as from `lastEventOf`
 */
export function serveEvents(response: ServerResponse, stream: Stream, lastEvent: LastEvent): void {
  response.writeHead(200, {
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-store, no-transform',
    'X-Accel-Buffering': 'no',
  })
  response.write(lastEvent.broken ? 'event: broken\n\n' : ':\n\n')
  const heartbeat = setInterval(() => response.write(':\n\n'), HEARTBEAT_MS)
  const end = () => {
    clearInterval(heartbeat)
    response.end()
    // Who does not read would not take the end either.
    const cut = setTimeout(() => response.destroy(), HEARTBEAT_MS)
    response.on('close', () => clearTimeout(cut))
  }
  let lastId = lastEvent.id ?? ''
  const stop = stream.start({
    send(event) {
      if (response.writableLength > MAX_UNREAD_BYTES) {
        response.destroy()
        return
      }
      response.write(formatEvent(event, lastId))
      lastId = event.id ?? lastId
    },
    async room() {
      if (response.writableNeedDrain) await drained(response)
    },
    end,
    cut: () => response.destroy(),
  })
  response.on('close', () => {
    clearInterval(heartbeat)
    stop()
  })
}

/** @returns when everything was taken, or the reader is gone */
function drained(response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const settle = () => {
      response.off('drain', settle).off('close', settle)
      resolve()
    }
    response.on('drain', settle).on('close', settle)
  })
}

/** The text of one server-sent event. JSON has no line breaks, so its data is one line. */
export function formatEvent({ event, id, data }: StreamEvent, lastId: string): string {
  const begun = id === undefined ? '' : `id: ${BEGUN}${oneLine(lastId)}\n`
  const name = event === undefined ? '' : `event: ${oneLine(event)}\n`
  const whole = id === undefined ? '' : `id: ${oneLine(id)}\n`
  return `${begun}${name}data: ${JSON.stringify(data)}\n${whole}\n`
}

/** Without what would end the line, or make readers pass over it: the last id is what a reader sends. */
const oneLine = (text: string) => text.replaceAll(/[\r\n\0]/g, '')
