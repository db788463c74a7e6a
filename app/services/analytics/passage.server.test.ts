import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { type StandIn, startStandIn } from '../../../tests/stand-ins/stand-in'
import { holdTimeLimits } from '../../../tests/stand-ins/time-limits'
import { createRoom } from '~/lib/memory-room.server'
import { type PassageParts, passOn } from './passage.server'

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

const project = { token: 'token', flags: true, recordPercent: 100 }
const ours = { Authorization: 'Basic dG9rZW46' }
const formOf = (data: unknown) =>
  new URLSearchParams({ data: Buffer.from(JSON.stringify(data)).toString('base64') })
const events = () => formOf([{ event: 'App Loaded', properties: { token: 'token' } }])
const changes = () => formOf([{ $token: 'token', $set: {} }])

const pass = (
  route: string,
  init: RequestInit = {},
  query = '',
  more: Partial<PassageParts> = {},
) =>
  passOn(
    new Request(`${site}/${route}/${query}`, { method: 'POST', duplex: 'half', ...init }),
    route,
    { project: { ...project, origin: host.origin }, log, ...more },
  )

/** A body that comes so far and then ends as `then` says. */
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
])('ANA-05 %s goes on as it came', async (route, body) => {
  host.answer(200, '1')
  const response = await pass(route, { body, headers: { Cookie: 'a=1' } }, '?verbose=1&ip=0')
  expect([response.status, await response.text()]).toEqual([200, '1'])
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  expect(host.received).toMatchObject([
    { method: 'POST', path: `/${route}/?verbose=1&ip=0`, body: body.toString() },
  ])
})

test('ANA-05 flags are asked for with the basic authorization of the library', async () => {
  host.answer(200, '{"flags":{}}')
  const response = await pass('flags', { method: 'GET', headers: ours }, '?context=%7B%7D')
  expect(await response.text()).toBe('{"flags":{}}')
  expect(host.received).toMatchObject([{ method: 'GET', path: '/flags/?context=%7B%7D' }])
})

test('ANA-05 a piece of a recording goes on as it came', async () => {
  const headers = { ...ours, 'Content-Type': 'application/octet-stream' }
  expect((await pass('record', { body: 'zipped', headers }, '?seq=0')).status).toBe(200)
  expect(host.received).toMatchObject([
    { path: '/record/?seq=0', contentType: 'application/octet-stream', body: 'zipped' },
  ])
})

test.each([
  ['track', undefined],
  ['record', ours.Authorization],
])('ANA-05 of the headers goes on what is needed: %s', async (route, authorization) => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('1'))
  const headers = { ...ours, Cookie: 'a=1', 'X-Forwarded-For': '192.0.2.1' }
  await pass(route, { body: events(), headers })
  const sent = new Headers(fetched.mock.calls[0]?.[1]?.headers)
  expect(sent.get('Authorization') ?? undefined).toBe(authorization)
  expect([...sent.keys()].filter((name) => name !== 'authorization')).toEqual(['content-type'])
  fetched.mockRestore()
})

test.each([
  ['settings', { method: 'GET' }, 404],
  ['../decide', {}, 404],
  ['', {}, 404],
  ['track', { method: 'GET' }, 405],
  ['flags', { body: 'x' }, 405],
  ['track', { body: 'x'.repeat(1_048_577) }, 413],
  ['track', { body: 'x', headers: { 'Content-Length': '1048577' } }, 413],
  ['track', { body: 'data=W10=' }, 400],
  ['engage', { body: events() }, 400],
  ['flags', { method: 'GET' }, 400],
  ['record', { body: 'zipped' }, 400],
] as const)('ANA-05 nothing else goes on: %s %#', async (route, init, status) => {
  expect((await pass(route, init)).status).toBe(status)
  expect(host.received).toEqual([])
})

test.each([
  ['flags', { method: 'GET', headers: ours }, { flags: false }],
  ['record', { body: 'zipped', headers: ours }, { recordPercent: 0 }],
] as const)('ANA-05 what is off is not there: %s', async (route, init, off) => {
  const more = { project: { ...project, ...off, origin: host.origin } }
  expect((await pass(route, init, '', more)).status).toBe(404)
  expect(host.received).toEqual([])
})

test('ANA-05 FORM-10 a body that breaks off is its sender’s fault, and no news', async () => {
  const body = bodyThat((controller) => controller.error(new Error('gone')))
  expect((await pass('record', { body, headers: ours })).status).toBe(400)
  expect(log.warn).not.toHaveBeenCalled()
})

test('ANA-05 a body that does not come is waited for so long and no longer', async () => {
  const limits = holdTimeLimits()
  const body = bodyThat(() => undefined)
  const passed = pass('record', { body, headers: ours }, '', { timeoutMs: 300 })
  await expect.poll(limits.asked).toEqual([300])
  limits.pass()
  const response = await passed
  expect(response.status).toBe(408)
  expect(response.headers.get('Connection')).toBe('close')
})

test('ANA-05 all bodies in flight take so much memory and no more', async () => {
  const room = createRoom(40)
  const share = room()
  share.take(30)
  const recording = () => pass('record', { body: 'x'.repeat(32), headers: ours }, '', { room })
  const refused = await recording()
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '30'])
  share.release()
  // Each gives back what it took.
  expect([(await recording()).status, (await recording()).status]).toEqual([200, 200])
})

test('ANA-05 what the host answers is what the browser gets', async () => {
  host.answer(429, 'slow down')
  const response = await pass('track', { body: events() })
  expect([response.status, await response.text()]).toEqual([429, 'slow down'])
})

test('ANA-05 ERR-02 a host that is dead is told to the log alone', async () => {
  await host.close()
  expect((await pass('track', { body: events() })).status).toBe(502)
  expect(log.warn).toHaveBeenCalledOnce()
  host = await startStandIn()
})

test('ANA-05 ERR-02 a host that never answers is waited for so long and no longer', async () => {
  const limits = holdTimeLimits()
  const silent = createServer(() => limits.pass())
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    silent.close().closeAllConnections()
  })
  const { port } = silent.address() as AddressInfo
  const away = { ...project, origin: `http://127.0.0.1:${port}` }
  const response = await pass('track', { body: events() }, '', { project: away, timeoutMs: 300 })
  expect([response.status, limits.asked()]).toEqual([504, [300, 300]])
})
