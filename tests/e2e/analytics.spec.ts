import { type AnalyticsHost, test } from './testing/analytics-host'
import { consentNotice, setConsentMode } from './testing/consent'
import { expect } from './testing/fixtures'
import {
  fillIn,
  formToggle,
  formValues,
  investorForm,
  openReadyForm,
  solveCaptcha,
} from './testing/investor-form'
import { pauseRequests } from './testing/paused-requests'
import { recordUrls } from './testing/site-pages'

const eventNames = (analytics: AnalyticsHost) => analytics.events().map(({ event }) => event)

test('sends each event of a visit once, after the load (ANA-01, ANA-02, ANA-03, ANA-05)', async ({
  page,
  analytics,
}) => {
  const early: string[] = []
  let isLoaded = false
  page.once('load', () => (isLoaded = true))
  page.on('request', (request) => {
    if (!isLoaded && /\/i\/|mixpanel/.test(request.url())) early.push(request.url())
  })
  await page.goto('/')
  const loaded = await analytics.waitForEvent('App Loaded')
  expect(loaded).toMatchObject({
    token: 'token-de-prueba',
    userAgent: await page.evaluate(() => navigator.userAgent),
    language: 'es-AR',
    screenResolution: '1280x720',
    platform: await page.evaluate('navigator.platform'),
    timezone: expect.stringMatching(/Buenos_Aires$/),
    timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    distinct_id: expect.stringMatching(/^\$device:.{8,}/),
    $device_id: expect.stringMatching(/.{8,}/),
  })
  expect(loaded.distinct_id).toBe(`$device:${String(loaded.$device_id)}`)
  expect(loaded).not.toHaveProperty('internal_test')
  expect(early).toEqual([])

  // Opens another page and another document; a later event shows that both were loaded.
  await page.getByRole('link', { name: 'Nosotros' }).first().click()
  await expect(page).toHaveURL(/about-us/)
  await page.goto('/inversores')
  await page.waitForLoadState('networkidle')
  await formToggle(page).click()
  const toggled = await analytics.waitForEvent('Form Contact Toggled')
  expect(toggled).toMatchObject({ is_open: true, distinct_id: loaded.distinct_id })
  await expect.poll(() => analytics.calls('record').length).toBeGreaterThan(0)

  const form = investorForm(page)
  await fillIn(form)
  await solveCaptcha(form)
  await form.submit.click()
  await page.waitForURL('**/thankYou')
  await page.getByRole('link', { name: 'Volver a inversores' }).click()
  await page.waitForURL('**/inversores')

  // Batches may arrive out of order.
  await expect
    .poll(() => eventNames(analytics).toSorted())
    .toEqual([
      'App Loaded',
      'Back to Investors Clicked',
      'Email Sent',
      'Form Contact Toggled',
      'Form Submitted',
      'Page Loaded',
    ])

  const submitted = await analytics.waitForEvent('Form Submitted')
  const userAgent = await page.evaluate(() => navigator.userAgent)
  expect(submitted).toMatchObject({ ...formValues, userAgent, timestamp: expect.any(String) })
  expect(submitted.$user_id, 'the visitor has an id from here on').toMatch(/^[0-9a-f-]{36}$/)
  expect(submitted.distinct_id).toBe(submitted.$user_id)
  expect(await analytics.waitForEvent('Email Sent')).toMatchObject({ response: 'OK' })
  expect(await analytics.waitForEvent('Page Loaded')).toMatchObject({
    email: formValues.user_email,
    phone: formValues.user_whatsapp,
    name: formValues.user_name,
    $user_id: submitted.$user_id,
  })
})

test('sends an event for a chat, also before the scripts run (ANA-01, SOS-01, RT-06)', async ({
  page,
  context,
  analytics,
}) => {
  // The chat opens although the host does not answer.
  await context.route('**/i/**', () => undefined)
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }))
  const requested = page.waitForRequest('**/i/**')
  await page.goto('/sosBahia')
  await requested
  const opened = page.waitForEvent('popup')
  await page.locator('.sos-help').click()
  await (await opened).waitForLoadState()
  await context.unroute('**/i/**')
  // The next page sends what was under way, ten seconds after the attempt.
  await page.clock.setSystemTime(Date.now() + 11_000)
  await page.goto('/')
  await analytics.waitForEvent('WhatsApp Clicked')

  analytics.fake.received.length = 0
  const resume = await pauseRequests(page, '**/assets/*.js')
  await page.goto('/sosBahia?internalTest=true', { waitUntil: 'commit' })
  const early = page.waitForEvent('popup')
  await page.locator('.sos-help').click()
  await (await early).close()
  resume()
  expect(await analytics.waitForEvent('WhatsApp Clicked')).toMatchObject({ internal_test: true })
})

test('loads and sends nothing with Global Privacy Control (ANA-05)', async ({
  page,
  analytics,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })
  })
  const calls = recordUrls(page, /\/i\/|mixpanel|logr-in/)
  await page.goto('/inversores')
  await formToggle(page).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect([...calls, ...analytics.fake.received, ...(await page.context().cookies())]).toEqual([])
})

test('events wait for consent in ‘ask’ mode, and a rejection ends them (ANA-05)', async ({
  page,
  instance,
  analytics,
}) => {
  await setConsentMode(instance, 'ask')
  const notice = consentNotice(page)
  const calls = recordUrls(page, /\/i\/|mixpanel/)
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  // Another document in the same tab: pending events belong to the tab.
  await page.goto('/inversores')
  await page.waitForLoadState('networkidle')
  await formToggle(page).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(calls).toEqual([])
  expect(analytics.fake.received).toEqual([])
  expect(await page.context().cookies()).toEqual([])

  await notice.accept.click()
  await expect
    .poll(() => eventNames(analytics))
    .toEqual(['App Loaded', 'Form Contact Toggled', 'Form Contact Toggled'])
  expect((await page.context().cookies()).map(({ name }) => name)).toEqual([
    'mp_token-de-prueba_mixpanel',
  ])

  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: /medición|elección/ })
    .click()
  await page.getByRole('button', { name: 'Rechazar', exact: true }).click()
  await expect.poll(() => page.context().cookies()).toEqual([])
  const before = analytics.fake.received.length
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  expect(analytics.fake.received).toHaveLength(before)
})

test('Analytics errors | Logged only: the form still works (ERR-02, ANA-03)', async ({
  page,
  browserErrors,
}) => {
  const form = await openReadyForm(page)
  const failed = page.waitForEvent(
    'requestfailed',
    (request) => new URL(request.url()).pathname === '/i/track/',
  )
  await page.route('**/i/**', (route) => route.abort())
  await form.submit.click()
  await page.waitForURL('**/thankYou')
  await failed
  await expect(page.getByRole('alert')).toHaveCount(0)
  browserErrors.allow('ERR_FAILED')
})
