import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type StandIn, startStandIn } from '~/testing/stand-in'
import { action, loader } from './i.$'

const site = 'https://sitio.example'
let host: StandIn

beforeAll(async () => {
  host = await startStandIn()
  vi.stubEnv('SITE_URL', site)
  vi.stubEnv('MIXPANEL_TOKEN', 'token')
  vi.stubEnv('MIXPANEL_ORIGIN', host.origin)
})

afterAll(async () => {
  vi.unstubAllEnvs()
  await host.close()
})

function ask(name: string, { method = 'GET', ...init }: RequestInit) {
  const request = new Request(`${site}/i/${name}/`, { method, ...init })
  const args = { request, params: { '*': `${name}/` }, context: {} }
  return method === 'GET' ? loader(args) : action(args)
}

const authorized = { Authorization: 'Basic dG9rZW46' }

test.each([
  {},
  { 'Sec-Fetch-Site': 'cross-site' },
  { 'Sec-Fetch-Site': 'same-site' },
  { 'Sec-Fetch-Site': 'none' },
  { Origin: 'https://evil.example' },
])('rejects calls from elsewhere: %j (ANA-05)', async (from) => {
  const before = host.received.length
  const headers = { ...authorized, ...from }
  expect((await ask('track', { headers })).status).toBe(403)
  expect((await ask('track', { method: 'POST', headers, body: 'data=' })).status).toBe(403)
  expect(host.received).toHaveLength(before)
})
