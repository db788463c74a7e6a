import type { BrowserContext, Page } from 'playwright/test'
import { expect, test } from './testing/fixtures'
import { findCoveredControls } from './testing/keyboard'
import { readLayoutShift, recordLayoutShifts } from './testing/layout-shift'

const sidebar = (page: Page) => page.locator('.sos-sidebar')
const sections = (page: Page) => page.getByRole('navigation', { name: 'Secciones de SOS Bahía' })

const icons = ['Campañas', 'Cómo donar', 'Ayuda', 'Pedir ayuda', 'Agrandar el menú', /^Volver/]

async function measureWidth(page: Page): Promise<number | undefined> {
  return (await sidebar(page).boundingBox())?.width
}

/** Stores what the fold button stores. */
function foldSidebar(context: BrowserContext, site = '') {
  return context.addCookies([{ name: 'sos_menu', value: 'chico', url: `${site}/sosBahia` }])
}

test('the sidebar folds from 240 to 70 px on all pages, and names its icons (SOS-01)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/sosBahia')
  expect(await measureWidth(page)).toBe(240)
  await page.getByRole('button', { name: 'Achicar el menú' }).click()
  await expect.poll(() => measureWidth(page)).toBe(70)

  // The folded sidebar shows only the emoji, but keeps the accessible name.
  await sections(page).getByRole('link', { name: 'Cómo donar' }).click()
  await expect(page).toHaveURL(/\/sosBahia\/donate$/)
  expect(await measureWidth(page)).toBe(70)

  await recordLayoutShifts(page, '.sos-sidebar, .sos-opening')
  const response = await page.goto('/sosBahia/help')
  expect(await response?.text(), 'the server knows it').toContain('class="sos sos-collapsed"')
  expect(response?.headers()['cache-control']).toContain('private')
  await page.waitForLoadState('networkidle')
  expect(await measureWidth(page)).toBe(70)
  expect(await readLayoutShift(page)).toBeLessThan(0.01)

  for (const name of icons) {
    const label = page.locator('.sos-link-label').getByText(name, { exact: true })
    await expect(label).toHaveCSS('opacity', '0')
    await sidebar(page).locator('a, button').filter({ has: label }).hover()
    await expect(label).toHaveCSS('opacity', '1')
  }

  await page.getByRole('button', { name: 'Agrandar el menú' }).click()
  await expect.poll(() => measureWidth(page)).toBe(240)
})

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true, isMobile: true })

  test('the folded sidebar names each icon below it (SOS-01)', async ({ page, baseURL }) => {
    await foldSidebar(page.context(), baseURL)
    await page.goto('/sosBahia')
    expect(await measureWidth(page)).toBe(70)
    for (const name of icons) {
      const label = sidebar(page).getByText(name, { exact: true })
      await expect(label).toHaveCSS('opacity', '1')
      const { x = 0, width = 0 } = (await label.boundingBox()) ?? {}
      expect(x + width).toBeLessThanOrEqual(70)
    }
  })
})

test('below 768 px the menu has a toggle and labels, with and without scripts (SOS-01)', async ({
  browser,
  baseURL,
}) => {
  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({
      javaScriptEnabled,
      viewport: { width: 767, height: 700 },
    })
    await foldSidebar(context, baseURL)
    const page = await context.newPage()
    await page.goto('/sosBahia')
    await expect(sections(page)).toBeHidden()
    await page.locator('.sos-menu-toggle').click()
    await expect(sections(page)).toBeVisible()
    const label = sections(page).getByText('Redes sociales')
    await expect(label).toBeVisible()
    expect((await label.boundingBox())?.width).toBeGreaterThan(80)
    await label.click()
    await expect(page).toHaveURL(/socialNetworks$/)
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect(sections(page)).toBeVisible()
    // Without scripts no button offers to fold or unfold the sidebar.
    const fold = page.getByRole('button', { name: /^(Achicar|Agrandar) el menú$/ })
    await expect(fold).toHaveCount(javaScriptEnabled ? 1 : 0)
  }
})

test('the help link never covers the focused element (SOS-01)', async ({ page }) => {
  // During a smooth scroll the focused element passes below the bar.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/sosBahia')
  const targets = page.locator('.sos-page, .site-footer').locator('a:visible, button:visible')
  for (const [width, height] of [
    [360, 640],
    [768, 1024],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    const count = await targets.count()
    expect(count).toBeGreaterThan(10)
    await targets.first().focus()
    // Backwards, too: the browser then scrolls a target to the other edge of the window.
    for (const key of ['Tab', 'Shift+Tab']) {
      const presses = { key, presses: count, partly: true }
      expect(await findCoveredControls(page, '.sos-help', presses)).toEqual([])
    }
  }
})
