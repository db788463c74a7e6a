import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type StandIn, startStandIn } from '../../../tests/stand-ins/stand-in'
import { passOn } from './passage.server'

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

const pass = (route: string, init: RequestInit = {}, query = '') =>
  passOn(new Request(`${site}/${route}/${query}`, { method: 'POST', ...init }), route, {
    origin: host.origin,
    log,
    timeoutMs: 300,
  })

test.each(['track', 'engage', 'groups'])('ANA-05 %s goes on as it came', async (route) => {
  host.answer(200, '1')
  const body = new URLSearchParams({ data: 'W10=' })
  const response = await pass(route, { body, headers: { Cookie: 'a=1' } }, '?verbose=1&ip=0')
  expect([response.status, await response.text()]).toEqual([200, '1'])
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  expect(host.received).toMatchObject([
    { method: 'POST', path: `/${route}/?verbose=1&ip=0`, body: 'data=W10%3D' },
  ])
})

test('ANA-05 flags are asked for with the basic authorization of the library', async () => {
  host.answer(200, '{"flags":{}}')
  const headers = { Authorization: 'Basic dG9rZW46' }
  const response = await pass('flags', { method: 'GET', headers }, '?context=%7B%7D')
  expect(await response.text()).toBe('{"flags":{}}')
  expect(host.received).toMatchObject([{ method: 'GET', path: '/flags/?context=%7B%7D' }])
})

test.each([
  ['settings', { method: 'GET' }, 404],
  ['../decide', {}, 404],
  ['', {}, 404],
  ['track', { method: 'GET' }, 405],
  ['flags', { body: 'x' }, 405],
  ['track', { body: 'x'.repeat(1_048_577) }, 413],
] as const)('ANA-05 nothing else goes on: %s %#', async (route, init, status) => {
  expect((await pass(route, init)).status).toBe(status)
  expect(host.received).toEqual([])
})

test('ANA-05 what the host answers is what the browser gets', async () => {
  host.answer(429, 'slow down')
  expect((await pass('track', { body: 'data=' })).status).toBe(429)
})

test('ANA-05 ERR-02 a host that is dead is told to the log alone', async () => {
  await host.close()
  expect((await pass('track', { body: 'data=' })).status).toBe(502)
  expect(log.warn).toHaveBeenCalledOnce()
  host = await startStandIn()
})

test('ANA-05 ERR-02 a host that never answers is waited for so long and no longer', async () => {
  vi.stubGlobal(
    'fetch',
    (_url: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new DOMException('late', 'TimeoutError')))
      }),
  )
  expect((await pass('track', { body: 'data=' })).status).toBe(504)
  vi.unstubAllGlobals()
})
