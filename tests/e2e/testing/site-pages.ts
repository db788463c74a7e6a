import type { Page } from 'playwright/test'
import { publicPages } from '#config/site-pages'
import { newsletterIssues } from '#seed/documents/collections/newsletter-issues'
import { pages } from '#seed/documents/collections/pages'
import { LOOPBACK_NAMES } from '#config/mail.server'
import { expect } from './fixtures'

/** Paths of the newsletter issues and pages of staff, of the seed dataset (NEWS-06, PAGE-01). */
export const staffPaths = [...newsletterIssues, ...pages].map(({ slug }) => `/${slug?.current}`)

/** Paths of all pages that open for anyone. */
export const allPaths = [...publicPages.map(({ path }) => path), ...staffPaths]

/** Pages that embed other hosts. */
const pagesWithEmbeds: ReadonlySet<string> = new Set(['/fuerzabahia', '/todos-por-bahia-blanca'])

/** Opens a page and waits until it is hydrated. Other hosts return an empty page. */
export async function visit(page: Page, path: string): Promise<void> {
  if (pagesWithEmbeds.has(path)) {
    await page.route(
      ({ hostname }) => !LOOPBACK_NAMES.includes(hostname),
      (route) => route.fulfill({ contentType: 'text/html', body: '' }),
    )
  }
  const response = await page.goto(path)
  expect(response?.status(), path).toBe(200)
  await waitForScripts(page)
  // Errors of the hydration are reported by the end of the task.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
}

/** Waits until the page is hydrated, and has repeated what a visitor did before. */
export async function waitForScripts(page: Page): Promise<void> {
  await page.waitForFunction(() => window.earlyVisit?.isOver)
}

/** Records the addresses that the page requests from now on, among those of the pattern. */
export function recordUrls(page: Page, pattern: RegExp): string[] {
  const urls: string[] = []
  page.on('request', (request) => {
    if (pattern.test(request.url())) urls.push(request.url())
  })
  return urls
}

/** Records the warnings that the site's scripts write to the console from now on. */
export function recordWarnings(page: Page): string[] {
  const warnings: string[] = []
  page.on('console', (entry) => {
    if (entry.type() === 'warning') warnings.push(entry.text())
  })
  return warnings
}

/** Returns by how many pixels the page is wider than its window. */
export async function measureOverflow(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
}

/** Checks at each width that no word breaks and nothing is wider than the window. */
export async function expectToFit(page: Page, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    expect(await measureOverflow(page), `${width} px`).toBe(0)
    expect(await findBrokenWords(page), `${width} px`).toEqual([])
  }
}

/** Loads all visible pictures, also lazy ones; returns those that are broken. */
export async function findBrokenPictures(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const shown = [...document.images].filter((image) => image.checkVisibility())
    for (const image of shown) image.loading = 'eager'
    await Promise.allSettled(shown.map((image) => image.decode()))
    return shown.flatMap((image) => (image.naturalWidth === 0 ? [image.src] : []))
  })
}

/** Returns words that break across lines because they are too long for their column. */
async function findBrokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const broken: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      if (node.parentElement?.checkVisibility() !== true) continue
      const range = document.createRange()
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}\p{N}]{2,}/gu)) {
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)))
        if (lines.size > 1) broken.push(word)
      }
    }
    return broken
  })
}
