import type { Page, Route } from 'playwright/test'

/**
 * Pauses requests to a URL.
 * @param finish what happens with each request after the pause
 * @returns function that ends the pause
 */
export async function pauseRequests(
  page: Page,
  url: string | RegExp,
  finish = (route: Route) => route.continue(),
): Promise<() => void> {
  let resume: () => void = () => undefined
  const resumed = new Promise<void>((resolve) => (resume = resolve))
  await page.route(url, async (route) => {
    await resumed
    await finish(route)
  })
  return resume
}
