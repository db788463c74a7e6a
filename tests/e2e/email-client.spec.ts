import { expect, test as base } from 'playwright/test'
import { type EmailJsStandIn, startEmailJs } from '../stand-ins/emailjs'
import { account, bundleEmailClient, FORM, sendForm } from './email-client-page'

/** `client`: the script that leaves the client in a page; `host`: answers for the e-mail service. */
const test = base.extend<{ host: EmailJsStandIn }, { client: string }>({
  client: [async ({}, use) => use(await bundleEmailClient()), { scope: 'worker' }],
  host: async ({}, use) => {
    const host = await startEmailJs()
    await use(host)
    await host.close()
  },
  page: async ({ page, host, client }, use) => {
    await page.route(`${host.origin}/`, (route) =>
      route.fulfill({ contentType: 'text/html', body: FORM }),
    )
    await page.goto(host.origin)
    await page.addScriptTag({ content: client })
    await use(page)
  },
})

test('MAIL-03 MAIL-01 a form is sent by its element or a selector of it, as form data', async ({
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

test('MAIL-03 a template is sent as JSON', async ({ page, host }) => {
  const said = await page.evaluate(
    (options) =>
      globalThis.emailClient.createEmailClient(options).send({ user_email: 'ana@correo.com' }),
    { ...account, origin: host.origin },
  )
  expect(said).toBe('OK')
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

test('MAIL-01 no form is no form, and nothing is sent', async ({ page, host }) => {
  const { origin } = host
  expect(await sendForm(page, { origin }, '#nowhere')).toContain('A form element or the selector')
  expect(await sendForm(page, { origin }, '[name=user_name]')).toContain('A form element')
  expect(host.received).toEqual([])
})
