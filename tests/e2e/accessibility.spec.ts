import type { Page } from 'playwright/test'
import { findViolations } from './testing/axe'
import { expect, test } from './testing/fixtures'
import { allPaths, visit } from './testing/site-pages'

for (const path of allPaths) {
  test(`${path} passes axe, works by keyboard and shows the same text without scripts (RT-01 to RT-05)`, async ({
    page,
    instance,
    scriptlessPage,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    // Counting figures show texts that are not on the page.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await visit(page, instance, path)
    expect(await findViolations(page)).toEqual([])
    const withScripts = await readLines(page)
    expect(withScripts.length).toBeGreaterThan(5)
    await scriptlessPage.goto(path)
    const without = new Set(await readLines(scriptlessPage))
    expect(withScripts.filter((line) => !without.has(line))).toEqual([])

    await page.setViewportSize({ width: 360, height: 780 })
    expect(await findViolations(page)).toEqual([])
    expect(await findSmallControls(page)).toEqual([])
    expect(await findRunningAnimations(page)).toEqual([])
    // Walks last, because the other checks expect the initial focus.
    const { missed, unseen, first } = await walkByKeyboard(page)
    expect(missed).toEqual([])
    expect(unseen).toEqual([])
    expect(first).toBe('#contenido')
  })
}

test('the skip link and the menu work by keyboard (RT-01)', async ({ page, instance }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await visit(page, instance, '/')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  const toggle = page.getByRole('banner').locator('summary').filter({ visible: true })
  const links = page.getByRole('banner').getByRole('navigation')
  await expect(links).toHaveCount(0)
  await toggle.focus()
  await page.keyboard.press('Enter')
  await expect(links).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(links.getByRole('searchbox')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(links.getByRole('link').first()).toBeFocused()
  await toggle.focus()
  await page.keyboard.press('Space')
  await expect(links).toHaveCount(0)
})

test('a question opens and closes by keyboard (HOME-02)', async ({ page, instance }) => {
  await visit(page, instance, '/')
  const question = page.locator('.faq-entry').first()
  await question.locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(question).toHaveAttribute('open')
  await page.keyboard.press('Space')
  await expect(question).not.toHaveAttribute('open')
})

test('contrast themes show the edges of controls and the focus (RT-01)', async ({
  page,
  instance,
}) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  for (const path of ['/', '/sosBahia/help']) {
    await visit(page, instance, path)
    const controls = page.locator('.button, button, select, textarea, input:not([type=hidden])')
    const edgeless = await controls.evaluateAll((all) =>
      all.flatMap((control) => {
        const { borderTopStyle, borderTopWidth } = getComputedStyle(control)
        const hasBorder = borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) >= 1
        return hasBorder || !control.checkVisibility() ? [] : [control.outerHTML.slice(0, 160)]
      }),
    )
    expect(edgeless, path).toEqual([])
  }
  expect((await walkByKeyboard(page)).unseen).toEqual([])
})

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

async function findRunningAnimations(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document.getAnimations().flatMap(({ playState, effect }) => {
      const target = effect instanceof KeyframeEffect ? effect.target : null
      return playState === 'running' ? [target?.className ?? ''] : []
    }),
  )
}

interface Walk {
  /** Controls that never had the focus. */
  missed: string[]
  /** Controls without a visible focus. */
  unseen: string[]
  /** Link target of the first control. */
  first: string | null
}

declare global {
  interface Window {
    /** Controls that have not had the focus yet. */
    unvisited?: Set<Element>
  }
}

/** Presses Tab until every control had the focus, with a limit. */
async function walkByKeyboard(page: Page): Promise<Walk> {
  const count = await page.evaluate(() => {
    const controls = 'a[href], button, input:not([type=hidden]), select, textarea, summary'
    window.unvisited = new Set(
      [...document.querySelectorAll<HTMLElement>(controls)].filter(
        (control) =>
          control.tabIndex >= 0 &&
          // The tab key reaches one radio button of a group.
          !control.matches(':disabled, [inert] *, [type=radio]:not(:checked)') &&
          control.checkVisibility({ visibilityProperty: true }),
      ),
    )
    return window.unvisited.size
  })
  const unseen: string[] = []
  let first: string | null = null
  // Frames and scroll containers take the focus too.
  for (let press = 0; press < count + 20; press += 1) {
    await page.keyboard.press('Tab')
    const step = await page.evaluate(() => {
      const control = document.activeElement
      const expected = control !== null && window.unvisited?.delete(control) === true
      if (!expected) return { left: window.unvisited?.size ?? 0 }
      const { outlineStyle, outlineWidth } = getComputedStyle(control)
      const box = control.getBoundingClientRect()
      const drawn = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
      const onScreen =
        box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth
      return {
        left: window.unvisited?.size ?? 0,
        href: control.getAttribute('href'),
        unseen: drawn && onScreen ? undefined : control.outerHTML.slice(0, 160),
      }
    })
    if (press === 0) first = step.href ?? null
    if (step.unseen !== undefined) unseen.push(step.unseen)
    if (step.left === 0) break
  }
  const missed = await page.evaluate(() =>
    [...(window.unvisited ?? [])].map((control) => control.outerHTML.slice(0, 160)),
  )
  return { missed, unseen, first }
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
