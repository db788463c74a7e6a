import {
  createServer,
  type OutgoingHttpHeader,
  type OutgoingHttpHeaders,
  type Server,
  ServerResponse,
  STATUS_CODES,
} from 'node:http'
import type { Duplex } from 'node:stream'

/** How long a client may take to send its headers. */
const HEADERS_TIMEOUT_MS = 15_000
/** Uploads of large files to the lake take a while. */
const REQUEST_TIMEOUT_MS = 300_000

/** Headers of every response; a response may set another value. */
export const securityHeaders = Object.entries({
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
})

/** Creates the site's HTTP server, which adds the security headers to every response. */
export function createHttpServer(): Server {
  const server: Server = createServer({
    headersTimeout: HEADERS_TIMEOUT_MS,
    requestTimeout: REQUEST_TIMEOUT_MS,
    ServerResponse: SecureResponse,
  })
  return server.on('clientError', rejectMalformedRequest)
}

type Headers = OutgoingHttpHeaders | OutgoingHttpHeader[]

/** The responses of each connection that are not finished; pipelined requests have several. */
const openResponses = new WeakMap<Duplex, Set<ServerResponse>>()

class SecureResponse extends ServerResponse {
  constructor(...options: ConstructorParameters<typeof ServerResponse>) {
    super(...options)
    const [{ socket }] = options
    const open = openResponses.get(socket) ?? new Set()
    openResponses.set(socket, open.add(this))
    this.once('close', () => open.delete(this))
    // A property of the object: Express replaces the prototype, and with it any method.
    const writeHead = this.writeHead.bind(this)
    this.writeHead = (status: number, ...[reason, headers]: [(string | Headers)?, Headers?]) => {
      const [text, fields] = typeof reason === 'object' ? [undefined, reason] : [reason, headers]
      for (const [name, value] of securityHeaders) {
        if (!this.hasHeader(name) && !includesHeader(fields, name)) this.setHeader(name, value)
      }
      return text === undefined ? writeHead(status, fields) : writeHead(status, text, fields)
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
function rejectMalformedRequest(error: NodeJS.ErrnoException, socket: Duplex): void {
  // A status line within another response would corrupt it.
  const isResponding = [...(openResponses.get(socket) ?? [])].some((open) => open.headersSent)
  if (!socket.writable || isResponding) {
    socket.destroy()
    return
  }
  const status = statuses[error.code ?? ''] ?? 400
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...securityHeaders.map(([name, value]) => `${name}: ${value}`),
    'Connection: close',
  ]
  socket.end(`${lines.join('\r\n')}\r\n\r\n`)
}
