import type { Page } from 'playwright/test'
import { sitePages } from '../../app/lib/site-pages'
import { expect } from './fixtures'
import type { House } from './house'

type PageId = keyof typeof sitePages

/** Row of the requirements that each page answers. */
const rows: Readonly<Record<PageId, string>> = {
  homePage: 'RT-01',
  aboutPage: 'RT-02',
  privacyPage: 'RT-02',
  termsPage: 'RT-02',
  libraryPage: 'RT-02',
  investorsPage: 'RT-03',
  sosHomePage: 'RT-04',
  sosDonatePage: 'RT-04',
  sosHelpPage: 'RT-04',
  sosSocialPage: 'RT-04',
  sosProfilePage: 'RT-04',
  fuerzaBahiaPage: 'RT-05',
  todosPorBahiaPage: 'RT-05',
  galleryPage: 'RT-05',
}

function isPageId(id: string): id is PageId {
  return id in rows
}

/** Every page of the site with the id of its document and the row it answers. */
export const wholeSite = Object.entries(sitePages).flatMap(([id, path]) =>
  isPageId(id) ? [{ id, path, row: rows[id] }] : [],
)

/** The pages that show something of another host, and its part in a test: an empty answer. */
const withStrangers: ReadonlySet<string> = new Set(['/fuerzabahia', '/todos-por-bahia-blanca'])

/**
 * Opens a page as a visitor does and waits until its scripts have taken it over. Other hosts
 * answer with nothing.
 */
export async function visit(page: Page, house: House, path: string): Promise<void> {
  if (withStrangers.has(path)) {
    await page.route(
      (url) => url.origin !== house.origin,
      (route) => route.fulfill({ contentType: 'text/html', body: '' }),
    )
  }
  const response = await page.goto(path)
  expect(response?.status(), path).toBe(200)
  await page.waitForFunction(isHydrated)
  // Whatever went wrong with it is said by the end of the task.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
}

/** React leaves its mark on an element when all that is inside of it works. */
function isHydrated(): boolean {
  return Object.keys(document.documentElement).some((key) => key.startsWith('__reactFiber$'))
}

/** How many pixels a page is wider than its window: 0 on a page that fits. */
export async function overflow(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
}

/** Words that begin on one line and end on another, as when they are too long for their column. */
export async function brokenWords(page: Page): Promise<string[]> {
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
