import type { LookupAddress } from 'node:dns'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import type { Resolve } from './private-addresses'
import { createLinkChecker } from './link-checker'

/** Starts a server on the loopback; its origin counts as allowed. */
async function startSite(reply: RequestListener) {
  const requests: string[] = []
  const server = createServer((request, response) => {
    requests.push(`${request.method ?? ''} ${request.url ?? ''}`)
    reply(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { origin: `http://127.0.0.1:${port}`, requests }
}

const startChecker = (privateOrigins: string[], options: { timeoutMs?: number } = {}) =>
  createLinkChecker({ privateOrigins, clock: () => new Date(0), ...options })

const resolveTo =
  (address: string): Resolve =>
  (_name, _options, callback) => {
    const found: LookupAddress = { address, family: address.includes(':') ? 6 : 4 }
    callback(null, [found])
  }

test.each([
  [200, { state: 'works', status: 200 }],
  [404, { state: 'broken', reason: 'status', status: 404 }],
  [503, { state: 'broken', reason: 'status', status: 503 }],
  [403, { state: 'unclear', reason: 'status', status: 403 }],
])('reports what the status %i means (CHECK-01)', async (status, expected) => {
  const { origin } = await startSite((_request, response) => response.writeHead(status).end())
  expect(await startChecker([origin]).check(`${origin}/`, 'ana')).toEqual(expected)
})

test('reads no body, which may never end (CHECK-01)', async () => {
  const { origin, requests } = await startSite((_request, response) => {
    response.writeHead(200).write('a')
  })
  expect(await startChecker([origin]).check(`${origin}/a`, 'ana')).toMatchObject({ state: 'works' })
  expect(requests).toEqual(['GET /a'])
})

test('follows redirects, and stops after five (CHECK-01)', async () => {
  const { origin, requests } = await startSite(({ url = '' }, response) => {
    const step = Number(url.slice(1))
    if (step === 0) response.writeHead(200).end()
    else response.writeHead(302, { location: `/${step - 1}` }).end()
  })
  const checker = startChecker([origin])
  expect(await checker.check(`${origin}/5`, 'ana')).toEqual({ state: 'works', status: 200 })
  expect(requests).toHaveLength(6)
  expect(await checker.check(`${origin}/6`, 'ana')).toEqual({
    state: 'broken',
    reason: 'redirects',
  })
})

test('follows no redirect to a private address (CHECK-01)', async () => {
  const inner = await startSite((_request, response) => response.end())
  const { origin } = await startSite((_request, response) =>
    response.writeHead(302, { location: inner.origin }).end(),
  )
  expect(await startChecker([origin]).check(`${origin}/`, 'ana')).toEqual({
    state: 'unchecked',
    reason: 'private',
  })
  expect(inner.requests).toEqual([])
})

test('requests only web addresses without a password, and no private ones (CHECK-01)', async () => {
  const urls = {
    private: [
      ...['http://127.0.0.1:9/', 'http://2130706433:9/', 'http://[::1]:9/', 'http://10.1.2.3/'],
      ...['http://[::ffff:7f00:1]:9/', 'http://169.254.169.254/', 'http://localhost:9/'],
      'http://ci:8080/',
    ],
    address: ['ftp://ejemplo.com/', 'http://ana:clave@ejemplo.com/', 'nada'],
  }
  const checker = startChecker([])
  for (const [reason, addresses] of Object.entries(urls)) {
    for (const url of addresses) {
      expect([url, await checker.check(url, 'ana')]).toEqual([url, { state: 'unchecked', reason }])
    }
  }
})

test.each([
  ...['10.1.2.3', '127.0.0.1', '169.254.169.254', '172.20.0.1', '192.168.1.1', '100.64.0.1'],
  ...['0.0.0.0', '::1', '::', 'fd00::1', 'fe80::1', '::ffff:10.0.0.1', '64:ff9b::a00:1'],
  ...['::127.0.0.1', '2002:7f00:1::', 'fec0::1', '64:ff9b:1::a00:1'],
])('rejects a public name that resolves to %s (CHECK-01)', async (address) => {
  const resolve = resolveTo(address)
  const checker = createLinkChecker({ privateOrigins: [], clock: () => new Date(), resolve })
  expect(await checker.check('https://ejemplo.com/', 'ana')).toEqual({
    state: 'unchecked',
    reason: 'private',
  })
})

test('reports a name without an address, a closed port and a silent server (CHECK-01)', async () => {
  const unknown: Resolve = (_name, _options, callback) =>
    callback(Object.assign(new Error('no'), { code: 'ENOTFOUND' }))
  const clock = () => new Date()
  const nameless = createLinkChecker({ privateOrigins: [], clock, resolve: unknown })
  expect(await nameless.check('https://ejemplo.com/', 'ana')).toMatchObject({ reason: 'name' })

  const { origin: cut } = await startSite((_request, response) => response.destroy())
  expect(await startChecker([cut]).check(cut, 'ana')).toMatchObject({ reason: 'connection' })
  const { origin: silent } = await startSite(() => undefined)
  const impatient = startChecker([silent], { timeoutMs: 60 })
  expect(await impatient.check(silent, 'ana')).toEqual({ state: 'broken', reason: 'timeout' })
})
