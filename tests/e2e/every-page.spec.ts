import type { Page } from 'playwright/test'
import { findViolations } from './testing/axe'
import { expect, test } from './testing/fixtures'
import { waitForFreshContent } from './testing/fresh-content'
import { walkByKeyboard } from './testing/keyboard'
import { findForeignWords } from './testing/page-texts'
import { findSiteLinks, isWorkingLink } from './testing/site-links'
import { allPaths, expectToFit, findBrokenPictures, visit } from './testing/site-pages'

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
    await expect.poll(() => findBrokenPictures(page)).toEqual([])
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
    await expect.poll(() => findBrokenPictures(page)).toEqual([])
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
    await expect(end.locator('img')).toBeVisible()
    await expect.poll(() => findBrokenPictures(page)).toEqual([])
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
  const words = page.locator('.site-menu .when-closed')
  const [cut, outside] = await words.evaluate((element) => [
    element.scrollWidth - element.clientWidth,
    element.getBoundingClientRect().right - innerWidth,
  ])
  expect(cut).toBeLessThanOrEqual(0)
  expect(outside).toBeLessThan(0)
  await expectToFit(page, [320])
})

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

/** Finds controls under 44 px, except links in sentences (WCAG 2.5.5). */
async function findSmallControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls =
      'button, summary, input:not([type=hidden]), select, .button, nav a, footer li a'
    return [...document.querySelectorAll<HTMLElement>(controls)].flatMap((control) => {
      const label = control instanceof HTMLInputElement ? control.labels?.[0] : undefined
      const isBox = control instanceof HTMLInputElement && /checkbox|radio/.test(control.type)
      const target = isBox && label !== undefined ? label : control
      const isVisible = control.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      const hidden = control.closest('.visually-hidden, [aria-hidden=true]') !== null
      const { width, height } = target.getBoundingClientRect()
      if (!isVisible || hidden || (height >= 44 && (width >= 44 || control.matches('nav a, li a'))))
        return []
      return [`${Math.round(width)} × ${Math.round(height)}: ${control.outerHTML.slice(0, 160)}`]
    })
  })
}

/** Returns the class names of elements that move. */
async function findRunningAnimations(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document.getAnimations().flatMap(({ playState, effect }) => {
      const target = effect instanceof KeyframeEffect ? effect.target : null
      return playState === 'running' ? [target?.className ?? ''] : []
    }),
  )
}

/** Reads the visible lines of the main part, without buttons and forms that need scripts. */
async function readLines(page: Page): Promise<string[]> {
  const buttons = new Set(
    (await page.getByRole('main').locator('button, [data-needs-scripts]').allInnerTexts()).flatMap(
      trimmedLines,
    ),
  )
  const lines = trimmedLines(await page.getByRole('main').innerText())
  return lines.filter((line) => line !== '' && !buttons.has(line))
}

function trimmedLines(text: string): string[] {
  return text.split('\n').map((line) => line.trim())
}

/** Returns visible texts that are not dark, and elements with a background. */
async function findPrintedColours(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // A colour in another notation than `rgb()` fails.
    const isDark = (colour: string) =>
      colour.startsWith('rgb') &&
      (colour.match(/\d+/g) ?? []).slice(0, 3).every((part) => Number(part) < 90)
    return [...document.body.querySelectorAll<HTMLElement>('*')]
      .filter((element) => element.checkVisibility() && !(element instanceof SVGElement))
      .flatMap((element) => {
        const { color, backgroundColor, backgroundImage } = getComputedStyle(element)
        const isPlain = backgroundColor === 'rgba(0, 0, 0, 0)' && backgroundImage === 'none'
        return isDark(color) && isPlain ? [] : [element.outerHTML.slice(0, 120)]
      })
  })
}

/** Returns what the screen has loaded for print alone: the code, and styles that block the paint. */
async function findPrintResources(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const code = document.querySelector<HTMLImageElement>('.print-end img')?.src
    return performance.getEntriesByType('resource').flatMap((entry) => {
      const isBlocking =
        'renderBlockingStatus' in entry && entry.renderBlockingStatus === 'blocking'
      const isPrint = entry.name === code || (isBlocking && entry.name.includes('print-'))
      return isPrint ? [entry.name] : []
    })
  })
}
