import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type CapturedRequest, createNetworkFilter } from './network-filter'

beforeEach(() => {
  vi.stubGlobal('document', { baseURI: 'https://sitio.example/inversores?email=ana@correo.com' })
})

afterEach(() => {
  vi.unstubAllGlobals()
})

const secret = 'ana@correo.com'

const post = (url: string, more: Partial<CapturedRequest> = {}): CapturedRequest => ({
  reqId: 'fetch-1',
  url,
  method: 'POST',
  headers: {},
  body: `{"user_email":"${secret}"}`,
  ...more,
})

const answer = (more: { reqId?: string; body?: string } = {}) => ({
  reqId: 'fetch-1',
  status: 200,
  method: 'POST',
  headers: {},
  body: `{"email":"${secret}"}`,
  ...more,
})

describe('removes the bodies of private requests and responses (ANA-04)', () => {
  test.each([
    '/inversores',
    '/inversores?index',
    '/Inversores/',
    '/inversores.data?_routes=routes%2F_site.inversores',
    '/inversores/enviado',
    '/newsletter',
    '/api/v1.0/email/send',
    '/api/v1.0/email/send-form',
    'https://api.emailjs.com/api/v1.0/email/send-form',
    '/i/track/?verbose=1',
    '/i/record/',
  ])('%s', async (url) => {
    const filter = createNetworkFilter()
    const recorded = await filter.requestSanitizer(post(url))
    expect(recorded).toMatchObject({ method: 'POST', body: null })
    expect(await filter.responseSanitizer(answer())).toMatchObject({ status: 200, body: null })
  })

  test('but not of other calls', async () => {
    const filter = createNetworkFilter()
    await filter.requestSanitizer(post('/newsletter', { reqId: 'fetch-1' }))
    await filter.requestSanitizer(post('/otra', { reqId: 'fetch-2' }))
    expect(await filter.responseSanitizer(answer({ reqId: 'fetch-2', body: 'dos' }))).toMatchObject(
      { body: 'dos' },
    )
    expect(await filter.responseSanitizer(answer({ reqId: 'fetch-1' }))).toMatchObject({
      body: null,
    })
  })
})

test('records other bodies and shortens large ones (ANA-04)', async () => {
  const filter = createNetworkFilter()
  const asked = post('/inversores.data?_routes=root', { method: 'GET', body: '' })
  expect(await filter.requestSanitizer(asked)).toMatchObject({
    url: 'https://sitio.example/inversores.data?_routes=root',
  })
  const body = 'a'.repeat(4 * 1024 * 1024 + 1)
  const shortened = { body: 'a'.repeat(1_000) }
  expect(await filter.responseSanitizer(answer({ body }))).toMatchObject(shortened)
  const large = post('/otra', { reqId: 'fetch-2', body })
  expect(await filter.requestSanitizer(large)).toMatchObject(shortened)
})

test('removes contact data from addresses and referrers (ANA-04)', async () => {
  const asked = post(`/otra?email=${secret}`, { referrer: `https://sitio.example/?e=${secret}` })
  const recorded = await createNetworkFilter().requestSanitizer(asked)
  expect(recorded).toMatchObject({
    url: 'https://sitio.example/otra',
    referrer: 'https://sitio.example/',
  })
})

test('removes credentials from headers in any case (ANA-04)', async () => {
  const filter = createNetworkFilter()
  const headers = {
    Authorization: 'Basic x',
    'proxy-authorization': 'Basic x',
    COOKIE: 'a=1',
    'Set-Cookie': 'a=1',
    'Content-Type': 'text/plain',
  }
  const expected = { headers: { 'Content-Type': 'text/plain' } }
  expect(await filter.requestSanitizer(post('/otra', { headers }))).toMatchObject(expected)
  const recorded = await filter.responseSanitizer({ ...answer(), headers })
  expect(Object.keys(recorded?.headers ?? {})).toEqual(['Content-Type'])
})
