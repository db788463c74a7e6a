import { standInForRecaptcha } from '../stand-ins/recaptcha'
import { type StandIn, startStandIn } from '../stand-ins/stand-in'
import { expect } from './fixtures'
import {
  fillIn,
  formOf,
  messages,
  openForm,
  openPage,
  storedRequests,
  test as base,
  toggleOf,
} from './investor-form'

/** A site with keys of the captcha's provider and an account of the e-mail service. */
const test = base.extend<{ fresh: undefined }, { provider: StandIn; emailJs: StandIn }>({
  provider: [
    async ({}, use) => {
      const provider = await startStandIn()
      await use(provider)
      await provider.close()
    },
    { scope: 'worker' },
  ],
  emailJs: [
    async ({}, use) => {
      const emailJs = await startStandIn()
      await use(emailJs)
      await emailJs.close()
    },
    { scope: 'worker' },
  ],
  houseEnv: async ({ provider, emailJs }, use) => {
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
      // The account's host is another one, and this test's own. Asked from here: a page whose
      // document a test has changed may not ask this machine itself.
      await page.route(`${emailJs.origin}/**`, async (route) =>
        route.fulfill({ response: await route.fetch() }),
      )
      await use(undefined)
    },
    { auto: true },
  ],
})

const WIDGET = 'reCAPTCHA'

test('CAP-01 FORM-06 the widget has its defaults, and its script comes when the form opens', async ({
  page,
  house,
}) => {
  const captcha = await standInForRecaptcha(page)
  await openPage(page, house)
  await toggleOf(page).hover()
  expect(captcha.asked).toEqual([])
  await toggleOf(page).click()
  const form = formOf(page)
  await expect(form.whole.getByRole('button', { name: WIDGET })).toBeVisible()
  expect(captcha.asked).toEqual([
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

test('CAP-01 FORM-06 FORM-09 the token goes to the server, is verified there, and the e-mail goes out by the account', async ({
  page,
  house,
  provider,
  emailJs,
  watch,
}) => {
  const name = 'Julia Conclave'
  await standInForRecaptcha(page)
  const form = await openForm(page, house)
  await fillIn(form, { user_name: name })
  await form.submit.press('Enter')
  await expect(form.alert).toHaveText(messages.captcha)
  await form.whole.getByRole('button', { name: WIDGET }).click()
  await expect(form.submit).toBeEnabled()
  await form.submit.click()
  await expect(page).toHaveURL('/thankYou')
  expect(provider.received).toMatchObject([
    { path: '/recaptcha/api/siteverify', body: 'secret=secret-key&response=token-1' },
  ])
  await expect.poll(() => storedRequests(house, name)).toHaveLength(1)
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
  // The account's host is the only other one that was asked.
  watch.forgive(emailJs.origin)
})

test('CAP-01 a token that runs out is asked for again', async ({ page, house }) => {
  const captcha = await standInForRecaptcha(page)
  const form = await openForm(page, house)
  await fillIn(form)
  await form.whole.getByRole('button', { name: WIDGET }).click()
  await expect(form.submit).toBeEnabled()
  await captcha.expire()
  await expect(form.whole.getByText(messages.expired)).toBeVisible()
  await expect(form.submit).toBeDisabled()
  await form.whole.getByRole('button', { name: WIDGET }).click()
  await expect(form.submit).toBeEnabled()
  await expect(form.whole.getByText(messages.expired)).toHaveCount(0)
})

for (const [code, words] of [
  ['invalid-input-response', messages.captcha],
  ['timeout-or-duplicate', messages.expired],
] as const) {
  test(`CAP-01 FORM-06 a token that the provider calls ${code} is asked for again`, async ({
    page,
    house,
    provider,
    watch,
  }) => {
    await standInForRecaptcha(page)
    provider.answer(200, JSON.stringify({ success: false, 'error-codes': [code] }))
    const form = await openForm(page, house)
    await fillIn(form, { user_name: 'Karina Rechazada' })
    await form.whole.getByRole('button', { name: WIDGET }).click()
    await form.submit.click()
    await expect(form.alert).toHaveText(words)
    await expect(form.submit).toBeDisabled()
    expect(await storedRequests(house, 'Karina Rechazada')).toEqual([])
    await form.whole.getByRole('button', { name: WIDGET }).click()
    await expect(form.submit).toBeEnabled()
    watch.forgive('status of 400')
  })
}

test('CAP-01 where the provider’s script is blocked the form says so, and asks again', async ({
  page,
  house,
  watch,
}) => {
  await page.route('https://www.google.com/**', (route) => route.abort('blockedbyclient'))
  const form = await openForm(page, house)
  await form.name.fill('Laura Bloqueada')
  await expect(form.whole.getByText('No se pudo comprobar')).toBeVisible()
  await page.unroute('https://www.google.com/**')
  await standInForRecaptcha(page)
  await form.whole.getByRole('button', { name: 'Volver a probar' }).click()
  await expect(form.whole.getByRole('button', { name: WIDGET })).toBeVisible()
  await expect(form.name).toHaveValue('Laura Bloqueada')
  watch.forgive('ERR_BLOCKED_BY_CLIENT')
})

test('CAP-01 MAIL-03 who comes from another page gets the form’s page as a document of its own', async ({
  page,
  house,
}) => {
  await standInForRecaptcha(page)
  await page.goto('/about-us')
  await page.waitForLoadState('networkidle')
  const document = page.waitForRequest(
    (request) => request.isNavigationRequest() && request.url() === `${house.origin}/inversores`,
  )
  await page.getByRole('banner').getByRole('link', { name: 'Inversores' }).click()
  await document
  await toggleOf(page).click()
  await expect(formOf(page).whole.getByRole('button', { name: WIDGET })).toBeVisible()
})
