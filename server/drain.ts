import type { RequestListener, Server, ServerResponse } from 'node:http'
import { Server as NetServer } from 'node:net'
import { settleWithin } from './settle-within'

/** A connection that is idle this long is rarely used again. Connections in use end earlier. */
const IDLE_MS = 6_000
/** An upload of a large file takes a while. */
const MAX_MS = 60_000

/** The responses of a handler that are not finished, without event streams. */
export interface OpenResponses {
  handle: RequestListener
  /** Resolves when none is open. */
  finished: () => Promise<void>
}

/** Wraps a handler to know its open responses. */
export function trackResponses(handler: RequestListener): OpenResponses {
  const open = new Set<ServerResponse>()
  const closed = (response: ServerResponse) =>
    new Promise((resolve) => response.once('close', resolve))
  return {
    handle: (request, response) => {
      open.add(response)
      response.once('close', () => open.delete(response))
      handler(request, response)
    },
    finished: async () => {
      const isPending = (response: ServerResponse) => !isEventStream(response)
      for (;;) {
        const pending = [...open].filter(isPending)
        if (pending.length === 0) return
        await Promise.all(pending.map(closed))
      }
    },
  }
}

/**
 * Lets a server finish while another process accepts its connections. It does not close a
 * connection on which a request may be on its way. It sends `Connection: close` with the next
 * response, and leaves idle connections open for some seconds. Resolves after a minute at the
 * latest. Then event streams may be left, whose clients reconnect.
 */
export async function drainServer(server: Server, finished: () => Promise<void>): Promise<void> {
  server.prependListener('request', (_request, response: ServerResponse) => {
    response.setHeader('Connection', 'close')
  })
  // Not the HTTP server's own `close`, which also closes all idle connections at once.
  const closed = new Promise<void>((resolve) => {
    NetServer.prototype.close.call(server, () => resolve())
  })
  const idle = settleWithin([closed], IDLE_MS)
  await settleWithin([Promise.race([closed, idle.then(finished)])], MAX_MS)
}

/** An event stream ends only with its client. */
function isEventStream(response: ServerResponse): boolean {
  return String(response.getHeader('Content-Type')).startsWith('text/event-stream')
}
