import { expect, test } from 'vitest'
import { text } from 'node:stream/consumers'
import { request as httpRequest } from 'node:http'
import { ids, request, send, startRelay } from './testing/start-relay'

/** Sends a GET request with any headers, including `Host`, which `fetch` does not allow. */
function get(origin: string, path: string, headers: Readonly<Record<string, string>> = {}) {
  return new Promise<{ status: number | undefined; type: string | undefined; body: string }>(
    (resolve, reject) => {
      httpRequest(`${origin}${path}`, { headers }, (response) => {
        const { statusCode: status, headers } = response
        text(response).then(
          (body) => resolve({ status, type: headers['content-type'], body }),
          reject,
        )
      })
        .once('error', reject)
        .end()
    },
  )
}

async function startWithMessage(...options: Parameters<typeof startRelay>) {
  const started = await startRelay(...options)
  await send(started.origin, { ...ids, template_params: request })
  const [message] = await started.messages()
  return { ...started, id: message?.id ?? '' }
}

test('/_mail lists and shows messages, uncached, unframed and without scripts (MAIL-04)', async () => {
  const { site, id } = await startWithMessage()
  const list = await get(site, '/_mail')
  expect(list).toMatchObject({ status: 200, type: 'text/html; charset=utf-8' })
  expect(list.body).toContain('Nueva solicitud de inversores: Ana Pérez')
  const page = await get(site, `/_mail/${id}`)
  expect(page.body).toContain(request.user_whatsapp)
  expect(page.body).toContain('Auto-Submitted: auto-generated\nFrom: Yapa ')

  for (const path of ['/_mail', `/_mail/${id}`]) {
    const { headers } = await fetch(site + path)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src /)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('x-robots-tag')).toBe('noindex')
  }

  const unknown = '0'.repeat(32)
  expect((await get(site, `/_mail/${unknown}`)).status).toBe(404)
})

test.each([
  ['203.0.113.7', 404],
  ['::ffff:10.0.0.3', 404],
  ['2001:db8::1', 404],
  ['::1', 200],
  ['::ffff:127.0.0.1', 200],
])('answers the remote address %s with %i (MAIL-04)', async (address, status) => {
  const { site } = await startWithMessage({}, () => address)
  expect((await get(site, '/_mail', { Host: 'localhost' })).status).toBe(status)
})

test('answers 404 to everyone when pages are disabled (MAIL-04)', async () => {
  const { origin, site } = await startWithMessage({ showsPages: false })
  expect((await get(site, '/_mail')).status).toBe(404)
  expect((await get(origin, '/_mail')).status).toBe(404)
})
