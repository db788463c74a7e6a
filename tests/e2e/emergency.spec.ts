import type { Page } from 'playwright/test'
import { publicPages } from '#config/site-pages'
import { test } from './testing/analytics-host'
import {
  BLOCKED,
  moveCampaigns,
  publishPosts,
  fakeCampaigns,
  fakeNetworks,
} from './testing/embedded-sites'
import { expect } from './testing/fixtures'
import { waitForScripts } from './testing/site-pages'
import { StudioPage } from './testing/studio-page'
import type { TestInstance } from './testing/test-instance'

const text = 'Alerta por inundación en Bahía Blanca: si hay peligro llamá al 103.'
/** Pages with motion, analytics or embedded sites, and an error page. */
const paths = ['/', '/inversores', '/fuerzabahia', '/todos-por-bahia-blanca', '/no-existe']
/** What the server writes into a page in emergency mode. */
const marks = [
  '<html lang="es-AR" data-emergency',
  'class="emergency-banner"',
  'data-hydration="input"',
]

const banner = (page: Page) => page.locator('.emergency-banner')
const firstMenuLink = (page: Page) => page.locator('.site-nav').getByRole('link').first()

test('one switch, pressed on a phone, turns emergency mode on and off (EMER-01)', async ({
  page,
  browser,
  instance,
  dataset,
  analytics,
  browserErrors,
}) => {
  await publishPosts(dataset, instance)
  await moveCampaigns(dataset, instance)
  const requestedUrls = [await fakeNetworks(page), await fakeCampaigns(page)]
  browserErrors.allow(BLOCKED, 'status of 404')
  await visit(page, '/')
  await expect(banner(page)).toHaveCount(0)
  expect(await countAnimations(page)).toBeGreaterThan(0)
  await analytics.waitForEvent('App Loaded')
  await page.goto('about:blank')

  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
  const studio = new StudioPage(await browser.newPage(phone), instance)
  await studio.signIn()
  await studio.open('Ajustes', 'Ajustes generales')
  const pressSwitch = () => studio.page.getByText('Modo emergencia', { exact: true }).click()
  await pressSwitch()
  await studio.publish()
  analytics.fake.received.length = 0
  for (const { path } of publicPages) await expectMarks(instance, path, marks)

  for (const path of paths) {
    await visit(page, path)
    await expect(banner(page)).toContainText(text)
    if (path !== '/inversores') {
      await expect(firstMenuLink(page)).toHaveAttribute('href', '/sosBahia')
    }
    expect(await countAnimations(page), path).toBe(0)
    await expect(page.locator('html')).not.toHaveClass(/lenis/)
    // Pages use their layouts for reduced motion.
    if (path === '/') await expect(page.locator('.image-carousel-item:visible')).toHaveCount(14)
    if (path === '/inversores') {
      await expect(page.locator('.roll-window')).toHaveCSS('position', 'static')
    }
  }
  expect(requestedUrls.flat()).toEqual([])
  expect(analytics.fake.received).toEqual([])
  await visit(page, '/todos-por-bahia-blanca')
  await page
    .getByRole('button', { name: /^Mostrar la campaña acá/ })
    .first()
    .click()
  await expect(page.frameLocator('iframe').getByText('Una campaña')).toBeVisible()

  await pressSwitch()
  await studio.publish()
  for (const { path } of publicPages) await expectMarks(instance, path, [])
  await visit(page, '/')
  await expect(firstMenuLink(page)).not.toHaveAttribute('href', '/sosBahia')
  expect(await countAnimations(page)).toBeGreaterThan(0)
})

/** Opens a page, waits until its scripts run and scrolls to its end. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitForScripts(page)
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight }))
  await page.waitForLoadState('networkidle')
}

function countAnimations(page: Page): Promise<number> {
  return page.evaluate(() => document.getAnimations().length)
}

/** Polls a page until it has these of all marks, because the site receives changes with a delay. */
async function expectMarks({ origin }: TestInstance, path: string, expected: readonly string[]) {
  const read = async () => {
    const html = await (await fetch(`${origin}${path}`)).text()
    return marks.filter((mark) => html.includes(mark))
  }
  await expect.poll(read, { message: path, intervals: [20, 50, 100] }).toEqual(expected)
}
