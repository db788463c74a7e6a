import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type FakeService, startFakeService } from '~/testing/fake-service'
import { controlTimeouts } from '~/testing/timeouts'
import { copyAnswer, forward, type ProxyDeps, reject } from './proxy.server'

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
const site = 'https://sitio.example/i'
let host: FakeService

beforeEach(async () => {
  host = await startFakeService()
})

afterEach(async () => {
  vi.resetAllMocks()
  await host.close()
})

const ours = { Authorization: 'Basic dG9rZW46' }
const createForm = (data: unknown) =>
  new URLSearchParams({ data: Buffer.from(JSON.stringify(data)).toString('base64') })
const events = () => createForm([{ event: 'App Loaded', properties: { token: 'token' } }])
const changes = () => createForm([{ $token: 'token', $set: {} }])

const pass = (route: string, init: RequestInit = {}, changed: Partial<ProxyDeps['project']> = {}) =>
  forward(
    new Request(`${site}/${route}/?ip=0`, { method: 'POST', duplex: 'half', ...init }),
    route,
    { project: { recordPercent: 100, origin: host.origin, ...changed }, log },
  )

/** A body of 32 bytes that `then` ends. */
const bodyThat = (then: (controller: ReadableStreamDefaultController<Uint8Array>) => void) =>
  new ReadableStream<Uint8Array>({
    start: (controller) => {
      controller.enqueue(new Uint8Array(32))
      then(controller)
    },
  })

test.each([
  ['track', events()],
  ['engage', changes()],
  ['groups', changes()],
  ['record', 'zipped'],
])('forwards %s and the answer unchanged (ANA-05)', async (route, body) => {
  host.answer(429, 'slow down')
  const response = await pass(route, { body, headers: { Cookie: 'a=1' } })
  expect([response.status, await response.text()]).toEqual([429, 'slow down'])
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  expect(host.received).toMatchObject([
    { method: 'POST', path: `/${route}/?ip=0`, body: body.toString() },
  ])
})

test('forwards only the necessary headers (ANA-05)', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('1'))
  const headers = { ...ours, Cookie: 'a=1', 'X-Forwarded-For': '192.0.2.1' }
  await pass('record', { body: events(), headers })
  const sent = new Headers(fetched.mock.calls[0]?.[1]?.headers)
  expect(sent.get('Authorization')).toBe(ours.Authorization)
  expect([...sent.keys()]).toEqual(['authorization', 'content-type'])
  fetched.mockRestore()
})

test.each<[string, RequestInit, number, { recordPercent: number }?]>([
  ['settings', { method: 'GET' }, 404],
  ['../decide', {}, 404],
  ['', {}, 404],
  ['track', { method: 'GET' }, 405],
  ['track', { body: 'x'.repeat(1_048_577) }, 413],
  ['track', { body: 'x', headers: { 'Content-Length': '1048577' } }, 413],
  ['flags', { method: 'GET', headers: ours }, 404],
  // Recordings are disabled.
  ['record', { body: 'zipped', headers: ours }, 404, { recordPercent: 0 }],
])('rejects any other call: %s %# (ANA-05)', async (route, init, status, changed) => {
  expect((await pass(route, init, changed)).status).toBe(status)
  expect(host.received).toEqual([])
})

test('answers 400 to an incomplete body, without a log line (ANA-05, FORM-10)', async () => {
  const body = bodyThat((controller) => controller.error(new Error('gone')))
  expect((await pass('record', { body, headers: ours })).status).toBe(400)
  expect(log.warn).not.toHaveBeenCalled()
})

test('answers 408 to a body that does not arrive (ANA-05)', async () => {
  const timeouts = controlTimeouts()
  const body = bodyThat(() => undefined)
  const passed = pass('record', { body, headers: ours })
  await expect.poll(timeouts.requested).toEqual([20_000])
  timeouts.expire()
  const response = await passed
  expect(response.status).toBe(408)
  expect(response.headers.get('Connection')).toBe('close')
})

test('answers 502 and logs when the host is unreachable (ANA-05, ERR-02)', async () => {
  await host.close()
  expect((await pass('track', { body: events() })).status).toBe(502)
  expect(log.warn).toHaveBeenCalledOnce()
  host = await startFakeService()
})

test('answers 504 when the host does not answer in time (ANA-05, ERR-02)', async () => {
  const timeouts = controlTimeouts()
  const { origin } = await timeouts.startSilentHost()
  const response = await pass('track', { body: events() }, { origin })
  expect([response.status, timeouts.requested()]).toEqual([504, [20_000, 20_000]])
})

const copied = (type?: string) =>
  copyAnswer(new Response('1', type === undefined ? {} : { headers: { 'Content-Type': type } }))

test.each([
  ['application/json', 'application/json; charset=utf-8'],
  ['Text/Plain;charset=iso-8859-1', 'text/plain; charset=utf-8'],
  ['text/plain; x=1, text/html', 'text/plain; charset=utf-8'],
  ['text/html', 'application/octet-stream'],
  ['text/plain, text/html', 'application/octet-stream'],
  ['image/svg+xml', 'application/octet-stream'],
  ['text/javascript', 'application/octet-stream'],
  ['', 'application/octet-stream'],
])('copies an answer of type ‘%s’ as %s (ANA-05)', (hostType, type) => {
  expect(copied(hostType).headers.get('Content-Type')).toBe(type)
})

test.each([
  ['a copied', copied('text/html')],
  ['a rejecting', reject(400)],
])('lets no browser run or show %s answer (ANA-05)', (_kind, { headers }) => {
  expect(Object.fromEntries(headers)).toMatchObject({
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  })
})

test('copies only the type of the host’s headers (ANA-05)', () => {
  const headers = { 'Set-Cookie': 'a=1', Location: '/', 'Content-Type': 'application/json' }
  const answer = copyAnswer(new Response('{}', { headers }))
  for (const name of ['Set-Cookie', 'Location']) expect(answer.headers.has(name)).toBe(false)
})
