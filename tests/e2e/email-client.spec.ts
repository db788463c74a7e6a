import path from 'node:path'
import { expect, type Page, test as base } from 'playwright/test'
import { build } from 'vite'
import type { EmailClientOptions } from '../../app/services/email-client/options'
import { type EmailJsStandIn, startEmailJs } from '../stand-ins/emailjs'
import type * as EmailClient from './email-client'

declare global {
  /** The client as the browser runs it, see `bundle`. */
  var emailClient: typeof EmailClient
}

/** A page by itself: neither the house nor its policy has a part in these tests. */
const FORM = `<!doctype html><title>-</title>
  <form id="request">
    <input name="user_name" value="Ana"><input name="user_email" value="ana@correo.com">
    <textarea name="user_message">uno
dos</textarea>
  </form>`

const account = { publicKey: 'public', serviceId: 'service', templateId: 'template' }

/** `client`: the script that leaves the client in a page; `host`: answers for the e-mail service. */
const test = base.extend<{ host: EmailJsStandIn }, { client: string }>({
  client: [async ({}, use) => use(await bundle()), { scope: 'worker' }],
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

test('MAIL-01 what is missing is reported as required, and no form is no form', async ({
  page,
  host,
}) => {
  const { origin } = host
  expect(await sendForm(page, { origin, publicKey: '' })).toContain('The public key is required')
  expect(await sendForm(page, { origin, serviceId: '' })).toContain('The service ID is required')
  expect(await sendForm(page, { origin, templateId: '' })).toContain('The template ID is required')
  expect(await sendForm(page, { origin }, '#nowhere')).toContain('A form element or the selector')
  expect(await sendForm(page, { origin }, '[name=user_name]')).toContain('A form element')
  expect(host.received).toEqual([])
})

test('MAIL-02 0 Network Error: a host that is dead', async ({ page, host }) => {
  await host.close()
  expect(await sendForm(page, { origin: host.origin })).toEqual([0, 'Network Error'])
})

test('MAIL-02 0 Network Error: a host that does not answer in time', async ({ page, host }) => {
  await page.route(`${host.origin}/api/**`, () => undefined)
  const failed = sendForm(page, { origin: host.origin, timeLimitMs: 50 })
  expect(await failed).toEqual([0, 'Network Error'])
})

test('MAIL-02 451 Unavailable For Headless Browser', async ({ page, host }) => {
  // A browser that a test drives says so itself.
  const options = { origin: host.origin, blockHeadless: true }
  expect(await sendForm(page, options)).toEqual([451, 'Unavailable For Headless Browser'])
  expect(host.received).toEqual([])
})

test('MAIL-02 403 Forbidden: a value on the block list', async ({ page, host }) => {
  const blockList = { watchVariable: 'user_email', list: ['ana@correo.com'] }
  const failed = await sendForm(page, { origin: host.origin, blockList })
  expect(failed).toEqual([403, 'Forbidden'])
  expect(host.received).toEqual([])
})

test('MAIL-02 429 Too Many Requests: inside the throttle window, after a reload too', async ({
  page,
  host,
  client,
}) => {
  await page.clock.install()
  const options = { origin: host.origin, throttle: { id: 'request', milliseconds: 10_000 } }
  expect(await sendForm(page, options)).toBe('OK')
  await page.reload()
  await page.addScriptTag({ content: client })
  expect(await sendForm(page, options)).toEqual([429, 'Too Many Requests'])
  await page.clock.fastForward(10_000)
  expect(await sendForm(page, options)).toBe('OK')
  expect(host.received).toHaveLength(2)
})

for (const [status, text] of [
  [400, 'The template ID is invalid'],
  [412, 'The recipients address is empty'],
  [429, 'Too many requests'],
  [500, 'Internal Server Error'],
] as const) {
  test(`MAIL-02 ${status} of the service is thrown with its text`, async ({ page, host }) => {
    host.answer(status, text)
    expect(await sendForm(page, { origin: host.origin })).toEqual([status, text])
  })
}

/** What comes of sending a form: the service's text, a status with its text, or an error's words. */
function sendForm(
  page: Page,
  options: Partial<EmailClientOptions> & { origin: string },
  form = '#request',
): Promise<string | [number, string]> {
  return page.evaluate(
    async ({ options, form }) => {
      try {
        return await globalThis.emailClient.createEmailClient(options).sendForm(form)
      } catch (error) {
        const isFailure = error instanceof globalThis.emailClient.EmailFailure
        return isFailure ? ([error.status, error.text] satisfies [number, string]) : String(error)
      }
    },
    { options: { ...account, ...options }, form },
  )
}

/** The client and the service's library as one script, as a browser gets them. */
async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { alias: { '~': path.resolve('app') } },
    build: {
      write: false,
      minify: false,
      lib: {
        entry: path.resolve('tests/e2e/email-client.ts'),
        name: 'emailClient',
        formats: ['iife'],
      },
      rollupOptions: { output: { inlineDynamicImports: true } },
    },
  })
  const outputs = Array.isArray(built) ? built.flatMap(({ output }) => output) : []
  const [script] = outputs.filter((file) => file.type === 'chunk')
  if (script === undefined) throw new Error('The client was not built.')
  return script.code
}
