import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { type StandIn, startStandIn } from '~/testing/stand-in'
import { controlTimeouts } from '~/testing/timeouts'
import { type ProxyDeps, forward } from './proxy.server'

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
const site = 'https://sitio.example/i'
let host: StandIn

beforeEach(async () => {
  host = await startStandIn()
})

afterEach(async () => {
  vi.resetAllMocks()
  await host.close()
})

const project = { recordPercent: 100 }
const ours = { Authorization: 'Basic dG9rZW46' }
const createForm = (data: unknown) =>
  new URLSearchParams({ data: Buffer.from(JSON.stringify(data)).toString('base64') })
const events = () => createForm([{ event: 'App Loaded', properties: { token: 'token' } }])
const changes = () => createForm([{ $token: 'token', $set: {} }])

const pass = (route: string, init: RequestInit = {}, query = '', more: Partial<ProxyDeps> = {}) =>
  forward(
    new Request(`${site}/${route}/${query}`, { method: 'POST', duplex: 'half', ...init }),
    route,
    { project: { ...project, origin: host.origin }, log, ...more },
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
])('forwards %s unchanged (ANA-05)', async (route, body) => {
  host.answer(200, '1')
  const response = await pass(route, { body, headers: { Cookie: 'a=1' } }, '?verbose=1&ip=0')
  expect([response.status, await response.text()]).toEqual([200, '1'])
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  expect(host.received).toMatchObject([
    { method: 'POST', path: `/${route}/?verbose=1&ip=0`, body: body.toString() },
  ])
})

test('forwards a part of a recording unchanged (ANA-05)', async () => {
  const headers = { ...ours, 'Content-Type': 'application/octet-stream' }
  expect((await pass('record', { body: 'zipped', headers }, '?seq=0')).status).toBe(200)
  expect(host.received).toMatchObject([
    { path: '/record/?seq=0', contentType: 'application/octet-stream', body: 'zipped' },
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

test.each([
  ['settings', { method: 'GET' }, 404],
  ['../decide', {}, 404],
  ['', {}, 404],
  ['track', { method: 'GET' }, 405],
  ['track', { body: 'x'.repeat(1_048_577) }, 413],
  ['track', { body: 'x', headers: { 'Content-Length': '1048577' } }, 413],
  ['flags', { method: 'GET', headers: ours }, 404],
] as const)('rejects any other call: %s %# (ANA-05)', async (route, init, status) => {
  expect((await pass(route, init)).status).toBe(status)
  expect(host.received).toEqual([])
})

test('answers 404 to a recording when recordings are disabled (ANA-05)', async () => {
  const off = { project: { ...project, recordPercent: 0, origin: host.origin } }
  expect((await pass('record', { body: 'zipped', headers: ours }, '', off)).status).toBe(404)
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
  const passed = pass('record', { body, headers: ours }, '', { timeoutMs: 300 })
  await expect.poll(timeouts.requested).toEqual([300])
  timeouts.expire()
  const response = await passed
  expect(response.status).toBe(408)
  expect(response.headers.get('Connection')).toBe('close')
})

test('returns the answer of the host (ANA-05)', async () => {
  host.answer(429, 'slow down')
  const response = await pass('track', { body: events() })
  expect([response.status, await response.text()]).toEqual([429, 'slow down'])
})

test('answers 502 and logs when the host is unreachable (ANA-05, ERR-02)', async () => {
  await host.close()
  expect((await pass('track', { body: events() })).status).toBe(502)
  expect(log.warn).toHaveBeenCalledOnce()
  host = await startStandIn()
})

test('answers 504 when the host does not answer in time (ANA-05, ERR-02)', async () => {
  const timeouts = controlTimeouts()
  const silent = createServer(() => timeouts.expire())
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    silent.close().closeAllConnections()
  })
  const { port } = silent.address() as AddressInfo
  const silentProject = { ...project, origin: `http://127.0.0.1:${port}` }
  const response = await pass('track', { body: events() }, '', {
    project: silentProject,
    timeoutMs: 300,
  })
  expect([response.status, timeouts.requested()]).toEqual([504, [300, 300]])
})
