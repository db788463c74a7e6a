import type { Locator, Page } from 'playwright/test'
import { deviceNames, tabNames } from '#config/browser-data'
import { cookieNames } from '#config/cookie-names'
import { consentNotice, setConsentMode } from './testing/consent'
import { findViolations } from './testing/axe'
import { expect, test } from './testing/fixtures'
import { findCoveredControls } from './testing/keyboard'
import { readLayoutShift, recordLayoutShifts } from './testing/layout-shift'
import { measureOverflow, visit } from './testing/site-pages'

/** Opens a page and waits for its notice. */
async function visitWithNotice(page: Page, path = '/') {
  await page.goto(path)
  const notice = consentNotice(page)
  await expect(notice.root).toBeVisible()
  return notice
}

test('each mode shows its notice, and a signal of the browser stops the question (ANA-05)', async ({
  page,
  instance,
}) => {
  const notice = consentNotice(page)
  await visit(page, '/')
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(notice.root).toHaveCount(0)
  await expect(notice.reopen).toHaveCount(0)
  await setConsentMode(instance, 'notice')
  await visitWithNotice(page)
  await expect(notice.root.getByRole('button')).toHaveCount(1)
  await notice.dismiss.click()
  await expect(notice.root).toHaveCount(0)
  await page.reload()
  await notice.reopen.click()
  await expect(notice.isUsed).toBeVisible()
  await notice.reject.click()
  await expect(notice.root).toHaveCount(0)
  await notice.reopen.click()
  await expect(notice.isNotUsed).toBeVisible()

  // With Do-Not-Track the footer's button says why there is no question.
  await page.addInitScript(() => Object.defineProperty(navigator, 'doNotTrack', { value: '1' }))
  await setConsentMode(instance, 'ask')
  await page.evaluate(() => localStorage.clear())
  await visit(page, '/')
  await notice.reopen.click()
  await expect(notice.isSignalled).toBeVisible()
  await expect(notice.accept).toHaveCount(0)
  await notice.dismiss.click()
  await expect(notice.root).toHaveCount(0)
  await page.reload()
  await expect(notice.reopen).toBeVisible()
  await expect(notice.root).toHaveCount(0)
})

test('an answer by keyboard reaches all tabs and survives; little else is stored (ANA-05)', async ({
  page,
  context,
  instance,
}) => {
  const hosts = new Set<string>()
  context.on('request', (request) => hosts.add(new URL(request.url()).origin))
  await setConsentMode(instance, 'ask')
  const notice = await visitWithNotice(page, '/?internalTest=true')
  const other = await context.newPage()
  const otherNotice = await visitWithNotice(other, '/about-us')
  await page.bringToFront()
  const policy = notice.root.getByRole('link', { name: 'política de privacidad' })
  for (const next of [policy, notice.reject, notice.accept]) {
    await page.keyboard.press('Tab')
    await expect(next).toBeFocused()
  }
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Ir al contenido' })).toBeFocused()

  await notice.reject.press('Enter')
  await expect(notice.root).toHaveCount(0)
  await expect(otherNotice.root).toHaveCount(0)
  await notice.reopen.press('Enter')
  await expect(notice.root).toBeFocused()
  await notice.accept.press('Enter')
  await expect(notice.reopen).toBeFocused()
  await page.reload()
  await notice.reopen.click()
  await expect(notice.isUsed).toBeVisible()

  // Only what the privacy policy lists is stored, and no other host is requested.
  await notice.reject.click()
  await visit(page, '/inversores')
  await page.goto('/sosBahia')
  await page.getByRole('button', { name: 'Achicar el menú' }).click()
  const known: string[] = [cookieNames, deviceNames, tabNames].flatMap((names) =>
    Object.values(names),
  )
  const stored = await page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ])
  const cookies = (await context.cookies()).map(({ name }) => name)
  expect(stored).toContain('consent')
  expect([...stored, ...cookies].filter((name) => !known.includes(name))).toEqual([])
  expect([...hosts]).toEqual([instance.origin])
})

test('the notice fits every layout, passes axe, covers and shifts nothing (ANA-05)', async ({
  page,
  instance,
}) => {
  await setConsentMode(instance, 'ask')
  await recordLayoutShifts(page, '.consent, .sos-help, .sos-sidebar, .site-header, .sos-page')
  const { root, reopen, accept, reject } = consentNotice(page)
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 720 })
    await visitWithNotice(page, '/sosBahia')
    const help = page.getByRole('link', { name: 'Pedir ayuda por WhatsApp' })
    await expect
      .poll(async () => {
        const [above, below] = [await help.boundingBox(), await root.boundingBox()]
        return above !== null && below !== null && above.y + above.height <= below.y
      })
      .toBe(true)
    await expect(help).toBeInViewport({ ratio: 1 })
    await page.waitForLoadState('networkidle')
    expect(await readLayoutShift(page)).toBeLessThan(0.01)
  }

  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of ['/', '/inversores', '/sosBahia']) {
    await page.setViewportSize({ width: 320, height: 568 })
    await visit(page, path)
    await expect(root).toBeVisible()
    expect(await measureOverflow(page)).toBe(0)
    expect((await root.boundingBox())?.height).toBeLessThan(568 / 2)
    const [yes, no] = await Promise.all([accept, reject].map(readStyle))
    expect(yes).toEqual(no)
    expect(yes?.height).toBeGreaterThanOrEqual(44)
    expect(yes?.color).not.toBe(yes?.backgroundColor)
    for (const button of [accept, reject]) await expect(button).toBeInViewport({ ratio: 1 })

    await page.setViewportSize({ width: 360, height: 640 })
    expect(await findCoveredControls(page, '.consent')).toEqual([])
    // Leaving the last control has moved the focus to the browser.
    await page.setViewportSize({ width: 1280, height: 720 })
    expect(await findCoveredControls(page, '.consent')).toEqual([])
    // The live region makes screen readers announce the notice.
    await expect(page.locator('body > [aria-live="polite"]').filter({ has: root })).toHaveCount(1)
    await reopen.click()
    await expect(root).toBeFocused()
    expect(await findViolations(page, '.consent', '.consent-reopen')).toEqual([])
  }
  // Equals a zoom of 400 %.
  await page.setViewportSize({ width: 320, height: 256 })
  await accept.focus()
  await expect(accept).toBeInViewport({ ratio: 1 })
})

/** What makes one button more conspicuous than another. */
function readStyle(button: Locator) {
  return button.evaluate((element: HTMLElement) => {
    // Integer sizes: the position of the notice can be fractional.
    const { offsetWidth: width, offsetHeight: height } = element
    const { color, fontSize, fontWeight } = getComputedStyle(element)
    const { backgroundColor } = getComputedStyle(element, '::before')
    return { width, height, color, fontSize, fontWeight, backgroundColor }
  })
}
