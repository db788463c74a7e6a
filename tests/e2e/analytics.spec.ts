import { EventEmitter, once } from 'node:events'
import type { Page } from 'playwright/test'
import { type AnalyticsHost, test } from './analytics-host'
import { noticeOf, setConsentMode, signals } from './consent'
import { expect } from './fixtures'
import { openReadyForm, toggleOf, typed } from './investor-form'
import { REFUSAL, standInForNetworks } from './networks'
import { settled } from './settled'

const names = (analytics: AnalyticsHost) => analytics.events().map(({ event }) => event)

/** What the library asks of this origin, as it is asked. */
function watchCalls(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/i/') || pathname.includes('mixpanel')) calls.push(pathname)
  })
  return calls
}

test('ANA-01 ANA-02 the first load of the application is one event, with its payload and ids', async ({
  page,
  analytics,
}) => {
  await page.goto('/')
  const loaded = await analytics.latest('App Loaded')
  expect(loaded).toMatchObject({
    token: 'token-de-prueba',
    userAgent: await page.evaluate(() => navigator.userAgent),
    language: 'es-AR',
    screenResolution: '1280x720',
    platform: await page.evaluate('navigator.platform'),
    timezone: await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone),
    timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    distinct_id: expect.stringMatching(/^\$device:.{8,}/),
    $device_id: expect.stringMatching(/.{8,}/),
  })
  expect(loaded.distinct_id).toBe(`$device:${String(loaded.$device_id)}`)
  expect(loaded).not.toHaveProperty('internal_test')

  // Another page, another document, and an event that says that they have been.
  await page.getByRole('link', { name: 'Nosotros' }).first().click()
  await expect(page).toHaveURL(/about-us/)
  await page.goto('/inversores')
  await page.waitForLoadState('networkidle')
  await toggleOf(page).click()
  const toggled = await analytics.latest('Form Contact Toggled')
  expect(toggled).toMatchObject({ is_open: true, distinct_id: loaded.distinct_id })
  expect(names(analytics).filter((name) => name === 'App Loaded')).toHaveLength(1)
})

test('ANA-01 the way home from the thanks has its event', async ({ page, house, analytics }) => {
  const form = await openReadyForm(page, house)
  await form.submit.click()
  await page.waitForURL('**/thankYou')
  await page.getByRole('link', { name: 'Volver al inicio' }).click()
  await page.waitForURL(`${house.origin}/`)
  await analytics.latest('Back to Home Clicked')
})

test('ANA-01 a setting of the dataset leaves contact data out of everything that is sent', async ({
  page,
  house,
  dataset,
  analytics,
}) => {
  await dataset.patch('siteSettings').set({ 'privacy.excludeContactData': true }).commit()
  await settled(house)
  const form = await openReadyForm(page, house)
  await form.submit.click()
  await page.waitForURL('**/thankYou')

  expect(await analytics.latest('Form Submitted')).toMatchObject({
    has_user_name: true,
    has_user_email: true,
    user_currency: 'USD',
  })
  expect(await analytics.latest('Page Loaded')).toMatchObject({ has_email: true, has_phone: true })
  const sent = JSON.stringify([analytics.events(), analytics.standIn.received])
  for (const value of [
    typed.user_name,
    typed.user_email,
    typed.user_whatsapp,
    typed.user_message,
  ]) {
    expect(sent).not.toContain(value)
  }
  expect(sent).not.toContain('$user_id')
})

test('ANA-01 SOS-01 a link to the chat has its event, and the browser does not wait for it', async ({
  page,
  context,
  analytics,
}) => {
  // The host is slow to answer: the chat opens all the same.
  await context.route('**/i/**', () => undefined)
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }))
  const asked = page.waitForRequest('**/i/**')
  await page.goto('/sosBahia')
  await asked
  const opened = page.waitForEvent('popup')
  await page.locator('.sos-help').click()
  await (await opened).waitForLoadState()
  await context.unroute('**/i/**')
  await page.goto('/')
  await analytics.latest('WhatsApp Clicked')
})

test('ANA-01 SOS-01 who opens the chat before the scripts have come is counted, too', async ({
  page,
  context,
  analytics,
}) => {
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }))
  const network = new EventEmitter()
  const areThere = once(network, 'scripts')
  await page.route('**/assets/*.js', async (route) => {
    await areThere
    await route.continue()
  })
  await page.goto('/sosBahia', { waitUntil: 'commit' })
  const opened = page.waitForEvent('popup')
  await page.locator('.sos-help').click()
  await (await opened).close()
  network.emit('scripts')
  await analytics.latest('WhatsApp Clicked')
})

test('ANA-01 links to a social network and to a store have their events, and lead there', async ({
  page,
  context,
  analytics,
}) => {
  await context.route(/instagram\.com|play\.google\.com/, (route) => route.fulfill({ body: '' }))
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  await page.locator('.site-footer a[href*="instagram.com"]').click()
  await page.waitForURL(/instagram\.com/)
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  await page.locator('a[href*="play.google.com"]').first().click()
  await page.waitForURL(/play\.google\.com/)
  // What was clicked on the way out is sent with the next visit at the latest.
  await page.goto('/')
  expect(await analytics.latest('Social Clicked')).toMatchObject({ network: 'instagram.com' })
  expect(await analytics.latest('Store Clicked')).toMatchObject({ store: 'google-play' })
})

test('ANA-01 SOS-02 a post that its network shows has its event', async ({
  page,
  analytics,
  watch,
}) => {
  await standInForNetworks(page)
  await page.goto('/fuerzabahia')
  const post = page.locator('.social-post').nth(2)
  await post.scrollIntoViewIfNeeded()
  await expect(post.frameLocator('iframe').getByText('La original')).toBeVisible()
  const shown = await analytics.latest('Embed Shown')
  expect(shown.network).toMatch(/^(www\.)?(x|twitter|instagram|facebook|tiktok)\.com$/)
  watch.forgive(REFUSAL)
})

test('RT-06 what staff do to try the site out is marked', async ({ page, analytics }) => {
  await page.goto('/?internalTest=true')
  expect(await analytics.latest('App Loaded')).toMatchObject({ internal_test: true })
})

test('ANA-03 flags are asked for with the project’s token, and the visit is recorded', async ({
  page,
  analytics,
}) => {
  await page.goto('/')
  await expect.poll(() => analytics.calls('flags').length).toBeGreaterThan(0)
  await page.mouse.wheel(0, 400)
  await expect.poll(() => analytics.calls('record').length, { timeout: 60_000 }).toBeGreaterThan(0)
})

for (const [signal, say] of signals) {
  test(`ANA-05 nothing is loaded and nothing is sent against ${signal}`, async ({
    page,
    analytics,
  }) => {
    await page.addInitScript(say)
    const calls = watchCalls(page)
    await page.goto('/inversores')
    await page.waitForLoadState('networkidle')
    await toggleOf(page).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(calls).toEqual([])
    expect(analytics.standIn.received).toEqual([])
    expect(await page.context().cookies()).toEqual([])
  })
}

test('ANA-05 nothing of it is asked for before the page is usable', async ({ page, analytics }) => {
  const late: string[] = []
  let isLoaded = false
  page.on('load', () => (isLoaded = true))
  page.on('request', (request) => {
    if (!isLoaded && /\/i\/|mixpanel/.test(request.url())) late.push(request.url())
  })
  await page.goto('/')
  await analytics.latest('App Loaded')
  expect(late).toEqual([])
})

test('ANA-05 with ‘ask first’ the events of the first page wait for the yes, and a no ends them', async ({
  page,
  house,
  analytics,
}) => {
  await setConsentMode(house, 'ask')
  const notice = noticeOf(page)
  const calls = watchCalls(page)
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  // A document of its own: what waits is the tab's.
  await page.goto('/inversores')
  await page.waitForLoadState('networkidle')
  await toggleOf(page).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(calls).toEqual([])

  await notice.accept.click()
  await analytics.latest('Form Contact Toggled')
  expect(names(analytics)).toEqual(['App Loaded', 'Form Contact Toggled', 'Form Contact Toggled'])
  expect((await page.context().cookies()).map(({ name }) => name)).toEqual([
    'mp_token-de-prueba_mixpanel',
  ])

  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: /medición|elección/ })
    .click()
  await page.getByRole('button', { name: 'Rechazar', exact: true }).click()
  await expect.poll(() => page.context().cookies()).toEqual([])
  const before = analytics.standIn.received.length
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  expect(analytics.standIn.received).toHaveLength(before)
})

const faults = {
  '500': (page: Page, { standIn }: AnalyticsHost) => {
    standIn.answer(500, 'fault')
    return page.waitForResponse((response) => isTrack(response.url()) && response.status() === 500)
  },
  blocked: async (page: Page) => {
    const failed = page.waitForEvent('requestfailed', (request) => isTrack(request.url()))
    await page.route('**/i/**', (route) => route.abort())
    return failed
  },
  'no answer': async (page: Page) => {
    const asked = page.waitForRequest((request) => isTrack(request.url()))
    await page.route('**/i/**', () => undefined)
    return asked
  },
}

const isTrack = (url: string) => new URL(url).pathname === '/i/track/'

for (const fault of ['500', 'blocked', 'no answer'] as const) {
  test(`ERR-02 ANA-03 Analytics errors | Logged only: the form works as ever: ${fault}`, async ({
    page,
    house,
    analytics,
    watch,
  }) => {
    const form = await openReadyForm(page, house)
    const felt = faults[fault](page, analytics)
    await form.submit.click()
    await page.waitForURL('**/thankYou')
    await felt
    await expect(page.getByRole('alert')).toHaveCount(0)
    watch.forgive('the server responded with a status of 500', 'ERR_FAILED')
  })
}
