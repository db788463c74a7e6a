import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { createTrustCheck } from './client-address'
import { createHttpServer } from './http-server'
import { createLakeProxy } from './lake-proxy'
import { listen } from '#app/testing/listen'

const DEFAULT_POLICY = 'strict-origin-when-cross-origin'

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
  const site = createHttpServer()
  const lake = createServer().on('upgrade', (_request, socket) =>
    socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n'),
  )
  const proxy = createLakeProxy(await listen(lake), createTrustCheck([]))
  site.on('upgrade', (incoming, _socket, head) => proxy.forwardUpgrade(incoming, head))
  const socket = connect(Number(new URL(await listen(site)).port), '127.0.0.1')
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
