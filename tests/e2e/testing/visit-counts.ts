import type { SanityClient } from '@sanity/client'
import type { Page } from 'playwright/test'
import { toDay, daysBefore } from '#config/calendar'

/** Automated browsers are not counted, so tests need the user agent of a normal one. */
export const BROWSER_USER_AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

/** Sends beacons from a page, each after the response to the one before. */
export async function sendCounts(page: Page, ...counts: readonly object[]) {
  const answers = []
  for (const visit of counts) {
    const answer = page.waitForResponse((response) => response.url().endsWith('/visits'))
    const send = (body: string) => navigator.sendBeacon('/visits', body)
    await page.evaluate(send, JSON.stringify(visit))
    answers.push(await answer)
  }
  return answers
}

/**
 * Creates visit days in the dataset under another server's name.
 * @param views views by days ago
 */
export async function createVisitDays(
  dataset: SanityClient,
  views: Readonly<Record<number, number>>,
) {
  const today = toDay(Date.now())
  const transaction = dataset.transaction()
  for (const [ago, count] of Object.entries(views)) {
    const day = daysBefore(today, Number(ago))
    const views = (name: string, times: number) => ({ _key: name, name, count: times })
    transaction.createOrReplace({
      _id: `visitDay.${day}.other`,
      _type: 'visitDay',
      day,
      instance: 'other',
      pages: [views('homePage', count - 1), views('investorsPage', 1)],
      events: [views('WhatsApp Clicked', 1)],
    })
  }
  await transaction.commit()
}
