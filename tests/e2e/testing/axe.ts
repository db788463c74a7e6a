import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright/test'
import { findLowContrast } from './contrast'

/** Rules of WCAG 2.2 AA and axe's best practices. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Runs axe; returns a line for each violation. On a complete page it also measures the contrast
 * that axe cannot judge.
 * @param parts selectors of the parts to check; the complete page without frames if there are none
 */
export async function findViolations(page: Page, ...parts: readonly string[]): Promise<string[]> {
  // axe knows only guessed heights of sections that are not near.
  await page.evaluate(() => document.documentElement.classList.add('laid-out'))
  // Frames show pages of other hosts.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .exclude('iframe')
    .options({ resultTypes: ['violations', 'incomplete'] })
  if (parts.length === 0) axe.withTags(tags)
  for (const part of parts) axe.include(part)
  const { violations, incomplete } = await axe.analyze()
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary ?? ''}`),
  )
  const unjudged = incomplete.filter(({ id }) => id === 'color-contrast')
  const selectors = unjudged.flatMap(({ nodes }) => nodes.map(({ target }) => target.join(' ')))
  const unreadable = parts.length === 0 ? await findLowContrast(page, selectors) : []
  return [...found, ...unreadable.map((line) => `contrast, measured: ${line}`)]
}
