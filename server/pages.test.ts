import { connect } from 'node:net'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'
import type { EntryContext, ServerBuild } from '@remix-run/node'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createTrustCheck } from './client-address'
import { createHttpServer } from './http-server'
import { servePages } from './pages'
import { createRoute, createRoutes } from './testing/remix-routes'
import { listen } from '#app/testing/listen'
import { rawRequest } from './testing/raw-request'

/** A folder without files for browsers. */
const noFiles = path.join(import.meta.dirname, 'no-such-folder')

/** Serves a Remix app whose cache stores `/page`, `/form` and their data, and nothing else. */
async function setUp() {
  const received: string[] = []
  const rendered: string[] = []
  let blocked: Promise<void> | undefined
  const loaded: string[] = []
  const posted = vi.fn(() => null)
  const loader = ({ request: { url } }: { request: Request }) => {
    loaded.push(new URL(url).pathname)
    return null
  }
  const routes = createRoutes([
    createRoute('root', undefined, { path: '', module: { loader } }),
    createRoute('page', 'root', { path: 'page', module: { loader } }),
    createRoute('form', 'root', { path: 'form', module: { loader, action: posted } }),
    createRoute('fail', 'root', { path: 'fail', module: { loader: fail } }),
    createRoute('rest', 'root', { path: '*', module: { loader } }),
  ])
  const source = {
    correctAddress: (url: string) => (url === '/PAGE' ? '/page' : undefined),
    findVariant: ({ url = '' }) =>
      /^\/(page|form)(\.data.*)?$/.test(url)
        ? { key: url, route: url, context: {}, request: () => new Request(`http://a${url}`) }
        : undefined,
    listVariantsToPrerender: () => [],
    record: async (run: () => Promise<Response>) => ({
      result: await run(),
      use: { results: new Map(), isComplete: true, expiresAt: Infinity },
    }),
    isCurrent: () => Promise.resolve(true),
    version: () => 0,
    onChange: () => undefined,
  }
  const module = {
    default: async (
      { method, url }: Request,
      status: number,
      _headers: Headers,
      { serverHandoffStream }: EntryContext,
    ) => {
      rendered.push(`${method} ${new URL(url).pathname}`)
      await blocked
      const headers = { 'Content-Type': 'text/html', 'Referrer-Policy': 'same-origin' }
      return new Response(status === 500 ? serverHandoffStream : 'a page', { status, headers })
    },
    handleError: () => undefined,
    pageSource: source,
    startServices: () => ({ stop: () => Promise.resolve() }),
    unavailableResponse: () => ({ body: 'más tarde', headers: { 'Retry-After': '2' } }),
  }
  const build: ServerBuild = {
    mode: 'production',
    entry: { module },
    ...routes,
    publicPath: '/',
    basename: '/',
    assetsBuildDirectory: '',
    future: {
      v3_fetcherPersist: true,
      v3_relativeSplatPath: true,
      v3_throwAbortReason: true,
      v3_lazyRouteDiscovery: false,
      v3_singleFetch: true,
    },
    isSpaMode: false,
  }
  const { app, cache, close } = servePages(build, noFiles, createTrustCheck([]), {
    onError: (error) => expect.unreachable(String(error)),
  })
  onTestFinished(close)
  const hits: string[] = []
  const site = createHttpServer()
  site.on('request', (incoming, response) => {
    received.push(incoming.url ?? '')
    if (!cache?.sendIfFresh(incoming, response, ({ route }) => hits.push(route))) {
      app(incoming, response)
    }
  })
  const origin = await listen(site)
  const load = (path: string, init?: RequestInit) =>
    fetch(origin + path, { redirect: 'manual', ...init })
  const blockRendering = () => {
    let release: () => void = () => undefined
    blocked = new Promise((resolve) => (release = resolve))
    return release
  }
  return { origin, load, received, rendered, loaded, posted, hits, blockRendering }
}

function fail(): never {
  throw Object.assign(new Error('alert(1)'), { name: 'Function' })
}

/** Sends requests on one connection, without waiting for responses. @returns their statuses */
async function pipeline(origin: string, requests: readonly string[]): Promise<number[]> {
  const { hostname, port } = new URL(origin)
  const socket = connect(Number(port), hostname)
  const last = requests.length - 1
  const messages = requests.map((line, at) => {
    const end = at === last ? 'Connection: close\r\n' : ''
    return `${line} HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\n${end}\r\n`
  })
  socket.write(messages.join(''))
  const responses = await text(socket)
  return (responses.match(/(?<=HTTP\/1\.1 )\d+/g) ?? []).map(Number)
}

test('2,000 invented names of routes load nothing and evict no page (FAST-01)', async () => {
  const { origin, load, loaded, hits } = await setUp()
  const paths = [
    '/page',
    '/form',
    '/page.data',
    '/form.data?_routes=root',
    '/form.data?_routes=form',
  ]
  for (const address of paths) expect((await load(address)).status).toBe(200)
  loaded.length = 0
  const names = ['routes/x', 'page', 'root,page', 'form,root', 'root,form', 'root,root', '']
  const targets = Array.from({ length: 2_000 }, (_, number) => {
    const name = names[number % names.length] ?? ''
    const target = number % 2 === 0 ? '/page.data' : '/form.data'
    return `GET ${target}?a=${number}&_routes=${name}${name === 'routes/x' ? number : ''}`
  })
  expect(await pipeline(origin, targets)).toEqual(targets.map(() => 400))
  expect([loaded, hits]).toEqual([[], []])
  for (const address of paths) await load(address)
  expect(hits).toEqual(paths)
})

test.each(['/fail', '/fail.data'])(
  '%s sends an error without its class and message (GHSA-337j-9hxr-rhxg)',
  async (address) => {
    const response = await (await setUp()).load(address)
    const sent = await response.text()
    expect(response.status).toBe(500)
    expect(sent).toContain('Unexpected Server Error')
    expect(sent).not.toMatch(/__subType|Function|alert/)
  },
)

test('a cached page, its headers and its 304 have the security headers', async () => {
  const { origin } = await setUp()
  const first = await rawRequest(origin, 'GET', '/page')
  const current = { 'If-None-Match': String(first.headers.etag) }
  const responses = [
    first,
    await rawRequest(origin, 'GET', '/page'),
    await rawRequest(origin, 'HEAD', '/page'),
    await rawRequest(origin, 'GET', '/page', current),
  ]
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 304])
  const headers = { 'x-content-type-options': 'nosniff', 'referrer-policy': 'same-origin' }
  for (const response of responses) expect(response).toMatchObject({ headers })
})

test('redirects another spelling of a page without a render (FAST-01)', async () => {
  const { load, rendered } = await setUp()
  const { status, headers } = await load('/PAGE')
  expect([status, headers.get('Location')]).toEqual([308, '/page'])
  expect((await load('/PAGE', { method: 'HEAD' })).status).toBe(308)
  expect(rendered).toEqual([])
})

test.each(['POST', 'PUT', 'PATCH', 'DELETE'])(
  'rejects %s without a render where no route has an action (FORM-10)',
  async (method) => {
    const { load, rendered, loaded, posted } = await setUp()
    for (const address of ['/page', '/page.data', '/missing']) {
      const response = await load(address, { method })
      expect([response.status, response.headers.get('Allow')]).toEqual([405, 'GET, HEAD'])
      expect(await response.text()).toBe('')
    }
    expect([rendered, loaded]).toEqual([[], []])
    expect((await load('/form', { method })).status).toBe(200)
    expect([rendered, posted.mock.calls.length]).toEqual([[`${method} /form`], 1])
  },
)

const repeat = (line: string) => Array.from({ length: 10 }, () => line)

test('renders four pages at the same time, whatever requests them (OPS-01)', async () => {
  const { origin, received, rendered, blockRendering } = await setUp()
  const release = blockRendering()
  const requests = ['GET /page', 'GET /form', ...repeat('GET /missing'), ...repeat('POST /form')]
  const statuses = pipeline(origin, requests)
  await expect.poll(() => received.length).toBe(requests.length)
  await expect.poll(() => rendered.length).toBe(4)
  // A fifth render would start meanwhile.
  for (let macrotask = 0; macrotask < 50; macrotask += 1) await setImmediate()
  expect(rendered).toHaveLength(4)
  release()
  expect(await statuses).toEqual(requests.map(() => 200))
  expect(rendered).toHaveLength(requests.length)
})
