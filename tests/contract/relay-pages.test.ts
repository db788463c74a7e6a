import { expect, test } from 'vitest'
import { ids, request, send, startRelay } from './testing/start-relay'

test('/_mail lists and shows messages, uncached, unframed and without scripts (MAIL-04)', async () => {
  const { origin, site, messages } = await startRelay()
  const user_message = 'Hola.\n<script>'
  await send(origin, { ...ids, template_params: { ...request, user_message } })
  const [message] = await messages()
  for (const [path, excerpt] of [
    ['/_mail', 'Nueva solicitud de inversores: Ana Pérez'],
    [`/_mail/${message?.id ?? ''}`, 'Hola.\n&lt;script&gt;'],
  ] as const) {
    const response = await fetch(site + path)
    const { headers } = response
    expect([response.status, await response.text()]).toEqual([
      200,
      expect.stringContaining(excerpt),
    ])
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src /)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('x-robots-tag')).toBe('noindex')
  }

  const unknown = '0'.repeat(32)
  expect((await fetch(`${site}/_mail/${unknown}`)).status).toBe(404)
})

test('answers only remote addresses of this machine (MAIL-04)', async () => {
  let address = ''
  const { site } = await startRelay({}, () => address)
  const statuses = {
    '203.0.113.7': 404,
    '::ffff:10.0.0.3': 404,
    '2001:db8::1': 404,
    '::1': 200,
    '::ffff:127.0.0.1': 200,
  }
  for (const [remote, status] of Object.entries(statuses)) {
    address = remote
    const answer = await fetch(`${site}/_mail`)
    expect([remote, answer.status]).toEqual([remote, status])
  }
})

test('answers 404 to everyone when pages are disabled (MAIL-04)', async () => {
  const { origin, site } = await startRelay({ showsPages: false })
  expect((await fetch(`${site}/_mail`)).status).toBe(404)
  expect((await fetch(`${origin}/_mail`)).status).toBe(404)
})
