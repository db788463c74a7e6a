import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright/test'
import { noticeOf, setConsentMode, signals } from './consent'
import { expect, test } from './fixtures'
import { layoutShift, recordLayoutShifts } from './layout-shift'
import { markAllWords, withoutMarks } from './marked-words'
import { overflow, visit } from './whole-site'

const DAY_MS = 24 * 60 * 60 * 1_000

/** Opens a page and waits for its notice. */
async function visitWithNotice(page: Page, path = '/') {
  await page.goto(path)
  const notice = noticeOf(page)
  await expect(notice.whole).toBeVisible()
  return notice
}

test('ANA-05 a site that shows no notice has no button for it either', async ({ page, house }) => {
  await visit(page, house, '/')
  const notice = noticeOf(page)
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(notice.whole).toHaveCount(0)
  await expect(notice.reopen).toHaveCount(0)
})

test('ANA-05 a notice that asks nothing is closed for good, and a no is said from the footer', async ({
  page,
  house,
}) => {
  await setConsentMode(house, 'notice')
  const notice = await visitWithNotice(page)
  await expect(notice.whole.getByRole('button')).toHaveCount(1)
  await notice.dismiss.click()
  await expect(notice.whole).toHaveCount(0)
  await page.reload()
  await notice.reopen.click()
  await expect(notice.isUsed).toBeVisible()
  await notice.reject.click()
  await expect(notice.whole).toHaveCount(0)
  await notice.reopen.click()
  await expect(notice.isNotUsed).toBeVisible()
})

test('ANA-05 a yes and a no weigh the same, on paper and on ink', async ({ page, house }) => {
  await setConsentMode(house, 'ask')
  for (const path of ['/', '/inversores']) {
    const { accept, reject } = await visitWithNotice(page, path)
    const [yes, no] = await Promise.all(
      [accept, reject].map((button) =>
        button.evaluate((element: HTMLElement) => {
          // In whole pixels: where a notice stands is none.
          const { offsetWidth: width, offsetHeight: height } = element
          const { color, fontSize, fontWeight } = getComputedStyle(element)
          const { backgroundColor } = getComputedStyle(element, '::before')
          return { width, height, color, fontSize, fontWeight, backgroundColor }
        }),
      ),
    )
    expect(yes).toEqual(no)
    expect(yes?.height).toBeGreaterThanOrEqual(44)
    expect(yes?.color).not.toBe(yes?.backgroundColor)
  }
})

test('ANA-05 an answer holds over reloads and reaches the other tabs at once; after a year it is over', async ({
  page,
  context,
  house,
}) => {
  await setConsentMode(house, 'ask')
  const notice = await visitWithNotice(page)
  const other = await context.newPage()
  const otherNotice = await visitWithNotice(other, '/about-us')
  await notice.accept.click()
  await expect(notice.whole).toHaveCount(0)
  await expect(otherNotice.whole).toHaveCount(0)
  await other.close()

  await page.reload()
  await notice.reopen.click()
  await expect(notice.isUsed).toBeVisible()
  await page.evaluate(
    (at) => localStorage.setItem('consent', `accepted ${at}`),
    Date.now() - 366 * DAY_MS,
  )
  await page.reload()
  await expect(notice.whole).toBeVisible()
})

for (const [signal, set] of signals) {
  test(`ANA-05 with ${signal} nobody is asked; the footer’s button says why`, async ({
    page,
    house,
  }) => {
    await setConsentMode(house, 'ask')
    await page.addInitScript(set)
    await visit(page, house, '/')
    const notice = noticeOf(page)
    await notice.reopen.click()
    await expect(notice.isSignalled).toBeVisible()
    await expect(notice.accept).toHaveCount(0)
    await notice.dismiss.click()
    await expect(notice.whole).toHaveCount(0)
    await page.reload()
    await expect(notice.reopen).toBeVisible()
    await expect(notice.whole).toHaveCount(0)
  })
}

test('ANA-05 by keyboard the notice comes first and lets go; reopened it takes the focus and gives it back', async ({
  page,
  house,
}) => {
  await setConsentMode(house, 'ask')
  const notice = await visitWithNotice(page)
  const policy = notice.whole.getByRole('link', { name: 'política de privacidad' })
  for (const next of [policy, notice.reject, notice.accept]) {
    await page.keyboard.press('Tab')
    await expect(next).toBeFocused()
  }
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Ir al contenido' })).toBeFocused()

  await notice.reject.press('Enter')
  await expect(notice.whole).toHaveCount(0)
  await notice.reopen.press('Enter')
  await expect(notice.whole).toBeFocused()
  await notice.accept.press('Enter')
  await expect(notice.reopen).toBeFocused()
})

for (const path of ['/', '/inversores', '/sosBahia', '/todos-por-bahia-blanca']) {
  test(`ANA-05 on ${path} axe finds nothing in the notice, and the focus is never under it`, async ({
    page,
    house,
  }) => {
    await setConsentMode(house, 'ask')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const { whole, reopen } = noticeOf(page)
    for (const size of [
      { width: 360, height: 640 },
      { width: 1280, height: 720 },
    ]) {
      await page.setViewportSize(size)
      await visit(page, house, path)
      await expect(whole).toBeVisible()
      expect(await coveredControls(page)).toEqual([])
    }
    expect(await violations(page)).toEqual([])
    // Screen readers have a place where the notice will be said.
    await expect(page.locator('body > [aria-live="polite"]').filter({ has: whole })).toHaveCount(1)

    await reopen.click()
    await expect(whole).toBeFocused()
    expect(await violations(page)).toEqual([])
  })
}

test('ANA-05 the notice leaves the way to help free, and nothing moves when it comes', async ({
  page,
  house,
}) => {
  await setConsentMode(house, 'ask')
  await recordLayoutShifts(page, '.consent, .sos-help, .sos-sidebar, .site-header, .sos-page')
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 720 })
    const { whole } = await visitWithNotice(page, '/sosBahia')
    const help = page.getByRole('link', { name: 'Pedir ayuda por WhatsApp' })
    await expect
      .poll(async () => {
        const [above, below] = [await help.boundingBox(), await whole.boundingBox()]
        return above !== null && below !== null && above.y + above.height <= below.y
      })
      .toBe(true)
    await expect(help).toBeInViewport({ ratio: 1 })
    await page.waitForLoadState('networkidle')
    expect(await layoutShift(page)).toBeLessThan(0.01)
  }
})

test('ANA-05 at 320 px the notice fits and leaves more than half of the window', async ({
  page,
  house,
}) => {
  await setConsentMode(house, 'ask')
  await page.setViewportSize({ width: 320, height: 568 })
  for (const path of ['/', '/inversores', '/sosBahia']) {
    const { whole, accept, reject } = await visitWithNotice(page, path)
    expect(await overflow(page)).toBe(0)
    const box = await whole.boundingBox()
    expect(box?.height).toBeLessThan(568 / 2)
    for (const button of [accept, reject]) {
      await expect(button).toBeInViewport({ ratio: 1 })
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    }
  }
  // Letters four times as large.
  await page.setViewportSize({ width: 320, height: 256 })
  const { accept } = noticeOf(page)
  await accept.focus()
  await expect(accept).toBeInViewport({ ratio: 1 })
})

test('ANA-05 CMS-01 every word of the notice is the dataset’s', async ({
  page,
  house,
  dataset,
}) => {
  await markAllWords(dataset)
  await setConsentMode(house, 'ask')
  await page.goto('/')
  const notice = page.locator('.consent')
  await expect(notice).toBeVisible()
  await page.locator('.consent-reopen').click()
  await expect(notice.locator('.consent-state')).toBeVisible()
  expect(withoutMarks(await notice.innerText())).not.toMatch(/\p{L}/u)
  expect(await notice.getAttribute('aria-label')).toMatch(/^Marca\d+$/)
})

test('ANA-05 without scripts nobody is asked, because nothing is used', async ({
  browser,
  house,
}) => {
  await setConsentMode(house, 'ask')
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: house.origin })
  const still = await context.newPage()
  await still.goto('/todos-por-bahia-blanca')
  await expect(still.locator('.consent')).toHaveCount(0)
  await expect(still.locator('iframe')).toHaveCount(0)
  await expect(still.locator('.consent-reopen')).toBeHidden()
  await expect(still.locator('.campaign-frame-place').first()).toBeHidden()
  await context.close()
})

/** What axe objects to in the notice and in the button that brings it back. */
async function violations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .include('.consent')
    .include('.consent-reopen')
    .setLegacyMode()
    .analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary ?? ''}`),
  )
}

/** Goes through the page with the tabulator: controls that lie under the notice while focused. */
async function coveredControls(page: Page): Promise<string[]> {
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
