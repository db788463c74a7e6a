import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startFakeService } from '~/testing/fake-service'
import { action, loader } from './i.$'

const site = 'https://sitio.example'
const host = await startFakeService()

beforeAll(() => {
  vi.stubEnv('SITE_URL', site)
  vi.stubEnv('MIXPANEL_TOKEN', 'token')
  vi.stubEnv('MIXPANEL_ORIGIN', host.origin)
})

afterAll(async () => {
  vi.unstubAllEnvs()
  await host.close()
})

test('rejects calls from elsewhere (ANA-05)', async () => {
  const headers = { Authorization: 'Basic dG9rZW46', 'Sec-Fetch-Site': 'cross-site' }
  for (const method of ['GET', 'POST']) {
    const request = new Request(`${site}/i/track/`, { method, headers })
    const args = { request, params: { '*': 'track/' }, context: {} }
    expect((await (method === 'GET' ? loader(args) : action(args))).status).toBe(403)
  }
  expect(host.received).toEqual([])
})
