import AxeBuilder from '@axe-core/playwright'
import type { Browser, Page } from 'playwright/test'
import { expect, test } from './fixtures'
import type { House } from './house'
import { visit, wholeSite } from './whole-site'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

for (const { path, row } of wholeSite) {
  test(`${row} ${path} passes axe, is walked by keyboard from end to end, and reads the same without scripts`, async ({
    page,
    house,
    browser,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    // A figure that rolls past is not a text of the page.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await visit(page, house, path)
    expect(await violations(page)).toEqual([])
    const withScripts = await linesOf(page)
    expect(withScripts.length).toBeGreaterThan(5)
    const without = await linesWithoutScripts(browser, house, path)
    expect(withScripts.filter((line) => !without.has(line))).toEqual([])

    await page.setViewportSize({ width: 360, height: 780 })
    expect(await violations(page)).toEqual([])
    expect(await smallControls(page)).toEqual([])
    expect(await runningAnimations(page)).toEqual([])
    // Last: the focus is where it was when the page was opened until then.
    const { missed, unseen, first } = await walkByKeyboard(page)
    expect(missed).toEqual([])
    expect(unseen).toEqual([])
    expect(first).toBe('#contenido')
  })
}

test('RT-01 by keyboard the skip link leads past the menu, and the menu opens and closes', async ({
  page,
  house,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await visit(page, house, '/')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  const toggle = page.getByRole('banner').locator('summary')
  const links = page.getByRole('banner').getByRole('navigation')
  await expect(links).toHaveCount(0)
  await toggle.focus()
  await page.keyboard.press('Enter')
  await expect(links).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(links.getByRole('link').first()).toBeFocused()
  await toggle.focus()
  await page.keyboard.press('Space')
  await expect(links).toHaveCount(0)
})

test('HOME-02 a question opens and closes by keyboard', async ({ page, house }) => {
  await visit(page, house, '/')
  const question = page.getByRole('main').locator('details').first()
  await question.locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(question).toHaveAttribute('open')
  await page.keyboard.press('Space')
  await expect(question).not.toHaveAttribute('open')
})

/** What axe objects to, a line for each place. */
async function violations(page: Page): Promise<string[]> {
  // What other hosts show in a frame is theirs.
  const { violations } = await new AxeBuilder({ page })
    .withTags(rules)
    .exclude('iframe')
    .setLegacyMode()
    .analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary ?? ''}`),
  )
}

/** Controls under 44 px, links within a sentence aside (WCAG 2.5.5). */
async function smallControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls =
      'button, summary, input:not([type=hidden]), select, .button, nav a, footer li a'
    return [...document.querySelectorAll<HTMLElement>(controls)].flatMap((control) => {
      const label = control instanceof HTMLInputElement ? control.labels?.[0] : undefined
      const isBox = control instanceof HTMLInputElement && /checkbox|radio/.test(control.type)
      const target = isBox && label !== undefined ? label : control
      const seen = control.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      const hidden = control.closest('.visually-hidden, [aria-hidden=true]') !== null
      const { width, height } = target.getBoundingClientRect()
      if (!seen || hidden || (height >= 44 && (width >= 44 || control.matches('nav a, li a'))))
        return []
      return [`${Math.round(width)} × ${Math.round(height)}: ${control.outerHTML.slice(0, 160)}`]
    })
  })
}

async function runningAnimations(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document.getAnimations().flatMap(({ playState, effect }) => {
      const target = effect instanceof KeyframeEffect ? effect.target : null
      return playState === 'running' ? [target?.className ?? ''] : []
    }),
  )
}

interface Walk {
  /** Controls that the focus never came to. */
  missed: string[]
  /** Controls whose focus is not to be seen. */
  unseen: string[]
  /** Where the first of them leads. */
  first: string | null
}

declare global {
  interface Window {
    /** Controls still to be walked to. */
    ahead?: Set<Element>
  }
}

/** Goes through the page with the tabulator, until every control had the focus or one comes again. */
async function walkByKeyboard(page: Page): Promise<Walk> {
  const count = await page.evaluate(() => {
    const controls = 'a[href], button, input:not([type=hidden]), select, textarea, summary'
    window.ahead = new Set(
      [...document.querySelectorAll<HTMLElement>(controls)].filter(
        (control) =>
          control.tabIndex >= 0 &&
          !control.matches(':disabled, [inert] *') &&
          control.checkVisibility({ visibilityProperty: true }),
      ),
    )
    return window.ahead.size
  })
  const unseen: string[] = []
  let first: string | null = null
  // Frames and scrolled parts take the focus too: a few presses more than there are controls.
  for (let press = 0; press < count + 20; press += 1) {
    await page.keyboard.press('Tab')
    const step = await page.evaluate(() => {
      const control = document.activeElement
      const expected = control !== null && window.ahead?.delete(control) === true
      if (!expected) return { left: window.ahead?.size ?? 0 }
      const { outlineStyle, outlineWidth } = getComputedStyle(control)
      const box = control.getBoundingClientRect()
      const drawn = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
      const onScreen =
        box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth
      return {
        left: window.ahead?.size ?? 0,
        href: control.getAttribute('href'),
        unseen: drawn && onScreen ? undefined : control.outerHTML.slice(0, 160),
      }
    })
    if (press === 0) first = step.href ?? null
    if (step.unseen !== undefined) unseen.push(step.unseen)
    if (step.left === 0) break
  }
  const missed = await page.evaluate(() =>
    [...(window.ahead ?? [])].map((control) => control.outerHTML.slice(0, 160)),
  )
  return { missed, unseen, first }
}

/** The same lines, as a browser without scripts shows the page. */
async function linesWithoutScripts(
  browser: Browser,
  { origin }: House,
  path: string,
): Promise<ReadonlySet<string>> {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: origin })
  try {
    const page = await context.newPage()
    await page.goto(path)
    return new Set(await linesOf(page))
  } finally {
    await context.close()
  }
}

/** The lines of the main part, as they are seen; those of buttons aside: they need scripts. */
async function linesOf(page: Page): Promise<string[]> {
  const buttons = new Set(
    (await page.getByRole('main').locator('button').allInnerTexts()).flatMap(trimmedLines),
  )
  const lines = trimmedLines(await page.getByRole('main').innerText())
  return lines.filter((line) => line !== '' && !buttons.has(line))
}

function trimmedLines(text: string): string[] {
  return text.split('\n').map((line) => line.trim())
}
