import type { Page } from 'playwright/test'
import { sosPaths } from '#config/offline-pages'
import { findViolations } from './testing/axe'
import { expect, test } from './testing/fixtures'
import { waitForFreshContent } from './testing/fresh-content'
import { openStudioSession, previewUrl } from './testing/preview-url'

test.use({ serviceWorkers: 'allow' })

const COPY = 'Sin conexión. Estás leyendo una copia guardada el'

const notice = (page: Page) => page.getByRole('status').filter({ hasText: COPY })

test.beforeEach(({ browserErrors }) => {
  // Offline, requests for unsaved resources fail, such as those for most pictures.
  browserErrors.allow('ERR_INTERNET_DISCONNECTED', 'ERR_FAILED', 'status of 503', 'status of 404')
})

test('visited and SOS pages are readable offline; others show the saved ones (OFF-01, OFF-02)', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/sin-conexion')
  const numbers = page.getByRole('main').locator('a[href^="tel:"]')
  await expect(numbers).toHaveText(['103 Defensa Civil', '100 Bomberos', '107 Ambulancia'])
  for (const number of await numbers.all()) await expect(number).toBeInViewport({ ratio: 1 })
  // No heading is over an empty list.
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(0)
  await page.setViewportSize({ width: 1280, height: 720 })

  await useSite(page)
  await page.getByRole('contentinfo').locator('a[href="/biblioteca"]').first().click()
  await expect(page).toHaveURL(/\/biblioteca$/)
  await expect.poll(() => savedPaths(page)).toContain('/biblioteca')
  await page.goto('/inversores')
  await expect.poll(() => savedPaths(page)).toContain('/inversores')
  await page.goto('/about-us')
  const picture = page.getByRole('main').locator('img').first()
  await expect(picture).toHaveJSProperty('complete', true)
  await expect.poll(() => savedPaths(page)).toContain('/about-us')
  await expect.poll(() => countSaved(page)).toHaveProperty('saved-pictures-1')
  await context.setOffline(true)

  await page.reload()
  await expect(notice(page)).toBeVisible()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .not.toBe(0)
  await page.goto('/biblioteca')
  await expect(notice(page)).toBeVisible()
  await page.goto('/inversores')
  await expect(page.locator('form, input, script')).toHaveCount(0)
  await expect(page.getByText('Este formulario necesita conexión.').last()).toBeVisible()
  for (const path of sosPaths) {
    const response = await page.goto(path)
    expect(response?.status(), path).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(notice(page)).toBeVisible()
    await expect(page.locator('.wrap').first()).not.toHaveCSS('padding-left', '0px')
  }
  expect(await findViolations(page)).toEqual([])

  await page.goto('/terms-conditions')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No hay conexión')
  await expect(page.getByRole('link', { name: /Bomberos/ })).toHaveAttribute('href', 'tel:100')
  const list = page.locator('[data-saved-pages]').getByRole('link')
  await expect(list).toHaveCount(sosPaths.length + 4)
  expect(await findViolations(page)).toEqual([])
  await list.and(page.locator('[href="/sosBahia/help"]')).click()
  await expect(notice(page)).toBeVisible()
  await context.setOffline(false)
  await page.goto('/terms-conditions')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('No hay conexión')
})

test('a link opens a saved page, one of few; online a change shows (OFF-01, OFF-02, CMS-05)', async ({
  page,
  context,
  dataset,
  instance,
}) => {
  await useSite(page, '/sosBahia')
  await context.setOffline(true)
  const links = page.getByRole('navigation', { name: 'Secciones de SOS Bahía' })
  await links.getByRole('link', { name: 'Cómo donar' }).click()
  await expect(page).toHaveURL(/\/sosBahia\/donate$/)
  await expect(notice(page)).toBeVisible()

  await context.setOffline(false)
  await page.goto('/sosBahia/help')
  const lead = 'Lo que se publica se ve enseguida'
  await expect(page.getByText(lead)).toHaveCount(0)
  await dataset.patch('sosHelpPage').set({ lead }).commit()
  await waitForFreshContent(instance)
  const response = await page.goto('/sosBahia/help')
  expect(response?.fromServiceWorker()).toBe(true)
  await expect(page.getByText(lead)).toBeVisible()
  await expect(notice(page)).toHaveCount(0)

  // The saved copy is updated after the response.
  const isSaved = () =>
    page.evaluate(async (text) => {
      const copy = await caches.match('/sosBahia/help')
      return (await copy?.text())?.includes(text)
    }, lead)
  await expect.poll(isSaved).toBe(true)
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText(lead)).toBeVisible()
  await context.setOffline(false)

  // The worker saves few pages, and removes missing ones.
  await page.evaluate(async () => {
    const pages = await caches.open('saved-pages-1')
    for (let at = 0; at < 12; at++) await pages.put(`/vieja-${at}`, new Response('<title>'))
    const pictures = await caches.open('saved-pictures-1')
    const large = { headers: { 'X-Saved-Bytes': '5000000' } }
    await pictures.put('/lake/images/a/b/grande.webp', new Response('', large))
  })
  await page.goto('/about-us')
  await expect.poll(() => savedPaths(page)).toContain('/about-us')
  const paths = await savedPaths(page)
  expect(paths.filter((path) => path.startsWith('/vieja-'))).toHaveLength(9)
  expect(paths).not.toContain('/vieja-2')
  expect(paths).toContain('/vieja-3')
  expect(paths).toEqual(expect.arrayContaining([...sosPaths]))
  const hasLarge = () =>
    page.evaluate(async () => (await caches.match('/lake/images/a/b/grande.webp')) !== undefined)
  await expect.poll(hasLarge).toBe(false)

  expect((await page.goto('/vieja-11'))?.status()).toBe(404)
  await expect.poll(() => savedPaths(page)).not.toContain('/vieja-11')
  await context.setOffline(true)
  await page.goto('/vieja-11')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No hay conexión')
})

test('a preview registers no worker (OFF-01, CMS-06)', async ({ page, instance }) => {
  await openStudioSession(page.request, instance)
  await page.goto(await previewUrl(instance, '/about-us'))
  await page.waitForFunction(() => window.earlyVisit?.isOver)
  expect(await countWorkers(page)).toBe(0)
})

test('a switch removes the worker with its pages; new texts install it again (OFF-01)', async ({
  page,
  context,
  dataset,
  instance,
}) => {
  await useSite(page)
  await dataset.patch('siteSettings').set({ savesPages: false }).commit()
  await waitForFreshContent(instance)
  // The browser looks for a new worker after a navigation; a look may have begun before the change.
  await expect(async () => {
    await page.goto('/about-us')
    await expect.poll(() => countWorkers(page), { timeout: 10_000 }).toBe(0)
  }).toPass()
  await expect.poll(() => countSaved(page)).toEqual({})
  await page.goto('/about-us')
  await page.waitForFunction(() => window.earlyVisit?.isOver)
  expect(await countWorkers(page)).toBe(0)

  await dataset.patch('siteSettings').set({ savesPages: true }).commit()
  await waitForFreshContent(instance)
  await useSite(page)
  const text = 'Guardada {date}, antes de cortarse'
  await dataset.patch('errorPages').set({ 'offline.copyText': text }).commit()
  await waitForFreshContent(instance)
  const updated = page.evaluate(
    () =>
      new Promise((resolve) => {
        navigator.serviceWorker.addEventListener('controllerchange', resolve)
      }),
  )
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
  await updated
  await context.setOffline(true)
  await page.goto('/sosBahia')
  await expect(page.getByRole('status').filter({ hasText: 'antes de cortarse' })).toBeVisible()
})

test.describe('idle pages', () => {
  test.use({ movesPointer: false })

  test('a worker comes with the first use, and saves only visits with data saver (OFF-01, FAST-02)', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
    })
    await page.clock.install()
    const counted = page.waitForRequest('**/visits')
    await page.goto('/biblioteca')
    await counted
    await page.clock.runFor(30_000)
    expect(await countWorkers(page)).toBe(0)
    await page.clock.resume()
    await page.mouse.move(9, 9)
    await page.mouse.move(19, 19)
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await page.goto('/about-us')
    await expect.poll(() => savedPaths(page)).toEqual(['/about-us'])
  })
})

/** The last page that the worker saves for everybody. */
const LAST = '/fuerzabahia'

/** The paths of the saved pages, the oldest first. */
function savedPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const keys = await (await caches.open('saved-pages-1')).keys()
    return keys.map(({ url }) => new URL(url).pathname)
  })
}

/** How many entries each cache of the worker has. */
function countSaved(page: Page): Promise<Record<string, number>> {
  return page.evaluate(async () => {
    const names = await caches.keys()
    const counts = names.map(async (name) => [
      name,
      (await (await caches.open(name)).keys()).length,
    ])
    return Object.fromEntries(await Promise.all(counts)) as Record<string, number>
  })
}

/** How many service workers the site has registered. */
function countWorkers(page: Page): Promise<number> {
  return page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
}

/** Opens and uses a page; waits until its worker handles requests and has saved the SOS pages. */
async function useSite(page: Page, path = '/'): Promise<void> {
  await page.goto(path)
  await expect.poll(() => savedPaths(page)).toContain(LAST)
  const isControlled = () => page.evaluate(() => navigator.serviceWorker.controller !== null)
  // A worker cannot claim a page that was still loading.
  if (!(await isControlled())) await page.reload()
  await expect.poll(isControlled).toBe(true)
}
