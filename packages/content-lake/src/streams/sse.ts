import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import type { Stream, StreamEvent } from './stream'

const HEARTBEAT_MS = 15_000
/** Above this many unread bytes, the next event disconnects the reader. */
const MAX_UNREAD_BYTES = 4 * 1024 * 1024

/** Marks an id that belongs to the event before an incomplete one. */
const INCOMPLETE_MARK = '~'

/** Where an event source lost the connection. */
interface LastEvent {
  /** Id of the last complete event, if any. */
  readonly id: string | undefined
  /** Whether it received a part of a further event. */
  readonly isNextIncomplete: boolean
}

/** Reads the last event id from the header `Last-Event-ID` or the parameter `lastEventId`. */
export function parseLastEvent(headers: IncomingHttpHeaders, search: URLSearchParams): LastEvent {
  const header = headers['last-event-id']
  const value = (typeof header === 'string' ? header : search.get('lastEventId')) ?? ''
  const isNextIncomplete = value.startsWith(INCOMPLETE_MARK)
  const id = isNextIncomplete ? value.slice(INCOMPLETE_MARK.length) : value
  return { id: id || undefined, isNextIncomplete }
}

/**
 * Sends a stream as server-sent events over an HTTP response, until either side closes it.
 *
 * Works around a bug of the event source that Sanity's client uses in Node: after a lost connection
 * it keeps the part of an incomplete event and counts the id in that part as received. So each
 * event starts with the marked id of the previous event and ends with its own id. When a reader
 * reconnects with a marked id, the first line turns its part into an event `broken`, which has no
 * listeners. A reader with an unmarked id has received that event. Standard readers drop incomplete
 * events.
 * @param lastEvent result of `parseLastEvent`
 */
export function serveEvents(response: ServerResponse, stream: Stream, lastEvent: LastEvent): void {
  response.writeHead(200, {
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-store, no-transform',
    'X-Accel-Buffering': 'no',
  })
  response.write(lastEvent.isNextIncomplete ? 'event: broken\n\n' : ':\n\n')
  const heartbeat = setInterval(() => response.write(':\n\n'), HEARTBEAT_MS)
  const end = () => {
    clearInterval(heartbeat)
    response.end()
    // A client that does not read does not notice the end either.
    const timeout = setTimeout(() => response.destroy(), HEARTBEAT_MS)
    response.on('close', () => clearTimeout(timeout))
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
    async drain() {
      if (response.writableNeedDrain) await waitForDrain(response)
    },
    end,
    disconnect: () => response.destroy(),
  })
  response.on('close', () => {
    clearInterval(heartbeat)
    stop()
  })
}

/** Resolves when the buffer is empty or the connection is closed. */
function waitForDrain(response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const settle = () => {
      response.off('drain', settle).off('close', settle)
      resolve()
    }
    response.on('drain', settle).on('close', settle)
  })
}

/** JSON has no line breaks, so the data is one line. */
export function formatEvent({ event, id, data }: StreamEvent, lastId: string): string {
  const previousIdLine = id === undefined ? '' : `id: ${INCOMPLETE_MARK}${oneLine(lastId)}\n`
  const nameLine = event === undefined ? '' : `event: ${oneLine(event)}\n`
  const idLine = id === undefined ? '' : `id: ${oneLine(id)}\n`
  return `${previousIdLine}${nameLine}data: ${JSON.stringify(data)}\n${idLine}\n`
}

/** Removes line breaks and NUL. Readers ignore an id with NUL, and readers send us the last id. */
const oneLine = (text: string) => text.replaceAll(/[\r\n\0]/g, '')
