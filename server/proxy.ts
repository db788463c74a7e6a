import { Agent, type IncomingMessage, type ServerResponse } from 'node:http'
import { createProxyServer } from 'httpxy'
import { clientAddress, type IsTrustedProxy } from './client-address'
import { securityHeaders } from './http-server'

/** Body of the 503 while the target does not answer. */
export interface Unavailable {
  readonly contentType: string
  readonly body: string
}

/** Forwards requests to another server of this project on this machine. */
export interface ReverseProxy {
  /** @param namesClient whether to send `X-Forwarded-*`; true by default */
  forward: (request: IncomingMessage, response: ServerResponse, namesClient?: boolean) => void
  /** @param head what the client has sent after the request */
  forwardUpgrade: (request: IncomingMessage, head: Buffer) => void
}

/** Long enough for event streams and uploads. */
const SILENCE_LIMIT_MS = 120_000

/**
 * Creates a reverse proxy. It adds `X-Forwarded-*` and removes cookies that the target does not
 * need. `X-Forwarded-For` holds only the client's address, because the targets limit requests by
 * it. Host and protocol of the request count as received, unless a trusted proxy reports others.
 * @param target origin of the server, e.g. `http://127.0.0.1:3333`
 * @param selectCookies returns the part of a `Cookie` header that the target needs; by default none
 */
export function createReverseProxy(
  target: string,
  unavailable: Unavailable,
  isTrustedProxy: IsTrustedProxy,
  selectCookies: (header: string | undefined) => string | undefined = () => undefined,
): ReverseProxy {
  // httpxy's own agent limits its sockets, and each open event stream occupies one. With a time limit
  // the agent closes idle connections before the target does, as its Keep-Alive header says.
  const agent = new Agent({ keepAlive: true, timeout: SILENCE_LIMIT_MS })
  const proxy = createProxyServer({ target, agent, proxyTimeout: SILENCE_LIMIT_MS })
  proxy.on('proxyRes', ({ headers }, request) => {
    // The target has answered before the end of the body. With the target's "close" Node would break
    // the client's connection, and the client might never read the response.
    if (!request.complete) headers.connection = 'keep-alive'
  })
  const upgrades = createProxyServer({ target })
  upgrades.on('proxyReqWs', (upgrade) => {
    // The target rejects the upgrade. httpxy's own listener, which sends the headers, comes later.
    upgrade.once('response', ({ headers }) => {
      for (const [name, value] of securityHeaders) headers[name.toLowerCase()] ??= value
    })
  })

  const nameClient = (request: IncomingMessage) => {
    const { headers, socket } = request
    headers['x-forwarded-for'] = clientAddress(request, isTrustedProxy)
    if (isTrustedProxy(socket.remoteAddress ?? '')) return
    // httpxy would forward these headers, too.
    delete headers['x-forwarded-host']
    delete headers['x-forwarded-port']
    delete headers['x-forwarded-proto']
  }
  const removeCookies = ({ headers }: IncomingMessage) => {
    const selected = selectCookies(headers.cookie)
    delete headers.cookie
    if (selected !== undefined) headers.cookie = selected
  }
  const forward: ReverseProxy['forward'] = (request, response, namesClient = true) => {
    if (response.socket === null) {
      // A pipelined request waits for its turn. If it were forwarded before, the proxy would not
      // notice the end of the connection, and an event stream would stay open.
      response.once('socket', () => forward(request, response, namesClient))
      return
    }
    removeCookies(request)
    // httpxy would forward a forged header.
    if (namesClient) nameClient(request)
    proxy
      .web(request, response, { xfwd: namesClient })
      .catch(() => sendUnavailable(response, unavailable))
  }

  return {
    forward,
    forwardUpgrade(request, head) {
      const { socket } = request
      removeCookies(request)
      nameClient(request)
      // A client may keep its side open after a rejection.
      socket.once('finish', () => socket.destroy())
      // httpxy ends the socket itself, also when the target rejects the upgrade.
      upgrades.ws(request, socket, {}, head).catch(() => undefined)
    },
  }
}

function sendUnavailable(response: ServerResponse, { contentType, body }: Unavailable): void {
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
