import type { ServerResponse } from 'node:http'
import type { Stream, StreamEvent } from './stream'

const HEARTBEAT_MS = 15_000
/** A reader this far behind is cut off; it reconnects and reads the documents again. */
const MAX_BACKLOG_BYTES = 16 * 1024 * 1024

/** Runs a stream over an HTTP response as server-sent events, until either side closes it. */
export function serveEvents(response: ServerResponse, stream: Stream): void {
  response.writeHead(200, {
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-store, no-transform',
    'X-Accel-Buffering': 'no',
  })
  response.write(':\n\n')
  const heartbeat = setInterval(() => response.write(':\n\n'), HEARTBEAT_MS)
  const stop = stream.start({
    send(event) {
      response.write(formatEvent(event))
      if (response.writableLength > MAX_BACKLOG_BYTES) response.destroy()
    },
    end: () => response.end(),
  })
  response.on('close', () => {
    clearInterval(heartbeat)
    stop()
  })
}

/** The text of one server-sent event. JSON has no line breaks, so its data is one line. */
function formatEvent({ event, id, data }: StreamEvent): string {
  const name = event === undefined ? '' : `event: ${event}\n`
  const number = id === undefined ? '' : `id: ${id}\n`
  return `${name}${number}data: ${JSON.stringify(data)}\n\n`
}
