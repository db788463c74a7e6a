import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { createProxyServer, proxyUpgrade } from 'httpxy'

/** The answer while the server behind a passage does not answer. */
export interface Down {
  readonly contentType: string
  readonly body: string
}

/** Passes requests to a server of ours on this machine. */
export interface Passage {
  /** @param named whether the server is told who asks; by default it is */
  web: (request: IncomingMessage, response: ServerResponse, named?: boolean) => void
  upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void
}

/** A listener or an upload may stay open for long; a silent server should not hold a visitor. */
const SILENCE_LIMIT_MS = 120_000

/**
 * Makes a passage. `X-Forwarded-*` are added and cookies stay here: the servers behind it know
 * their callers by other things. Whoever connects to this process is added to `X-Forwarded-For`,
 * whatever that said: they count callers by it.
 * @param target address of the server, e.g. `http://127.0.0.1:3333`
 * @param down what callers get with status 503 while it does not answer
 */
export function createPassage(target: string, down: Down): Passage {
  const proxy = createProxyServer({ target, proxyTimeout: SILENCE_LIMIT_MS })

  return {
    web(request, response, named = true) {
      delete request.headers.cookie
      // The proxy itself would leave what the sender made up as it is.
      if (named) request.headers['x-forwarded-for'] = forwardedFor(request)
      proxy.web(request, response, { xfwd: named }).catch(() => refuse(response, down))
    },
    upgrade(request, socket, head) {
      delete request.headers.cookie
      proxyUpgrade(target, request, socket, head).catch(() => socket.destroy())
    },
  }
}

function forwardedFor({ headers, socket }: IncomingMessage): string {
  const earlier = headers['x-forwarded-for'] ?? []
  return [earlier, socket.remoteAddress ?? 'unknown'].flat().join(', ')
}

function refuse(response: ServerResponse, { contentType, body }: Down): void {
  if (response.headersSent || response.destroyed) {
    response.destroy()
    return
  }
  response.writeHead(503, {
    'Content-Type': `${contentType}; charset=utf-8`,
    'Cache-Control': 'no-store',
    'Retry-After': '2',
  })
  response.end(body)
}
