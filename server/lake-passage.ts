import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { createProxyServer, proxyUpgrade } from 'httpxy'
import { LAKE_PATH } from '../config/env.server'

/** Passes requests below `/lake` to the embedded lake, HTTP and WebSocket. */
export interface LakePassage {
  web: (request: IncomingMessage, response: ServerResponse) => void
  upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void
}

/** A listener or an upload may stay open for long; a silent lake should not hold a visitor. */
const SILENCE_LIMIT_MS = 120_000

/**
 * Makes the passage to the embedded lake. The `/lake` prefix is taken off, `X-Forwarded-*` are
 * added, and cookies stay here: the lake knows its callers by their token only. Whoever connects to
 * this process is added to `X-Forwarded-For`, whatever that said: the lake counts failed sign-ins by
 * it.
 * @param target address of the lake, e.g. `http://127.0.0.1:3333`
 */
export function createLakePassage(target: string): LakePassage {
  const proxy = createProxyServer({ target, xfwd: true, proxyTimeout: SILENCE_LIMIT_MS })

  return {
    web(request, response) {
      prepare(request)
      // The proxy itself would leave what the sender made up as it is.
      request.headers['x-forwarded-for'] = forwardedFor(request)
      proxy.web(request, response).catch(() => refuse(response))
    },
    upgrade(request, socket, head) {
      prepare(request)
      proxyUpgrade(target, request, socket, head).catch(() => socket.destroy())
    },
  }
}

function prepare(request: IncomingMessage): void {
  const rest = (request.url ?? '').slice(LAKE_PATH.length)
  request.url = rest.startsWith('/') ? rest : `/${rest}`
  delete request.headers.cookie
}

function forwardedFor({ headers, socket }: IncomingMessage): string {
  const earlier = headers['x-forwarded-for'] ?? []
  return [earlier, socket.remoteAddress ?? 'unknown'].flat().join(', ')
}

function refuse(response: ServerResponse): void {
  if (response.headersSent || response.destroyed) {
    response.destroy()
    return
  }
  const body = JSON.stringify({
    statusCode: 503,
    error: 'Service Unavailable',
    message: 'The embedded Content Lake does not answer. It is probably starting again.',
  })
  response.writeHead(503, {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    'Retry-After': '2',
  })
  response.end(body)
}
