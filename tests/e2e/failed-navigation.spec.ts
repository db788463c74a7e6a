import type { Page, Route } from 'playwright/test'
import { encode } from 'turbo-stream'
import { findViolations } from './testing/axe'
import { expect, test } from './testing/fixtures'
import { pauseRequests } from './testing/paused-requests'
import { measureOverflow, visit } from './testing/site-pages'

/** Texts of the seed. */
const texts = {
  offline:
    'No hay conexión. Seguís en esta página; la que elegiste se abre sola cuando la conexión vuelva.',
  unanswered: 'La página que elegiste no llegó. Seguís en esta; probá de nuevo en un ratito.',
  retrying: 'Probando de nuevo…',
  retryLabel: 'Probar de nuevo',
  advice: 'Algo se rompió de nuestro lado. Probá de nuevo en un ratito',
}

/** Data of the page behind the menu's link. */
const DATA = /\/sosBahia\.data/

const notice = (page: Page) => page.getByRole('alert')
const retry = (page: Page) => page.getByRole('button', { name: texts.retryLabel })
const homeLink = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'ir al inicio' })
const menuLink = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'SOS Bahía' }).filter({ visible: true })

/** Follows a link of the menu, which a phone opens first. */
async function followMenuLink(page: Page) {
  const toggle = page.locator('.site-menu-toggle')
  if (await toggle.isVisible()) await toggle.click()
  await menuLink(page).click()
}

/** Marks the document, so that a later check can tell it from a newly loaded one. */
const markDocument = (page: Page) =>
  page.evaluate(() => document.body.setAttribute('data-same-document', ''))

/** Checks that the visitor still sees the page '/about-us' of the marked document. */
async function expectPageToStay(page: Page) {
  await expect(page.locator('body[data-same-document]')).toHaveCount(1)
  await expect(page).toHaveURL(/\/about-us$/)
  await expect(page.locator('.page-opening')).toHaveCount(1)
  await expect(homeLink(page)).toBeVisible()
}

/** Checks that the page behind the menu's link is open. */
async function expectPageToOpen(page: Page) {
  await expect(page).toHaveURL(/\/sosBahia$/)
  await expect(page.locator('.sos-opening')).toBeVisible()
  await expect(notice(page)).toHaveCount(0)
}

async function expectPageToOpenInSameDocument(page: Page) {
  await expectPageToOpen(page)
  await expect(page.locator('body[data-same-document]')).toHaveCount(1)
}

test.beforeEach(async ({ page, instance, browserErrors }) => {
  await visit(page, instance, '/about-us')
  await markDocument(page)
  browserErrors.allow('Failed to load resource')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 } })

  test('a link without a connection keeps the page, and opens once online (OFF-02)', async ({
    page,
    context,
  }) => {
    await context.setOffline(true)
    await followMenuLink(page)
    await expect(notice(page)).toHaveText(texts.offline)
    await expectPageToStay(page)
    expect(await measureOverflow(page)).toBe(0)
    expect(await findViolations(page, '.load-notice')).toEqual([])
    await retry(page).click()
    await expect(notice(page)).toHaveText(texts.offline)
    await expect(retry(page)).toBeFocused()
    await context.setOffline(false)
    await expectPageToOpen(page)
  })

  test('an error of all loaders shows heading, message, advice and header (ERR-01)', async ({
    page,
  }) => {
    await page.route(DATA, async (route) =>
      route.fulfill({ status: 500, contentType: 'text/x-script', body: await failedLoaders() }),
    )
    await followMenuLink(page)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(
      'Unexpected Application Error!',
    )
    await expect(main).toContainText('Unexpected Server Error')
    await expect(main).toContainText(texts.advice)
    await expect(homeLink(page)).toBeVisible()
    await expect(page.getByRole('banner').locator('img').first()).toBeVisible()
    expect(await measureOverflow(page)).toBe(0)
    expect(await findViolations(page)).toEqual([])
    await main.getByRole('link', { name: 'Volver al inicio' }).click()
    await expect(page).toHaveURL(/\/$/)
  })
})

/** Results of loaders that all throw, as Remix encodes them. */
async function failedLoaders(): Promise<string> {
  const error = new Error('Unexpected Server Error')
  const ids = ['root', 'routes/_site', 'routes/_site.sosBahia', 'routes/_site.sosBahia._index']
  const results = Object.fromEntries(ids.map((id) => [id, { error }]))
  const plugins = [
    (value: unknown): [string, ...unknown[]] | false =>
      value instanceof Error && ['SanitizedError', value.name, value.message, undefined],
  ]
  return new Response(encode(results, { plugins })).text()
}

const cutInHalf = async (route: Route) => {
  const response = await route.fetch()
  const body = await response.text()
  await route.fulfill({ response, body: body.slice(0, body.length / 2) })
}
const html = '<!doctype html><title>Bad Gateway</title><h1>502 Bad Gateway</h1>'
const failures: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'a plain 500': (route) => route.fulfill({ status: 500, body: 'Internal Server Error' }),
  'the page of a proxy with status 502': (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: html }),
  'a 503 because content was never read': (route) =>
    route.fulfill({ status: 503, contentType: 'text/x-script', body: '[{}]\n' }),
  'an answer cut in the middle': cutInHalf,
  'a closed connection': (route) => route.abort('connectionreset'),
}

test('a failed answer keeps the page, and a retry opens the new page (OFF-02)', async ({
  page,
}) => {
  for (const [failure, fail] of Object.entries(failures)) {
    await test.step(failure, async () => {
      await page.route(DATA, fail)
      await followMenuLink(page)
      await expect(notice(page)).toHaveText(texts.unanswered)
      await expectPageToStay(page)
      await page.unroute(DATA)
      const resume = await pauseRequests(page, DATA)
      await retry(page).click()
      await expect(notice(page)).toHaveText(texts.retrying)
      resume()
      await expectPageToOpenInSameDocument(page)
      await page.unroute(DATA)
      await page.goBack()
      await expectPageToStay(page)
    })
  }
})

test('an answer after more than twenty seconds still opens the page (OFF-02)', async ({ page }) => {
  await page.clock.install()
  const resume = await pauseRequests(page, DATA)
  const requested = page.waitForRequest(DATA)
  await followMenuLink(page)
  await requested
  await page.clock.fastForward(21_000)
  await expect(notice(page)).toHaveText(texts.unanswered)
  await expectPageToStay(page)
  resume()
  await expectPageToOpenInSameDocument(page)
})

test('the forward button keeps the page while there is no connection (OFF-02)', async ({
  page,
  context,
}) => {
  await homeLink(page).click()
  await expect(page).toHaveURL(/\/$/)
  await page.goBack()
  await expectPageToStay(page)
  await context.setOffline(true)
  await page.evaluate(() => history.forward())
  await expect(notice(page)).toHaveText(texts.offline)
  await expect(page.locator('.page-opening')).toHaveCount(1)
  await context.setOffline(false)
  await expect(page.locator('#secciones')).toBeAttached()
  await expect(notice(page)).toHaveCount(0)
  await page.goBack()
  await expectPageToStay(page)
})

test('another link replaces a link that failed to load (OFF-02)', async ({ page }) => {
  await page.route(DATA, (route) => route.abort('connectionreset'))
  await followMenuLink(page)
  await expect(notice(page)).toBeVisible()
  await homeLink(page).click()
  await expect(page).toHaveURL(/\/$/)
  await expect(notice(page)).toHaveCount(0)
})

test('hovering over a link without a connection changes nothing (OFF-02)', async ({
  page,
  context,
}) => {
  await context.setOffline(true)
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/'))
  await menuLink(page).hover()
  await failed
  await expectPageToStay(page)
  await expect(notice(page)).toHaveCount(0)
})

test('scripts that fail to load keep the page, and a retry opens the new page (OFF-02)', async ({
  page,
}) => {
  // Chromium remembers that a script failed, so the page opens as a document there.
  const scripts = '**/assets/route-*.js'
  await page.route(scripts, (route) => route.abort('connectionreset'))
  await followMenuLink(page)
  await expect(notice(page)).toHaveText(texts.unanswered)
  await expectPageToStay(page)
  await page.unroute(scripts)
  await retry(page).click()
  await expectPageToOpen(page)
})

for (const [what, url] of [
  ['data', DATA],
  ['scripts', '**/assets/route-*.js'],
] as const) {
  test(`a 404 or a foreign page instead of ${what} loads the page as a document (OFF-02)`, async ({
    page,
  }) => {
    const status = what === 'data' ? 200 : 404
    await page.route(
      url,
      (route) => route.fulfill({ status, contentType: 'text/html', body: html }),
      {
        times: 3,
      },
    )
    await followMenuLink(page)
    await expect(page).toHaveURL(/\/sosBahia$/)
    await expect(page.locator('.sos-opening')).toBeVisible()
    await expect(page.locator('body[data-same-document]')).toHaveCount(0)
  })
}

test('keeps the page while a page with its own policy does not load (OFF-02)', async ({
  page,
  context,
}) => {
  await context.setOffline(true)
  const link = page.getByRole('contentinfo').locator('a[href="/fuerzabahia"]')
  await link.scrollIntoViewIfNeeded()
  await link.click()
  await expect(notice(page)).toHaveText(texts.offline)
  await expectPageToStay(page)
  await context.setOffline(false)
  await expect(page).toHaveURL(/\/fuerzabahia$/)
})

test.describe('a browser without URL.canParse', () => {
  test('shows the page after it hydrates (ERR-01)', async ({ page, instance }) => {
    await page.addInitScript(() => {
      Object.defineProperty(URL, 'canParse', { value: undefined })
    })
    await visit(page, instance, '/about-us')
    await expect(page.locator('.page-opening')).toHaveCount(1)
    await expect(homeLink(page)).toBeVisible()
  })
})
