import type { Page } from 'playwright/test'
import { createFormStamp } from '../../../app/lib/forms/form-stamp.server'
import { expect } from './fixtures'
import type { TestInstance } from './test-instance'

/** Creates a stamp that the site accepts; the default age is enough for a person to type. */
export function createStamp({ client }: TestInstance, ageMs = 60_000): string {
  return createFormStamp(client.config().token ?? '', Date.now() - ageMs)
}

/** Opens a page as if it had been served a minute ago, because forms reject fast posts. */
export async function openAgedPage(page: Page, instance: TestInstance, url: string) {
  const { pathname } = new URL(url, instance.origin)
  await page.route(instance.origin + pathname, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback()
    const response = await route.fetch({ maxRedirects: 0 })
    const html = await response.text()
    const stamp = /name="stamp" value="([^"]+)"/g
    expect(html).toMatch(stamp)
    const body = html.replace(stamp, `name="stamp" value="${createStamp(instance)}"`)
    await route.fulfill({ response, body })
  })
  await page.goto(url)
  await page.waitForLoadState('networkidle')
}
