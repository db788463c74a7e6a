import type { Page } from 'playwright/test'
import { findViolations } from './testing/axe'
import { expect, test } from './testing/fixtures'
import { waitForFreshContent } from './testing/fresh-content'
import { walkByKeyboard } from './testing/keyboard'
import {
  findBrokenImages,
  findPrintResources,
  findPrintedColours,
  findRunningAnimations,
  findSmallControls,
  readLines,
} from './testing/page-checks'
import { findForeignWords } from './testing/page-texts'
import { findSiteLinks, isWorkingLink } from './testing/site-links'
import { allPaths, findBrokenWords, measureOverflow, visit } from './testing/site-pages'

for (const path of allPaths) {
  test(`${path} fits, prints, works by keyboard and without scripts (RT-01 to RT-05, CMS-01)`, async ({
    page,
    instance,
    request,
    scriptlessPage,
  }) => {
    const failed = recordFailures(page, instance.origin)
    // Counting figures show texts that are not on the page.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 360, height: 780 })
    await visit(page, path)
    await expect(page.locator('html')).toHaveAttribute('lang', /^es\b/)
    await expect(page.locator('h1')).toHaveCount(1)
    await expect.poll(() => findBrokenImages(page)).toEqual([])
    expect(await findPrintResources(page)).toEqual([])
    expect(await findViolations(page)).toEqual([])
    expect(await findSmallControls(page)).toEqual([])
    expect(await findRunningAnimations(page)).toEqual([])
    // Follows the checks that expect the initial focus.
    const { missed, unseen, first } = await walkByKeyboard(page)
    expect(missed).toEqual([])
    expect(unseen).toEqual([])
    expect(first).toBe('#contenido')
    for (const link of await findSiteLinks(page)) {
      expect(await isWorkingLink(request, link), link).toBe(true)
    }
    await expectToFit(page, [320, 360, 768, 1024, 1440, 1920])

    await page.setViewportSize({ width: 1280, height: 900 })
    // Scrolled down, the sidebar lies partly below the header.
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    await expect.poll(() => findBrokenImages(page)).toEqual([])
    expect(await findViolations(page)).toEqual([])
    const withScripts = await readLines(page)
    expect(withScripts.length).toBeGreaterThan(5)
    await scriptlessPage.goto(path)
    expect(await findForeignWords(scriptlessPage)).toEqual([])
    const without = new Set(await readLines(scriptlessPage))
    expect(withScripts.filter((line) => !without.has(line))).toEqual([])

    await page.emulateMedia({ media: 'print' })
    expect(await findPrintedColours(page)).toEqual([])
    const end = page.locator('.print-end')
    await expect(end).toContainText(`Esta página, en línea: ${instance.origin}${path}`)
    const code = end.locator('img')
    await code.scrollIntoViewIfNeeded()
    await code.evaluate((image: HTMLImageElement) => image.decode())
    expect(failed).toEqual([])
  })
}

test('at 320 px a long label of the menu button shows all its words (RT-01)', async ({
  page,
  instance,
}) => {
  const labels = { 'labels.menuOpen': 'Abrir el menú de secciones' }
  const transaction = instance.client.transaction().patch('navigation', { set: labels })
  await waitForFreshContent(instance, transaction)
  await page.setViewportSize({ width: 320, height: 568 })
  await page.goto('/about-us')
  const words = page.locator('.site-menu-open')
  const [cut, outside] = await words.evaluate((element) => [
    element.scrollWidth - element.clientWidth,
    element.getBoundingClientRect().right - innerWidth,
  ])
  expect(cut).toBeLessThanOrEqual(0)
  expect(outside).toBeLessThan(0)
  expect(await findBrokenWords(page)).toEqual([])
  expect(await measureOverflow(page)).toBe(0)
})

/** Checks that no word breaks and nothing is wider than the window. */
async function expectToFit(page: Page, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    expect(await measureOverflow(page), `${width} px`).toBe(0)
    expect(await findBrokenWords(page), `${width} px`).toEqual([])
  }
}

/** Records failed requests and error statuses. */
function recordFailures(page: Page, origin: string): string[] {
  const failed: string[] = []
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // A reload aborts pending requests.
    if (request.url().startsWith(origin) && reason !== 'net::ERR_ABORTED')
      failed.push(`${request.url()} ${reason}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) failed.push(`${response.url()} ${response.status()}`)
  })
  return failed
}
