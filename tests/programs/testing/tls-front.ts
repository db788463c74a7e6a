import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { request as sendRequest, type IncomingHttpHeaders } from 'node:http'
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'
import { connect, type AddressInfo } from 'node:net'
import path from 'node:path'
import type { Duplex } from 'node:stream'
import type { TLSSocket } from 'node:tls'
import { onTestFinished } from 'vitest'
import { createTempFolder } from '../../contract/testing/temp-folder'

/** Headers of one connection, which HTTP/2 does not allow in a response. */
const CONNECTION_HEADERS = ['connection', 'keep-alive', 'transfer-encoding']

/**
 * Starts a proxy in front of a lake that ends TLS and speaks HTTP/2, as an operator's web server does:
 * it keeps the host and adds `X-Forwarded-For` and `X-Forwarded-Proto`. The certificate is self-signed.
 * @param target origin of the lake
 * @returns the port on the loopback
 */
export async function startTlsFront(target: string): Promise<number> {
  const lake = new URL(target)
  const server = createSecureServer({ ...createCertificate(), allowHTTP1: true })
  server.on('request', (request, response) => forward(lake, request, response))
  server.on('upgrade', (request: Http2ServerRequest, socket: Duplex, head: Buffer) => {
    const upstream = connect(Number(lake.port), lake.hostname)
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
  })
  const sessions = new Set<{ destroy: () => void }>()
  server.on('session', (session) => sessions.add(session))
  server.on('secureConnection', (socket: TLSSocket) => sessions.add(socket))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    const closed = new Promise((resolve) => server.close(resolve))
    for (const session of sessions) session.destroy()
    await closed
  })
  return (server.address() as AddressInfo).port
}

function forward(lake: URL, request: Http2ServerRequest, response: Http2ServerResponse): void {
  const { method, url: path } = request
  const { hostname, port } = lake
  const headers = forwardedHeaders(request)
  const upstream = sendRequest({ hostname, port, method, path, headers }, (answer) => {
    const kept = Object.entries(answer.headers).filter(
      ([name]) => !CONNECTION_HEADERS.includes(name),
    )
    response.writeHead(answer.statusCode ?? 502, Object.fromEntries(kept))
    answer.pipe(response)
  })
  upstream.on('error', () => response.stream.destroy())
  response.on('close', () => upstream.destroy())
  request.pipe(upstream)
}

function forwardedHeaders(request: Http2ServerRequest): IncomingHttpHeaders {
  const fields = Object.entries(request.headers).filter(([name]) => !name.startsWith(':'))
  return {
    ...Object.fromEntries(fields),
    host: request.authority || request.headers.host,
    'x-forwarded-for': request.socket.remoteAddress,
    'x-forwarded-proto': 'https',
  }
}

/** Creates a key and a certificate with OpenSSL; Node cannot create certificates. */
function createCertificate() {
  const folder = createTempFolder()
  const [key = '', cert = ''] = ['key.pem', 'cert.pem'].map((name) => path.join(folder, name))
  const options = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  const subject = ['-subj', '/CN=lake.test', '-days', '2']
  const files = ['-keyout', key, '-out', cert]
  execFileSync('openssl', ['req', '-x509', ...options, ...subject, ...files], { stdio: 'ignore' })
  return { key: readFileSync(key), cert: readFileSync(cert) }
}
