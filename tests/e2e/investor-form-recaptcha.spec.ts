import { standInForRecaptcha } from '../stand-ins/recaptcha'
import type { StandIn } from '#app/testing/stand-in'
import { standInFixture } from './testing/stand-in-fixture'
import { expect } from './testing/fixtures'
import {
  fillIn,
  investorForm,
  messages,
  openForm,
  openPage,
  fetchRequests,
  test as base,
  formToggle,
} from './testing/investor-form'

/** `provider`, `emailJs`: stand-ins for reCAPTCHA and EmailJS. */
const test = base.extend<{ fresh: undefined }, { provider: StandIn; emailJs: StandIn }>({
  provider: standInFixture,
  emailJs: standInFixture,
  instanceEnv: async ({ provider, emailJs }, use) => {
    await use({
      RECAPTCHA_SITE_KEY: 'site-key',
      RECAPTCHA_SECRET_KEY: 'secret-key',
      RECAPTCHA_ORIGIN: provider.origin,
      EMAILJS_ORIGIN: emailJs.origin,
      EMAILJS_PUBLIC_KEY: 'public-key',
      EMAILJS_SERVICE_ID: 'service-id',
      EMAILJS_INVESTOR_TEMPLATE_ID: 'investor-template',
    })
  },
  fresh: [
    async ({ page, provider, emailJs }, use) => {
      provider.received.length = 0
      provider.answer(200, '{"success":true}')
      emailJs.received.length = 0
      emailJs.answer(200, 'OK')
      // Playwright requests the stand-in: a page with a changed document may not call loopback
      // addresses.
      await page.route(`${emailJs.origin}/**`, async (route) =>
        route.fulfill({ response: await route.fetch() }),
      )
      await use(undefined)
    },
    { auto: true },
  ],
})

const WIDGET = 'reCAPTCHA'

test('the widget has its defaults, and its script loads when the form opens (CAP-01, FORM-06)', async ({
  page,
  instance,
}) => {
  const captcha = await standInForRecaptcha(page)
  await openPage(page, instance)
  await formToggle(page).hover()
  expect(captcha.requestedUrls).toEqual([])
  await formToggle(page).click()
  const form = investorForm(page)
  await expect(form.root.getByRole('button', { name: WIDGET })).toBeVisible()
  expect(captcha.requestedUrls).toEqual([
    'https://www.google.com/recaptcha/api.js?onload=onloadcallback&render=explicit',
  ])
  expect(await captcha.options()).toEqual({
    sitekey: 'site-key',
    theme: 'light',
    size: 'normal',
    badge: 'bottomright',
    hl: 'es-419',
  })
})

test('verifies the token, and sends the e-mail by account (CAP-01, FORM-06, FORM-09)', async ({
  page,
  instance,
  provider,
  emailJs,
  browserErrors,
}) => {
  const name = 'Julia Conclave'
  await standInForRecaptcha(page)
  const form = await openForm(page, instance)
  await fillIn(form, { user_name: name })
  await form.submit.press('Enter')
  await expect(form.alert).toHaveText(messages.captcha)
  await form.root.getByRole('button', { name: WIDGET }).click()
  await expect(form.submit).toBeEnabled()
  await form.submit.click()
  await expect(page).toHaveURL('/thankYou')
  expect(provider.received).toMatchObject([
    { path: '/recaptcha/api/siteverify', body: 'secret=secret-key&response=token-1' },
  ])
  await expect.poll(() => fetchRequests(instance, name)).toHaveLength(1)
  const [{ path, contentType = '', body } = {}] = emailJs.received
  expect(path).toBe('/api/v1.0/email/send-form')
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
  browserErrors.allow(emailJs.origin)
})

test('asks again after a token has expired (CAP-01)', async ({ page, instance }) => {
  const captcha = await standInForRecaptcha(page)
  const form = await openForm(page, instance)
  await fillIn(form)
  await form.root.getByRole('button', { name: WIDGET }).click()
  await expect(form.submit).toBeEnabled()
  await captcha.expire()
  await expect(form.root.getByText(messages.expired)).toBeVisible()
  await expect(form.submit).toBeDisabled()
  await form.root.getByRole('button', { name: WIDGET }).click()
  await expect(form.submit).toBeEnabled()
  await expect(form.root.getByText(messages.expired)).toHaveCount(0)
})

test('asks again for a token that the provider rejects (CAP-01, FORM-06)', async ({
  page,
  instance,
  provider,
  browserErrors,
}) => {
  await standInForRecaptcha(page)
  provider.answer(200, '{"success":false,"error-codes":["timeout-or-duplicate"]}')
  const form = await openForm(page, instance)
  await fillIn(form, { user_name: 'Karina Rechazada' })
  await form.root.getByRole('button', { name: WIDGET }).click()
  await form.submit.click()
  await expect(form.alert).toHaveText(messages.expired)
  await expect(form.submit).toBeDisabled()
  expect(await fetchRequests(instance, 'Karina Rechazada')).toEqual([])
  await form.root.getByRole('button', { name: WIDGET }).click()
  await expect(form.submit).toBeEnabled()
  browserErrors.allow('status of 400')
})

test('if the provider’s script is blocked, the form says so and retries (CAP-01)', async ({
  page,
  instance,
  browserErrors,
}) => {
  await page.route('https://www.google.com/**', (route) => route.abort('blockedbyclient'))
  const form = await openForm(page, instance)
  await form.name.fill('Laura Bloqueada')
  await expect(form.root.getByText('No se pudo comprobar')).toBeVisible()
  await page.unroute('https://www.google.com/**')
  await standInForRecaptcha(page)
  await form.root.getByRole('button', { name: 'Volver a probar' }).click()
  await expect(form.root.getByRole('button', { name: WIDGET })).toBeVisible()
  await expect(form.name).toHaveValue('Laura Bloqueada')
  browserErrors.allow('ERR_BLOCKED_BY_CLIENT')
})

test('a link from another page loads the form’s page as a document (CAP-01, MAIL-03)', async ({
  page,
  instance,
}) => {
  await standInForRecaptcha(page)
  await page.goto('/about-us')
  await page.waitForLoadState('networkidle')
  const document = page.waitForRequest(
    (request) => request.isNavigationRequest() && request.url() === `${instance.origin}/inversores`,
  )
  await page.getByRole('banner').getByRole('link', { name: 'Inversores' }).click()
  await document
  await formToggle(page).click()
  await expect(investorForm(page).root.getByRole('button', { name: WIDGET })).toBeVisible()
})
