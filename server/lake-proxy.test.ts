import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { createTrustCheck } from './client-address'
import { createLakeProxy } from './lake-proxy'
import { listen } from '#app/testing/listen'

/** Responds with the address and the headers of the request. */
const echo = () =>
  createServer(({ url, headers }, response) => response.end(JSON.stringify({ url, ...headers })))

test.each([
  ['the request has, not forged ones', [], undefined],
  [
    'a trusted proxy names',
    ['loopback'],
    { host: 'yapa.example', proto: 'https', client: '203.0.113.7' },
  ],
])('the forwarded headers are those that %s', async (_name, proxies, named) => {
  const lake = createLakeProxy(await listen(echo()), createTrustCheck(proxies))
  const site = await listen(createServer((request, response) => lake.forward(request, response)))
  const response = await fetch(`${site}/lake/v1/ping?a=b`, {
    headers: {
      Authorization: 'Bearer secret',
      'X-Forwarded-For': '198.51.100.1, 203.0.113.7',
      'X-Forwarded-Host': 'yapa.example',
      'X-Forwarded-Proto': 'https',
      'X-Forwarded-Prefix': '/evil',
    },
  })
  const own = { host: new URL(site).host, proto: 'http', client: '127.0.0.1' }
  const { host, proto, client } = named ?? own
  expect(await response.json()).toMatchObject({
    url: '/v1/ping?a=b',
    authorization: 'Bearer secret',
    'x-forwarded-for': client,
    'x-forwarded-host': host,
    'x-forwarded-proto': proto,
    'x-forwarded-prefix': '/lake',
  })
})

const documents = JSON.stringify({ result: 'yapa '.repeat(1_000) })

/** Requests a response of the lake with 5 kB of JSON through the proxy. */
async function fetchThroughProxy(path: string, init: RequestInit = {}, body = documents) {
  const headers = { 'Content-Type': 'application/json', 'Content-Length': body.length }
  const target = createServer((_request, response) => response.writeHead(200, headers).end(body))
  const lake = createLakeProxy(await listen(target), createTrustCheck([]))
  const site = await listen(createServer((request, response) => lake.forward(request, response)))
  const accept = { 'Accept-Encoding': 'gzip, br' }
  const response = await fetch(`${site}/lake${path}`, { headers: accept, ...init })
  expect(await response.text()).toBe(body)
  return response.headers.get('content-encoding')
}

test.each([
  ['/v1/data/query/production?query=*', 'GET'],
  ['/v2025-02-19/data/query/production', 'POST'],
  ['/vX/data/doc/production/homePage', 'GET'],
  ['/v1/data/export/production', 'GET'],
  ['/v1/data/history/production/events/documents/a', 'GET'],
])('compresses documents: %s', async (path, method) => {
  expect(await fetchThroughProxy(path, { method })).toBe('br')
})

test.each([
  '/v1/users/me',
  '/v1/auth/fetch?sid=a',
  '/v1/projects/embedded/tokens',
  '/v1/data/listen/production',
  '/v1/data/backup/production',
  '/login?origin=/v1/data/query/',
  '/files/embedded/production/a.json',
])('does not compress other responses of the lake: %s', async (path) => {
  expect(await fetchThroughProxy(path)).toBeNull()
})

test('does not compress documents for pages of other sites, or short ones', async () => {
  const path = '/v1/data/query/production?query=*'
  const request = (headers: HeadersInit) => fetchThroughProxy(path, { headers })
  expect(await request({ 'Sec-Fetch-Site': 'cross-site', 'Accept-Encoding': 'br' })).toBeNull()
  expect(await request({ 'Accept-Encoding': 'identity' })).toBeNull()
  expect(await request({ 'Accept-Encoding': 'gzip' })).toBe('gzip')
  expect(await fetchThroughProxy(path, {}, '{"result":1}')).toBeNull()
})

test('forwards only the cookies of the lake (SAFE-02)', async () => {
  const lake = createLakeProxy(await listen(echo()), createTrustCheck([]))
  const site = await listen(createServer((request, response) => lake.forward(request, response)))
  const read = async (cookie: string) =>
    (await (await fetch(`${site}/lake/v1/ping`, { headers: { cookie } })).json()) as object
  expect(await read('preview=p; lake_session=s')).toHaveProperty('cookie', 'lake_session=s')
  expect(await read('preview=p')).not.toHaveProperty('cookie')
})
