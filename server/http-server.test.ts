import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTrustCheck } from './client-address'
import { createHandler } from './handler'
import { createHttpServer } from './http-server'
import { createLakeProxy } from './lake-proxy'
import { reportOutcomes } from './outcomes'
import { createProductionPages } from './pages'
import { listen } from './testing/test-server'

/** A Remix build, whose page source caches `/cached`. */
const build = `
const route = (id, path, module) => ({ id, path, parentId: id === 'root' ? undefined : 'root', module })
const page = () => null
const fail = () => { throw Object.assign(new Error('alert(1)'), { name: 'Function' }) }
const list = [
  route('root', '', { default: page }),
  route('cached', 'cached', { default: page }),
  route('fail', 'fail', { default: page, loader: fail }),
]
const assetRoutes = list.map(({ id, path, parentId }) => [id, { id, path, parentId, module: '' }])
const variant = { key: 'a', route: '/cached', context: {}, request: () => new Request('http://a/cached') }
const html = { 'Content-Type': 'text/html', 'Referrer-Policy': 'same-origin' }
export const routes = Object.fromEntries(list.map((entry) => [entry.id, entry]))
export const assets = { entry: { module: '', imports: [] }, routes: Object.fromEntries(assetRoutes), url: '', version: '' }
export const entry = { module: {
  default: (_request, status, _headers, { serverHandoffStream }) =>
    new Response(status === 500 ? serverHandoffStream : 'a page', { status, headers: html }),
  handleError: () => undefined,
  startServices: () => ({ stop: async () => undefined }),
  unavailableResponse: () => ({ body: '', headers: {} }),
  pageSource: {
    correctAddress: () => undefined,
    findVariant: ({ url }) => (url === '/cached' ? variant : undefined),
    listVariantsToPrerender: () => [],
    record: async (run) => ({ result: await run(), use: { results: new Map(), isComplete: true, expiresAt: Infinity } }),
    isCurrent: async () => true,
    version: () => 0,
    onChange: () => undefined,
  },
} }
export const future = { v3_singleFetch: true }
export const publicPath = '/'
export const basename = '/'
export const isSpaMode = false
`

const folder = mkdtempSync(path.join(tmpdir(), 'http-server-'))
const closing: (() => unknown)[] = []
let port = 0

beforeAll(async () => {
  const write = (file: string, content: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), content)
  }
  write('server/package.json', '{"type":"module"}')
  write('server/app.js', build)
  const isTrustedProxy = createTrustCheck([])
  const lake = createServer((_request, response) => response.end('lake'))
  lake.on('upgrade', (_request, socket) => {
    socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
  })
  await new Promise<void>((resolve) => lake.listen(0, '127.0.0.1', resolve))
  const pages = await createProductionPages(folder, isTrustedProxy, {
    onError: (error) => expect.unreachable(String(error)),
  })
  const lakeProxy = createLakeProxy(getOrigin(lake), isTrustedProxy)
  const handler = createHandler({
    studio: (_request, response) => response.end(),
    lake: lakeProxy,
    pages: pages.app,
  })
  const reporting = reportOutcomes(handler, isTrustedProxy, () => undefined)
  const site = createHttpServer()
  site.on('request', (incoming, response) => {
    if (!pages.cache?.sendIfFresh(incoming, response, () => undefined))
      reporting(incoming, response)
  })
  site.on('upgrade', (incoming, _socket, head) => lakeProxy.forwardUpgrade(incoming, head))
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  port = Number(new URL(getOrigin(site)).port)
  closing.push(
    () => site.close(),
    () => lake.close(),
    () => pages.close(),
  )
})

afterAll(async () => {
  for (const close of closing) await close()
  rmSync(folder, { recursive: true })
})

function getOrigin(server: ReturnType<typeof createServer>): string {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return `http://127.0.0.1:${address.port}`
}

/** Requests exactly that path; `fetch` would normalize it. */
function send(method: string, url: string, headers: Record<string, string> = {}) {
  return new Promise<{ status: number | undefined; headers: Record<string, unknown> }>(
    (resolve, reject) => {
      request({ host: '127.0.0.1', port, method, path: url, headers }, (response) => {
        response.resume()
        resolve({ status: response.statusCode, headers: response.headers })
      })
        .once('error', reject)
        .end()
    },
  )
}

const DEFAULT_POLICY = 'strict-origin-when-cross-origin'

test.each(['/fail', '/fail.data'])(
  '%s sends an error without its class and message (GHSA-337j-9hxr-rhxg)',
  async (url) => {
    const response = await fetch(`http://127.0.0.1:${port}${url}`)
    const sent = await response.text()
    expect(response.status).toBe(500)
    expect(sent).toContain('Unexpected Server Error')
    expect(sent).not.toMatch(/__subType|Function|alert/)
  },
)

test('a cached page, its headers and its 304 have the security headers', async () => {
  const security = { 'x-content-type-options': 'nosniff', 'referrer-policy': 'same-origin' }
  const first = await send('GET', '/cached')
  expect(first).toMatchObject({ status: 200, headers: security })
  const { etag } = first.headers
  expect(await send('GET', '/cached')).toMatchObject({ status: 200, headers: security })
  expect(await send('HEAD', '/cached')).toMatchObject({ status: 200, headers: security })
  const current = await send('GET', '/cached', { 'If-None-Match': String(etag) })
  expect(current).toMatchObject({ status: 304, headers: security })
})

test.each([
  ['what is not HTTP', 'nonsense\r\n\r\n', 400],
  ['a request without a host', 'GET / HTTP/1.1\r\n\r\n', 400],
  ['too many headers', `GET / HTTP/1.1\r\nHost: a\r\nA: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  [
    'an unknown expectation',
    'GET / HTTP/1.1\r\nHost: a\r\nExpect: b\r\nConnection: close\r\n\r\n',
    417,
  ],
  [
    'a rejected WebSocket',
    'GET /lake/v1/mux HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
    403,
  ],
])('the response to %s has the security headers', async (_kind, message, status) => {
  const socket = connect(port, '127.0.0.1')
  socket.write(message)
  const response = await text(socket)
  expect(response).toContain(`HTTP/1.1 ${status} `)
  expect(response).toMatch(/^X-Content-Type-Options: nosniff\r$/im)
  expect(response).toMatch(new RegExp(`^Referrer-Policy: ${DEFAULT_POLICY}\r$`, 'im'))
})

test.each([
  ['a site with https', { isHttpsSite: true }, {}, 'max-age=31536000'],
  ['https by a trusted proxy', {}, { 'X-Forwarded-Proto': 'https' }, 'max-age=31536000'],
  ['http by a trusted proxy', {}, { 'X-Forwarded-Proto': 'http' }, undefined],
  [
    'https by another peer',
    { isTrustedProxy: () => false },
    { 'X-Forwarded-Proto': 'https' },
    undefined,
  ],
])('Strict-Transport-Security with %s (OPS-01)', async (_case, settings, headers, expected) => {
  const site = createHttpServer({
    isHttpsSite: false,
    isTrustedProxy: () => true,
    ...settings,
  })
  site.on('request', (_incoming, response) => response.end())
  const { headers: sent } = await fetch(await listen(site), { headers })
  expect(sent.get('Strict-Transport-Security') ?? undefined).toBe(expected)
})

test('keeps idle connections longer than the proxies of deploy/ (OPS-01)', async () => {
  const site = createHttpServer()
  site.on('request', (_incoming, response) => response.end())
  const { headers } = await fetch(await listen(site))
  const kept = Number(/timeout=(\d+)/.exec(headers.get('keep-alive') ?? '')?.[1])
  for (const [file, setting] of [
    ['deploy/nginx/yapa.conf', /^ *keepalive_timeout (\d+)s;$/m],
    ['deploy/Caddyfile', /^\t*keepalive (\d+)s$/m],
  ] as const) {
    const reused = Number(setting.exec(readFileSync(file, 'utf8'))?.[1])
    expect(kept, file).toBeGreaterThan(reused)
  }
})

test('a malformed request does not add a response within another one', async () => {
  const site = createHttpServer()
  const origin = await listen(site)
  site.on('request', (_incoming, response) => response.write('the first part'))
  const socket = connect(Number(new URL(origin).port), '127.0.0.1')
  let received = ''
  socket.setEncoding('utf8').on('data', (part: string) => (received += part))
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
  await expect.poll(() => received).toContain('the first part')
  socket.write('nonsense\r\n\r\n')
  await once(socket, 'close')
  expect(received).not.toContain('400 Bad Request')
})
