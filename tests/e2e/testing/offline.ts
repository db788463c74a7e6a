import type { Page } from 'playwright/test'
import { expect } from './fixtures'

/** The last page that the worker saves for everybody. */
const LAST = '/fuerzabahia'

/** The paths of the saved pages, the oldest first. */
export function savedPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const keys = await (await caches.open('saved-pages-1')).keys()
    return keys.map(({ url }) => new URL(url).pathname)
  })
}

/** How many entries each cache of the worker has. */
export function countSaved(page: Page): Promise<Record<string, number>> {
  return page.evaluate(async () => {
    const names = await caches.keys()
    const counts = names.map(async (name) => [
      name,
      (await (await caches.open(name)).keys()).length,
    ])
    return Object.fromEntries(await Promise.all(counts)) as Record<string, number>
  })
}

/** How many service workers the site has registered. */
export function countWorkers(page: Page): Promise<number> {
  return page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
}

/** Opens and uses a page; waits until its worker handles requests and has saved the SOS pages. */
export async function useSite(page: Page, path = '/'): Promise<void> {
  await page.goto(path)
  await expect.poll(() => savedPaths(page)).toContain(LAST)
  const isControlled = () => page.evaluate(() => navigator.serviceWorker.controller !== null)
  // A worker cannot claim a page that was still loading.
  if (!(await isControlled())) await page.reload()
  await expect.poll(isControlled).toBe(true)
}
