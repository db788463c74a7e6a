import type { Locator, Page } from 'playwright/test'
import { deviceNames, tabNames } from '../../config/browser-data'
import { cookieNames } from '../../config/cookie-names'
import { consentNotice, setConsentMode, signals } from './testing/consent'
import { findViolations } from './testing/axe'
import { expect, test } from './testing/fixtures'
import { readLayoutShift, recordLayoutShifts } from './testing/layout-shift'
import { markAllTexts, removeMarks } from './testing/marked-texts'
import { measureOverflow, visit } from './testing/site-pages'

/** Opens a page and waits for its notice. */
async function visitWithNotice(page: Page, path = '/') {
  await page.goto(path)
  const notice = consentNotice(page)
  await expect(notice.root).toBeVisible()
  return notice
}

test('a site without a notice has no button for it (ANA-05)', async ({ page, instance }) => {
  await visit(page, instance, '/')
  const notice = consentNotice(page)
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(notice.root).toHaveCount(0)
  await expect(notice.reopen).toHaveCount(0)
})

test('pages store only what the privacy policy lists, and request no other host (ANA-05)', async ({
  page,
  instance,
  context,
}) => {
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).origin))
  await setConsentMode(instance, 'ask')
  const notice = await visitWithNotice(page, '/?internalTest=true')
  await notice.reject.click()
  await visit(page, instance, '/inversores')
  await page.goto('/sosBahia')
  await page.locator('button[name=menu]').click()
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

test('an informative notice stays closed, and the footer’s button allows a rejection (ANA-05)', async ({
  page,
  instance,
}) => {
  await setConsentMode(instance, 'notice')
  const notice = await visitWithNotice(page)
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
})

test('an answer survives reloads and reaches other tabs (ANA-05)', async ({
  page,
  context,
  instance,
}) => {
  await setConsentMode(instance, 'ask')
  const notice = await visitWithNotice(page)
  const other = await context.newPage()
  const otherNotice = await visitWithNotice(other, '/about-us')
  await notice.accept.click()
  await expect(notice.root).toHaveCount(0)
  await expect(otherNotice.root).toHaveCount(0)
  await other.close()

  await page.reload()
  await notice.reopen.click()
  await expect(notice.isUsed).toBeVisible()
})

test('with Do-Not-Track no question shows, and the footer’s button says why (ANA-05)', async ({
  page,
  instance,
}) => {
  await setConsentMode(instance, 'ask')
  await page.addInitScript(signals['Do-Not-Track'])
  await visit(page, instance, '/')
  const notice = consentNotice(page)
  await notice.reopen.click()
  await expect(notice.isSignalled).toBeVisible()
  await expect(notice.accept).toHaveCount(0)
  await notice.dismiss.click()
  await expect(notice.root).toHaveCount(0)
  await page.reload()
  await expect(notice.reopen).toBeVisible()
  await expect(notice.root).toHaveCount(0)
})

test('the notice is first in tab order; reopened, it takes and returns the focus (ANA-05)', async ({
  page,
  instance,
}) => {
  await setConsentMode(instance, 'ask')
  const notice = await visitWithNotice(page)
  const policy = notice.root.getByRole('link', { name: 'política de privacidad' })
  for (const next of [policy, notice.reject, notice.accept]) {
    await page.keyboard.press('Tab')
    await expect(next).toBeFocused()
  }
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Ir al contenido' })).toBeFocused()

  await notice.reject.press('Enter')
  await expect(notice.root).toHaveCount(0)
  await notice.reopen.press('Enter')
  await expect(notice.root).toBeFocused()
  await notice.accept.press('Enter')
  await expect(notice.reopen).toBeFocused()
})

test('in each layout the notice passes axe and never covers the focus (ANA-05)', async ({
  page,
  instance,
}) => {
  await setConsentMode(instance, 'ask')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { root, reopen } = consentNotice(page)
  for (const path of ['/', '/inversores', '/sosBahia']) {
    await page.setViewportSize({ width: 360, height: 640 })
    await visit(page, instance, path)
    await expect(root).toBeVisible()
    expect(await findCoveredControls(page)).toEqual([])
    // Leaving the last control has moved the focus to the browser.
    await page.setViewportSize({ width: 1280, height: 720 })
    expect(await findCoveredControls(page)).toEqual([])
    // The live region makes screen readers announce the notice.
    await expect(page.locator('body > [aria-live="polite"]').filter({ has: root })).toHaveCount(1)
    await reopen.click()
    await expect(root).toBeFocused()
    expect(await findViolations(page, '.consent', '.consent-reopen')).toEqual([])
  }
})

test('the notice neither covers the help link nor shifts the page (ANA-05)', async ({
  page,
  instance,
}) => {
  await setConsentMode(instance, 'ask')
  await recordLayoutShifts(page, '.consent, .sos-help, .sos-sidebar, .site-header, .sos-page')
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 720 })
    const { root } = await visitWithNotice(page, '/sosBahia')
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
})

test('at 320 px the notice fits, and its buttons look equally important (ANA-05)', async ({
  page,
  instance,
}) => {
  await setConsentMode(instance, 'ask')
  await page.setViewportSize({ width: 320, height: 568 })
  for (const path of ['/', '/inversores', '/sosBahia']) {
    const { root, accept, reject } = await visitWithNotice(page, path)
    expect(await measureOverflow(page)).toBe(0)
    const box = await root.boundingBox()
    expect(box?.height).toBeLessThan(568 / 2)
    const [yes, no] = await Promise.all([accept, reject].map(readStyle))
    expect(yes).toEqual(no)
    expect(yes?.height).toBeGreaterThanOrEqual(44)
    expect(yes?.color).not.toBe(yes?.backgroundColor)
    for (const button of [accept, reject]) await expect(button).toBeInViewport({ ratio: 1 })
  }
  // Equals a zoom of 400 %.
  await page.setViewportSize({ width: 320, height: 256 })
  const { accept } = consentNotice(page)
  await accept.focus()
  await expect(accept).toBeInViewport({ ratio: 1 })
})

test('all texts of the notice come from the dataset (ANA-05, CMS-01)', async ({
  page,
  instance,
  dataset,
}) => {
  await markAllTexts(dataset)
  await setConsentMode(instance, 'ask')
  await page.goto('/')
  const notice = page.locator('.consent')
  await expect(notice).toBeVisible()
  await page.locator('.consent-reopen').click()
  await expect(notice.locator('.consent-state')).toBeVisible()
  expect(removeMarks(await notice.innerText())).not.toMatch(/\p{L}/u)
  expect(await notice.getAttribute('aria-label')).toMatch(/^Marca\d+$/)
})

test('without scripts no notice shows, because nothing loads (ANA-05)', async ({
  scriptlessPage,
  instance,
}) => {
  await setConsentMode(instance, 'ask')
  await scriptlessPage.goto('/todos-por-bahia-blanca')
  await expect(scriptlessPage.locator('.consent')).toHaveCount(0)
  await expect(scriptlessPage.locator('iframe')).toHaveCount(0)
  await expect(scriptlessPage.locator('.consent-reopen')).toBeHidden()
  await expect(scriptlessPage.locator('.campaign-frame-picture').first()).toBeVisible()
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

/** Presses Tab through the page; returns focused controls that the notice covers. */
async function findCoveredControls(page: Page): Promise<string[]> {
  const covered: string[] = []
  for (let press = 0; press < 120; press += 1) {
    await page.keyboard.press('Tab')
    const step = await page.evaluate(() => {
      const control = document.activeElement
      const notice = document.querySelector('.consent')
      if (control === null || control === document.body || notice === null) return 'end'
      if (notice.contains(control)) return ''
      const [box, sheet] = [control.getBoundingClientRect(), notice.getBoundingClientRect()]
      const isUnder = box.top >= sheet.top && box.left >= sheet.left && box.right <= sheet.right
      return isUnder ? control.outerHTML.slice(0, 160) : ''
    })
    if (step === 'end') return covered
    if (step !== '') covered.push(step)
  }
  return covered
}
