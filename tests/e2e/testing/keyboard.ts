import type { Page } from 'playwright/test'

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
export async function walkByKeyboard(page: Page): Promise<Walk> {
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

/**
 * Presses a key through the page, to its end at most; returns focused controls that a fixed element
 * covers.
 * @param cover selector of the element
 * @param partly whether a control counts of which the element covers only a part
 */
export async function findCoveredControls(
  page: Page,
  cover: string,
  { key = 'Tab', presses = 120, partly = false } = {},
): Promise<string[]> {
  const covered: string[] = []
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press(key)
    const step = await page.evaluate(
      ([selector, countsPart]) => {
        const control = document.activeElement
        const above = document.querySelector(selector)
        if (control === null || control === document.body || above === null) return 'end'
        if (above.contains(control)) return ''
        const [a, b] = [control.getBoundingClientRect(), above.getBoundingClientRect()]
        const isApart =
          a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top
        const isWithin = a.top >= b.top && a.left >= b.left && a.right <= b.right
        return (countsPart ? !isApart : isWithin) ? control.outerHTML.slice(0, 160) : ''
      },
      [cover, partly] as const,
    )
    if (step === 'end') return covered
    if (step !== '') covered.push(step)
  }
  return covered
}
