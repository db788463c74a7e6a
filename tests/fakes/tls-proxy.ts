import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { request as sendRequest, type IncomingHttpHeaders } from 'node:http'
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'
import { connect, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Duplex } from 'node:stream'
import type { TLSSocket } from 'node:tls'

/** A proxy that ends TLS and speaks HTTP/1.1 and HTTP/2, as an operator's web server does. */
interface TlsProxy {
  /** On the loopback. */
  readonly port: number
  /** File with the self-signed certificate, for NODE_EXTRA_CA_CERTS. */
  readonly certificateFile: string
  /** Ends all connections; new ones are accepted. */
  closeConnections: () => void
  close: () => Promise<void>
}

export interface Exchange {
  readonly request: Http2ServerRequest
  readonly response: Http2ServerResponse
  /** Host name that the caller asked for, without the port. */
  readonly host: string
  /** Forwards the request. @param changes replace what the caller sent */
  forward: (changes?: { headers?: IncomingHttpHeaders; body?: Buffer; path?: string }) => void
}

interface Options {
  /** Host names of the certificate. */
  readonly names?: readonly string[]
  /** Answers or forwards a request; forwards all by default. */
  readonly handle?: (exchange: Exchange) => void
}

/** Headers of one connection, which HTTP/2 does not allow in a response. */
const CONNECTION_HEADERS = ['connection', 'keep-alive', 'transfer-encoding']

/**
 * Starts a proxy that keeps the host and adds `X-Forwarded-For` and `X-Forwarded-Proto`.
 * @param target origin of a server, e.g. of a lake
 */
export async function startTlsProxy(
  target: string,
  { names = ['lake.test'], handle = ({ forward }) => forward() }: Options = {},
): Promise<TlsProxy> {
  const upstream = new URL(target)
  const folder = mkdtempSync(path.join(tmpdir(), 'certificate-'))
  const { keyFile, certificateFile } = createCertificate(folder, names)
  const [key, cert] = [keyFile, certificateFile].map((file) => readFileSync(file))
  const server = createSecureServer({ key, cert, allowHTTP1: true })
  server.on('request', (request: Http2ServerRequest, response: Http2ServerResponse) => {
    const host = (request.authority || (request.headers.host ?? '')).replace(/:\d+$/, '')
    handle({ request, response, host, forward: createForward(upstream, request, response) })
  })
  server.on('upgrade', (request: Http2ServerRequest, socket: Duplex, head: Buffer) =>
    forwardUpgrade(upstream, request, socket, head),
  )
  const connections = new Set<{ destroy: () => void }>()
  server.on('session', (session) => connections.add(session))
  server.on('secureConnection', (socket: TLSSocket) => connections.add(socket))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const closeConnections = () => {
    for (const connection of connections) connection.destroy()
    connections.clear()
  }
  return {
    port: (server.address() as AddressInfo).port,
    certificateFile,
    closeConnections,
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve))
      closeConnections()
      await closed
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function createForward(
  { hostname, port }: URL,
  request: Http2ServerRequest,
  response: Http2ServerResponse,
): Exchange['forward'] {
  return ({ headers = forwardedHeaders(request), body, path = request.url } = {}) => {
    const options = { hostname, port, method: request.method, path, headers }
    const upstream = sendRequest(options, (answer) => {
      const kept = Object.entries(answer.headers).filter(
        ([name]) => !CONNECTION_HEADERS.includes(name),
      )
      response.writeHead(answer.statusCode ?? 502, Object.fromEntries(kept))
      answer.pipe(response)
    })
    upstream.on('error', () => response.stream.destroy())
    response.on('close', () => upstream.destroy())
    if (body === undefined) request.pipe(upstream)
    else upstream.end(body)
  }
}

function forwardUpgrade(
  { hostname, port }: URL,
  request: Http2ServerRequest,
  socket: Duplex,
  head: Buffer,
): void {
  const upstream = connect(Number(port), hostname)
  const headers = Object.entries(forwardedHeaders(request)).map(
    ([name, value]) => `${name}: ${String(value)}`,
  )
  upstream.write([`GET ${request.url} HTTP/1.1`, ...headers, '', ''].join('\r\n'))
  upstream.write(head)
  upstream.pipe(socket).pipe(upstream)
  for (const [one, other] of [
    [upstream, socket],
    [socket, upstream],
  ] as const) {
    one.on('error', () => other.destroy()).on('close', () => other.destroy())
  }
}

/** The headers that a proxy sends on. */
export function forwardedHeaders(request: Http2ServerRequest): IncomingHttpHeaders {
  const fields = Object.entries(request.headers).filter(([name]) => !name.startsWith(':'))
  return {
    ...Object.fromEntries(fields),
    host: request.authority || request.headers.host,
    'x-forwarded-for': request.socket.remoteAddress,
    'x-forwarded-proto': 'https',
  }
}

/** Creates a key and a self-signed certificate with OpenSSL; Node cannot create certificates. */
export function createCertificate(folder: string, names: readonly string[]) {
  const keyFile = path.join(folder, 'privkey.pem')
  const certificateFile = path.join(folder, 'fullchain.pem')
  const options = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  const subject = ['-subj', `/CN=${names[0]}`, '-days', '90']
  const alternatives = `subjectAltName=${names.map((name) => `DNS:${name}`).join(',')}`
  const files = ['-keyout', keyFile, '-out', certificateFile]
  const args = ['req', '-x509', ...options, ...subject, '-addext', alternatives, ...files]
  execFileSync('openssl', args, { stdio: 'ignore' })
  return { keyFile, certificateFile }
}
