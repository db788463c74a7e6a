import path from 'node:path'
import Sqlite from 'better-sqlite3'
import type { SanityClient } from '@sanity/client'
import type { Page } from 'playwright/test'
import { z } from 'zod'
import { toDay, daysBefore } from '#config/calendar'
import type { TestInstance } from './test-instance'

/** Automated browsers are not counted, so tests need the user agent of a normal one. */
export const BROWSER_USER_AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

/** Sends beacons from a page, each after the response to the one before. */
export async function sendCounts(page: Page, ...counts: readonly object[]) {
  const answers = []
  for (const visit of counts) {
    const answer = page.waitForResponse((response) => response.url().endsWith('/conteo'))
    const send = (body: string) => navigator.sendBeacon('/conteo', body)
    await page.evaluate(send, JSON.stringify(visit))
    answers.push(await answer)
  }
  return answers
}

const rows = z.array(z.record(z.string(), z.union([z.string(), z.number()])))
const counted = z.array(z.object({ name: z.string(), count: z.number() }))

/** Reads the counts by name from the site database. */
export function readCounts(instance: TestInstance): Readonly<Record<string, number>> {
  const all = counted.parse(
    read(instance, 'SELECT name, sum(count) AS count FROM counts GROUP BY name'),
  )
  return Object.fromEntries(all.map(({ name, count }) => [name, count]))
}

/** Counts the days that the site has not published in the dataset yet. */
export function countPendingDays(instance: TestInstance): number {
  return read(instance, 'SELECT day FROM days WHERE counted > published').length
}

/** Reads all rows of each table in the database of visits. */
export function readVisitTables(instance: TestInstance) {
  return ['instance', 'counts', 'days'].map((table) =>
    rows.parse(read(instance, `SELECT * FROM ${table}`)),
  )
}

function read({ dataDir }: TestInstance, query: string): unknown[] {
  const db = new Sqlite(path.join(dataDir, 'visits', 'visits.db'), { readonly: true })
  try {
    return db.prepare(query).all()
  } finally {
    db.close()
  }
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
