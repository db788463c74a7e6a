import type { Page } from 'playwright/test'

declare global {
  interface Window {
    layoutShiftSum?: number
  }
}

/**
 * Sums up unexpected layout shifts, starting with the next page.
 * @param part selector of the elements to observe; other shifts, such as those of a headline when
 *   its font loads, are not counted
 */
export async function recordLayoutShifts(page: Page, part: string): Promise<void> {
  await page.addInitScript((selector) => {
    const isPart = (source: unknown) =>
      typeof source === 'object' &&
      source !== null &&
      'node' in source &&
      source.node instanceof Element &&
      source.node.closest(selector) !== null
    window.layoutShiftSum = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!('value' in entry) || typeof entry.value !== 'number') continue
        if ('hadRecentInput' in entry && entry.hadRecentInput === true) continue
        if (!('sources' in entry) || !Array.isArray(entry.sources)) continue
        if (!entry.sources.some(isPart)) continue
        window.layoutShiftSum = (window.layoutShiftSum ?? 0) + entry.value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  }, part)
}

/** Returns the sum of these layout shifts since the page was opened. */
export async function readLayoutShift(page: Page): Promise<number> {
  return page.evaluate(() => window.layoutShiftSum ?? Number.NaN)
}
