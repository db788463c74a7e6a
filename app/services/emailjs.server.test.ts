import { version as libraryVersion } from '@emailjs/browser/package.json'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { startFakeService } from '~/testing/fake-service'
import { controlTimeouts } from '~/testing/timeouts'
import { sendEmail } from './emailjs.server'

const service = await startFakeService()
beforeEach(() => {
  service.received.length = 0
  service.answer(200, 'OK')
})
afterAll(() => service.close())

const account = {
  by: 'emailjs',
  origin: service.origin,
  publicKey: 'public',
  privateKey: 'private',
  serviceId: 'service',
  templateId: 'template',
} as const

test('sends the documented message, with the version of the browser’s library (MAIL-03)', async () => {
  const sent = await sendEmail(account, { email: 'ana@correo.com' })
  expect(sent).toEqual({ ok: true, status: 200, text: 'OK' })
  expect(service.received).toEqual([
    {
      method: 'POST',
      path: '/api/v1.0/email/send',
      contentType: 'application/json',
      body: {
        lib_version: libraryVersion,
        service_id: 'service',
        template_id: 'template',
        user_id: 'public',
        accessToken: 'private',
        template_params: { email: 'ana@correo.com' },
      },
    },
  ])
})

test.each([
  [400, 'The service ID not found'],
  [429, 'Too Many Requests'],
  [500, 'Oops'],
])('reports the status %i without a retry', async (status, text) => {
  service.answer(status, text)
  expect(await sendEmail(account, {})).toEqual({ ok: false, status, text })
  expect(service.received).toHaveLength(1)
})

test('reports why the service is unreachable', async () => {
  const { origin, close } = await startFakeService()
  await close()
  const sent = await sendEmail({ ...account, origin }, {})
  expect(sent).toMatchObject({ ok: false, status: 0, mayHaveArrived: false })
  expect(sent.text).toContain('ECONNREFUSED')
})

test('reports a timeout, after which the message may have arrived', async () => {
  const timeouts = controlTimeouts()
  const { origin, requests } = await timeouts.startSilentHost()
  const sent = await sendEmail({ ...account, origin }, {})
  expect(sent).toMatchObject({ ok: false, status: 0, mayHaveArrived: true })
  expect([timeouts.requested(), requests()]).toEqual([[25_000], 1])
  const relayed = await sendEmail({ ...account, by: 'relay', origin }, {})
  expect(relayed, 'the relay recognizes a repeated message').toMatchObject({
    mayHaveArrived: false,
  })
})
