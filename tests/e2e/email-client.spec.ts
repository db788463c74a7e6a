import { expect } from 'playwright/test'
import { account, sendForm, test } from './testing/email-client-page'

test('sends a form by its element or selector, as form data (MAIL-03, MAIL-01)', async ({
  page,
  host,
}) => {
  expect(await sendForm(page, { origin: host.origin })).toBe('OK')
  const [{ method, path: address, contentType = '', body } = {}] = host.received
  expect([method, address]).toEqual(['POST', '/api/v1.0/email/send-form'])
  const fields = await new Response(String(body), {
    headers: { 'Content-Type': contentType },
  }).formData()
  expect([...fields]).toEqual([
    ['user_name', 'Ana'],
    ['user_email', 'ana@correo.com'],
    ['user_message', 'uno\r\ndos'],
    ['lib_version', expect.stringMatching(/^\d+\.\d+\.\d+$/)],
    ['service_id', 'service'],
    ['template_id', 'template'],
    ['user_id', 'public'],
  ])
})

test('sends a template as JSON (MAIL-03)', async ({ page, host }) => {
  const response = await page.evaluate(
    (options) =>
      globalThis.emailClient.createEmailClient(options).send({ user_email: 'ana@correo.com' }),
    { ...account, origin: host.origin },
  )
  expect(response).toBe('OK')
  expect(host.received).toMatchObject([
    {
      path: '/api/v1.0/email/send',
      contentType: 'application/json',
      body: {
        user_id: 'public',
        service_id: 'service',
        template_id: 'template',
        template_params: { user_email: 'ana@correo.com' },
      },
    },
  ])
})

test('rejects a missing form and sends nothing (MAIL-01)', async ({ page, host }) => {
  const { origin } = host
  expect(await sendForm(page, { origin }, '#nowhere')).toContain('A form element or the selector')
  expect(await sendForm(page, { origin }, '[name=user_name]')).toContain('A form element')
  expect(host.received).toEqual([])
})
