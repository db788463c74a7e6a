import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeader,
  type OutgoingHttpHeaders,
  type Server,
  ServerResponse,
  STATUS_CODES,
} from 'node:http'
import type { Duplex } from 'node:stream'
import { KEEP_ALIVE_MS } from '#config/keep-alive.server'
import type { IsTrustedProxy } from './client-address'

/** How long a client may take to send its headers. */
const HEADERS_TIMEOUT_MS = 15_000
/** Uploads of large files to the lake take a while. */
const REQUEST_TIMEOUT_MS = 300_000

type Header = readonly [name: string, value: string]

/** Headers of every response; a response may set another value. */
export const securityHeaders: readonly Header[] = Object.entries({
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  // Pages set their own policy. Other responses load nothing.
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
})

/** A year. A proxy may replace it (docs/security.md). */
const headersOverHttps: readonly Header[] = [
  ...securityHeaders,
  ['Strict-Transport-Security', 'max-age=31536000'],
]

interface TransportSecurity {
  /** Whether the public address of the site has the scheme https. */
  readonly isHttpsSite: boolean
  readonly isTrustedProxy: IsTrustedProxy
}

const noTransportSecurity: TransportSecurity = {
  isHttpsSite: false,
  isTrustedProxy: () => false,
}

/**
 * Creates the site's HTTP server, which adds the security headers to every response. With HTTPS, at the
 * public address or by the report of a trusted proxy, `Strict-Transport-Security` is one of them.
 */
export function createHttpServer(transport = noTransportSecurity): Server {
  const { isHttpsSite, isTrustedProxy } = transport
  const isSecure = ({ headers, socket }: IncomingMessage) =>
    isHttpsSite ||
    (headers['x-forwarded-proto'] === 'https' && isTrustedProxy(socket.remoteAddress ?? ''))
  const server: Server = createServer({
    headersTimeout: HEADERS_TIMEOUT_MS,
    requestTimeout: REQUEST_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    ServerResponse: defineSecureResponse((request) =>
      isSecure(request) ? headersOverHttps : securityHeaders,
    ),
  })
  const inAnyCase = isHttpsSite ? headersOverHttps : securityHeaders
  return server.on('clientError', (error, socket) =>
    rejectMalformedRequest(error, socket, inAnyCase),
  )
}

type Headers = OutgoingHttpHeaders | OutgoingHttpHeader[]

/** The responses of each connection that are not finished; pipelined requests have several. */
const openResponses = new WeakMap<Duplex, Set<ServerResponse>>()

/** @param headersFor returns the headers to add to the response to a request */
function defineSecureResponse(headersFor: (request: IncomingMessage) => readonly Header[]) {
  return class SecureResponse<
    Request extends IncomingMessage = IncomingMessage,
  > extends ServerResponse<Request> {
    constructor(...options: ConstructorParameters<typeof ServerResponse<Request>>) {
      super(...options)
      const [request] = options
      const open = openResponses.get(request.socket) ?? new Set()
      openResponses.set(request.socket, open.add(this))
      this.once('close', () => open.delete(this))
      // An own property of the response, because Express replaces its prototype and thereby all
      // methods.
      const writeHead = this.writeHead.bind(this)
      this.writeHead = (status: number, ...[reason, headers]: [(string | Headers)?, Headers?]) => {
        const [text, fields] = typeof reason === 'object' ? [undefined, reason] : [reason, headers]
        for (const [name, value] of headersFor(request)) {
          if (!this.hasHeader(name) && !includesHeader(fields, name)) this.setHeader(name, value)
        }
        return text === undefined ? writeHead(status, fields) : writeHead(status, text, fields)
      }
    }
  }
}

/** @param headers an object, or names and values in turn */
function includesHeader(headers: Headers | undefined, name: string): boolean {
  const isSame = (entry: unknown) =>
    typeof entry === 'string' &&
    entry.length === name.length &&
    entry.toLowerCase() === name.toLowerCase()
  if (Array.isArray(headers)) return headers.some((entry, at) => at % 2 === 0 && isSame(entry))
  return headers !== undefined && Object.keys(headers).some(isSame)
}

/** Statuses that Node sends by default for these errors; any other error is a 400. */
const statuses: Readonly<Record<string, number>> = {
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/** Rejects what Node's parser does not accept, as Node does by default but with the headers. */
function rejectMalformedRequest(
  error: NodeJS.ErrnoException,
  socket: Duplex,
  headers: readonly Header[],
): void {
  // A status line within another response would corrupt it.
  const isResponding = [...(openResponses.get(socket) ?? [])].some((open) => open.headersSent)
  if (!socket.writable || isResponding) {
    socket.destroy()
    return
  }
  const status = statuses[error.code ?? ''] ?? 400
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...headers.map(([name, value]) => `${name}: ${value}`),
    'Connection: close',
  ]
  socket.end(`${lines.join('\r\n')}\r\n\r\n`)
}
