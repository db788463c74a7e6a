import type { Page } from 'playwright/test'

declare global {
  interface Window {
    layoutShiftSoFar?: number
  }
}

/**
 * Adds up, from the next page on, how much moved without the visitor's doing.
 * @param part selector of what must not move; what only moves elsewhere, e.g. the letters of a
 *   headline as its font arrives, is not counted
 */
export async function recordLayoutShifts(page: Page, part: string): Promise<void> {
  await page.addInitScript((selector) => {
    const isPart = (source: unknown) =>
      typeof source === 'object' &&
      source !== null &&
      'node' in source &&
      source.node instanceof Element &&
      source.node.closest(selector) !== null
    window.layoutShiftSoFar = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!('value' in entry) || typeof entry.value !== 'number') continue
        if ('hadRecentInput' in entry && entry.hadRecentInput === true) continue
        if (!('sources' in entry) || !Array.isArray(entry.sources)) continue
        if (!entry.sources.some(isPart)) continue
        window.layoutShiftSoFar = (window.layoutShiftSoFar ?? 0) + entry.value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  }, part)
}

/** The sum of those layout shifts since the page was opened; 0 when nothing moved. */
export async function layoutShift(page: Page): Promise<number> {
  return page.evaluate(() => window.layoutShiftSoFar ?? Number.NaN)
}
