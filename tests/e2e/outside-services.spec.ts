import { fakeRecaptcha } from '../fakes/recaptcha'
import { type MailServer, startMailServer } from '../fakes/smtp'
import type { FakeService } from '#app/testing/fake-service'
import { consentNotice, setConsentMode } from './testing/consent'
import { fakeServiceFixture } from './testing/fake-service-fixture'
import { expect } from './testing/fixtures'
import {
  fillIn,
  formToggle,
  investorForm,
  messages,
  openForm,
  openPage,
  fetchRequests,
  test as base,
} from './testing/investor-form'

interface Services {
  provider: FakeService
  emailJs: FakeService
  mailServer: MailServer
}

/** Fakes for reCAPTCHA Enterprise, EmailJS and a mail server. */
const test = base.extend<object, Services>({
  provider: fakeServiceFixture,
  emailJs: fakeServiceFixture,
  mailServer: [
    async ({}, use) => {
      const server = await startMailServer('yapa')
      await use(server)
      await server.close()
    },
    { scope: 'worker' },
  ],
  instanceEnv: async ({ provider, emailJs, mailServer }, use) => {
    await use({
      SMTP_URL: mailServer.url,
      MAIL_FROM: 'Yapa <no-reply@yapa.example>',
      MAIL_TO: 'Equipo <equipo@yapa.example>',
      RECAPTCHA_SITE_KEY: 'site-key',
      RECAPTCHA_ENTERPRISE_PROJECT: 'project-1',
      RECAPTCHA_SECRET_KEY: 'api-key',
      RECAPTCHA_ORIGIN: provider.origin,
      EMAILJS_ORIGIN: emailJs.origin,
      EMAILJS_PUBLIC_KEY: 'public-key',
      EMAILJS_SERVICE_ID: 'service-id',
      EMAILJS_INVESTOR_TEMPLATE_ID: 'investor-template',
    })
  },
})

/** The widget; the button that loads it has a longer name. */
const WIDGET = 'reCAPTCHA'

test('a user resets a forgotten password by e-mail (MAIL-04)', async ({
  page,
  instance,
  mailServer,
}) => {
  const { email } = instance.administrator
  const query = new URLSearchParams({ origin: `${instance.origin}/studio`, type: 'cookie' })
  await page.goto(`/lake/login?${query.toString()}`)
  await page.getByText('¿Olvidaste tu contraseña?').click()
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByRole('button', { name: 'Mandarme el enlace' }).click()
  await expect(page.getByRole('alert')).toContainText('en unos minutos llega un enlace')
  const findMail = () => mailServer.received.find(({ to }) => to.includes(email))?.email
  await expect.poll(findMail).toMatchObject({ subject: 'Elegí tu contraseña del Studio' })
  await page.goto(/http\S+/.exec(findMail()?.text ?? '')?.[0] ?? '')
  await page.getByLabel('Contraseña nueva').fill('la rifa del club es el sábado')
  await page.getByRole('button', { name: 'Guardar y entrar' }).click()
  await expect(page).toHaveURL(/\/studio/)
  const me = await page.request.get('/lake/v1/users/me')
  expect(await me.json()).toMatchObject({ email })
  expect(instance.output()).not.toContain(email)
})

test('loads the widget when the form opens, retries, and asks again after expiry (CAP-01)', async ({
  page,
  instance,
  browserErrors,
}) => {
  const blocked: string[] = []
  await page.route('https://www.google.com/**', (route) => {
    blocked.push(route.request().url())
    return route.abort('blockedbyclient')
  })
  await page.goto('/about-us')
  await page.waitForLoadState('networkidle')
  // The page of the form has its own policy, so a link to it loads a document.
  const document = page.waitForRequest(
    (request) => request.isNavigationRequest() && request.url() === `${instance.origin}/inversores`,
  )
  await page.getByRole('banner').getByRole('link', { name: 'Inversores' }).click()
  await document
  await formToggle(page).hover()
  expect(blocked).toEqual([])
  await formToggle(page).click()
  const form = investorForm(page)
  await fillIn(form)
  await expect(form.root.getByText('No se pudo comprobar')).toBeVisible()
  await page.unroute('https://www.google.com/**')
  const captcha = await fakeRecaptcha(page)
  await form.root.getByRole('button', { name: 'Volver a probar' }).click()
  const widget = form.root.getByRole('button', { name: WIDGET, exact: true })
  await expect(widget).toBeVisible()
  expect(captcha.requestedUrls).toEqual([
    'https://www.google.com/recaptcha/enterprise.js?onload=onloadcallback&render=explicit',
  ])
  expect(await captcha.options()).toEqual({
    sitekey: 'site-key',
    theme: 'light',
    size: 'normal',
    badge: 'bottomright',
    hl: 'es-419',
  })

  await widget.click()
  await expect(form.submit).toBeEnabled()
  await captcha.expire()
  await expect(form.root.getByText(messages.expired)).toBeVisible()
  await expect(form.submit).toBeDisabled()
  await widget.click()
  await expect(form.submit).toBeEnabled()
  await expect(form.root.getByText(messages.expired)).toHaveCount(0)
  browserErrors.allow('ERR_BLOCKED_BY_CLIENT')
})

test('verifies tokens, and sends the e-mail by account (CAP-01, FORM-06, FORM-09, MAIL-03)', async ({
  page,
  instance,
  provider,
  emailJs,
  browserErrors,
}) => {
  // Playwright requests the fake: a page with a changed document may not call loopback
  // addresses.
  await page.route(`${emailJs.origin}/**`, async (route) =>
    route.fulfill({ response: await route.fetch() }),
  )
  const name = 'Julia Conclave'
  await fakeRecaptcha(page)
  const assess = (valid: boolean) =>
    provider.answer(200, JSON.stringify({ tokenProperties: { valid, invalidReason: 'EXPIRED' } }))
  assess(false)
  const form = await openForm(page)
  await fillIn(form, { user_name: name })
  await form.submit.press('Enter')
  await expect(form.alert).toHaveText(messages.captcha)
  const widget = form.root.getByRole('button', { name: WIDGET, exact: true })
  await widget.click()
  await form.submit.click()
  await expect(form.alert).toHaveText(messages.expired)
  await expect(form.submit).toBeDisabled()
  expect(await fetchRequests(instance, name)).toEqual([])

  assess(true)
  await widget.click()
  await form.submit.click()
  await expect(page).toHaveURL('/thankYou')
  const path = '/v1/projects/project-1/assessments'
  expect(provider.received).toMatchObject([
    { path, body: { event: { token: 'token-1', siteKey: 'site-key' } } },
    { path, body: { event: { token: 'token-2', siteKey: 'site-key' } } },
  ])
  await expect.poll(() => fetchRequests(instance, name)).toHaveLength(1)
  const [{ path: sentTo, contentType = '', body } = {}] = emailJs.received
  expect(sentTo).toBe('/api/v1.0/email/send-form')
  const headers = { 'Content-Type': contentType }
  const fields = await new Response(String(body), { headers }).formData()
  expect(Object.fromEntries(fields)).toMatchObject({
    user_name: name,
    service_id: 'service-id',
    template_id: 'investor-template',
    user_id: 'public-key',
  })
  expect([...fields.keys()]).toHaveLength(9)
  // No other host may be requested.
  browserErrors.allow(emailJs.origin, 'status of 400')
})

test('the widget loads on request or with consent, not after a rejection (ANA-05, CAP-01)', async ({
  page,
  instance,
}) => {
  await setConsentMode(instance, 'ask')
  const captcha = await fakeRecaptcha(page)
  const form = await openForm(page)
  const widget = form.root.getByRole('button', { name: WIDGET, exact: true })
  const request = form.root.getByRole('button', { name: 'Cargar reCAPTCHA' })
  await expect(form.root.getByText('Lo hace reCAPTCHA, de Google')).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(captcha.requestedUrls).toEqual([])
  await request.click()
  await widget.click()
  expect(captcha.requestedUrls).toHaveLength(1)
  // This consent applies only to the form.
  await form.close.click()
  const notice = consentNotice(page)
  await notice.accept.click()
  await openPage(page)
  await formToggle(page).click()
  await expect(widget).toBeVisible()
  await form.close.click()
  await notice.reopen.click()
  await notice.reject.click()
  await formToggle(page).click()
  await expect(request).toBeVisible()
})
