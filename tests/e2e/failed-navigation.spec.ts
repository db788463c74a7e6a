import type { Page, Route } from 'playwright/test'
import { encode } from 'turbo-stream'
import { findViolations } from './testing/axe'
import { expect, test } from './testing/fixtures'
import { measureOverflow, visit } from './testing/site-pages'

/** Texts of the seed. */
const texts = {
  offline:
    'No hay conexión. Seguís en esta página; la que elegiste se abre sola cuando la conexión vuelva.',
  retryLabel: 'Probar de nuevo',
  advice: 'Algo se rompió de nuestro lado. Probá de nuevo en un ratito',
}

/** Data of the page behind the menu's link. */
const DATA = /\/sosBahia\.data/

const notice = (page: Page) => page.getByRole('alert')
const retry = (page: Page) => page.getByRole('link', { name: texts.retryLabel })
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

test.beforeEach(async ({ page, browserErrors }) => {
  await visit(page, '/about-us')
  await markDocument(page)
  browserErrors.allow('Failed to load resource')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 } })

  test('a link without a connection keeps the page; the latest opens once online (OFF-02)', async ({
    page,
    context,
  }) => {
    await context.setOffline(true)
    await followMenuLink(page)
    await expect(notice(page)).toHaveText(texts.offline)
    await expectPageToStay(page)
    expect(await measureOverflow(page)).toBe(0)
    expect(await findViolations(page, '.offline-notice')).toEqual([])
    await expect(retry(page)).toHaveAttribute('href', '/sosBahia')
    await homeLink(page).click()
    await expect(retry(page)).toHaveAttribute('href', '/')
    await context.setOffline(false)
    await expect(page).toHaveURL(/\/$/)
    await expect(notice(page)).toHaveCount(0)
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
  'the page of a network that asks for a sign-in': (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: html }),
  'an answer cut in the middle': cutInHalf,
  'a closed connection': (route) => route.abort('connectionreset'),
}

test('a failed answer shows the error page, and a retry opens the new page (ERR-01, OFF-02)', async ({
  page,
  browserErrors,
}) => {
  // Remix logs answers that it cannot decode.
  browserErrors.allow('SyntaxError', 'Unable to decode', 'Failed to fetch')
  for (const [failure, fail] of Object.entries(failures)) {
    await test.step(failure, async () => {
      await page.route(DATA, fail)
      await followMenuLink(page)
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(
        'Unexpected Application Error!',
      )
      await expect(main).toContainText(texts.advice)
      await expect(homeLink(page)).toBeVisible()
      await page.unroute(DATA)
      await retry(page).click()
      await expectPageToOpen(page)
      await visit(page, '/about-us')
    })
  }
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
  await expect(page).toHaveURL(/\/about-us$/)
})

test('a missing script loads the page again; old browsers show it, too (OFF-02, ERR-01)', async ({
  page,
  browserErrors,
}) => {
  browserErrors.allow('Error loading route module', 'Failed to fetch dynamically imported module')
  const scripts = '**/assets/route-*.js'
  await page.route(scripts, (route) => route.fulfill({ status: 404, contentType: 'text/html' }))
  await followMenuLink(page)
  await expect(page.locator('body[data-same-document]')).toHaveCount(0)
  await page.unroute(scripts)
  await expect(page.locator('.page-opening')).toHaveCount(1)
  await followMenuLink(page)
  await expectPageToOpen(page)

  // A browser without URL.canParse shows the page after it hydrates, too.
  await page.addInitScript(() => Object.defineProperty(URL, 'canParse', { value: undefined }))
  await visit(page, '/about-us')
  await expect(page.locator('.page-opening')).toHaveCount(1)
  await expect(homeLink(page)).toBeVisible()
})

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
