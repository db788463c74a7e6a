import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { request as sendRequest, type IncomingMessage, type ServerResponse } from 'node:http'
import { createServer, type Server } from 'node:https'
import path from 'node:path'
import type { ResponseKind } from './response-kinds'

/** Headers of one connection, which do not pass on. */
const CONNECTION_HEADERS = ['connection', 'keep-alive', 'transfer-encoding', 'location']

/**
 * Creates a server that ends TLS in front of the site. Its path `/kind/3` makes the request of the
 * fourth kind and answers with that response. The status becomes 200 unless it is one, because the
 * Observatory judges no errors and follows redirects. Other paths go to the site as they are.
 * @param site origin of the site
 * @param folder for the key and the certificate, `cert.pem`
 */
export function createObservatoryFront(
  site: string,
  kinds: readonly ResponseKind[],
  folder: string,
): Server {
  return createServer(createCertificate(folder), (request, response) => {
    const number = /^\/kind\/(\d+)$/.exec(request.url ?? '')?.[1]
    const kind = number === undefined ? undefined : kinds[Number(number)]
    const isPreflight = request.method === 'OPTIONS'
    const target = { method: 'GET', path: request.url ?? '/', ...kind }
    if (isPreflight) forward(site, request, response, { ...target, method: 'OPTIONS' })
    else forward(site, request, response, target, kind?.status)
  })
}

function forward(
  site: string,
  request: IncomingMessage,
  response: ServerResponse,
  {
    method,
    path: target,
    headers,
    body,
  }: Pick<ResponseKind, 'method' | 'path' | 'headers' | 'body'>,
  expected?: number,
): void {
  const { hostname, port } = new URL(site)
  const { accept = '*/*', host, origin } = request.headers
  const upstream = sendRequest(
    {
      ...{ hostname, port, method, path: target },
      headers: {
        ...{ accept, host },
        ...(origin !== undefined && { origin }),
        'x-forwarded-for': '203.0.113.7',
        'x-forwarded-proto': 'https',
        ...headers,
      },
    },
    (answer) => {
      if (expected !== undefined && answer.statusCode !== expected) {
        response.writeHead(502).end(`status ${answer.statusCode} in place of ${expected}`)
        return
      }
      const passed = Object.entries(answer.headers).filter(
        ([name]) => !CONNECTION_HEADERS.includes(name),
      )
      response.writeHead(
        expected === undefined ? (answer.statusCode ?? 502) : 200,
        Object.fromEntries(passed),
      )
      answer.pipe(response)
    },
  )
  upstream.on('error', () => response.destroy())
  upstream.end(body)
}

/** Creates a key and a certificate of localhost with OpenSSL; Node cannot create certificates. */
function createCertificate(folder: string) {
  const [key = '', cert = ''] = ['key.pem', 'cert.pem'].map((name) => path.join(folder, name))
  const options = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  const subject = [
    '-subj',
    '/CN=localhost',
    '-addext',
    'subjectAltName=DNS:localhost',
    '-days',
    '2',
  ]
  const files = ['-keyout', key, '-out', cert]
  execFileSync('openssl', ['req', '-x509', ...options, ...subject, ...files], { stdio: 'ignore' })
  return { key: readFileSync(key), cert: readFileSync(cert) }
}
