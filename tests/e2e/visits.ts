import path from 'node:path'
import Sqlite from 'better-sqlite3'
import type { SanityClient } from '@sanity/client'
import type { Page } from 'playwright/test'
import { z } from 'zod'
import { dayOf, daysBefore } from '../../config/calendar'
import type { House } from './house'

/** A person's browser: one that a program drives says so, and is not counted. */
export const PERSON =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

/** Sends beacons as a page of the site does, each after the answer to the one before. */
export async function count(page: Page, ...counts: readonly object[]) {
  const answers = []
  for (const one of counts) {
    const answer = page.waitForResponse((response) => response.url().endsWith('/conteo'))
    const send = (body: string) => navigator.sendBeacon('/conteo', body)
    await page.evaluate(send, JSON.stringify(one))
    answers.push(await answer)
  }
  return answers
}

const rows = z.array(z.record(z.string(), z.union([z.string(), z.number()])))
const counted = z.array(z.object({ name: z.string(), count: z.number() }))

/** How often each name has been counted, as the server's disk has it. */
export function countsOnDisk(house: House): Readonly<Record<string, number>> {
  const all = counted.parse(
    read(house, 'SELECT name, sum(count) AS count FROM counts GROUP BY name'),
  )
  return Object.fromEntries(all.map(({ name, count }) => [name, count]))
}

/** How many days the server has not written to the dataset yet. */
export function waitingDays(house: House): number {
  return read(house, 'SELECT day FROM days WHERE counted > published').length
}

/** Everything that the server's disk holds of visits: the rows of each table. */
export function wholeDisk(house: House) {
  return ['instance', 'counts', 'days'].map((table) =>
    rows.parse(read(house, `SELECT * FROM ${table}`)),
  )
}

function read({ dataDir }: House, query: string): unknown[] {
  const db = new Sqlite(path.join(dataDir, 'visits', 'visits.db'), { readonly: true })
  try {
    return db.prepare(query).all()
  } finally {
    db.close()
  }
}

/** Puts days into the dataset, as another server would. @param views by how many days ago */
export async function fillDays(dataset: SanityClient, views: Readonly<Record<number, number>>) {
  const today = dayOf(Date.now())
  const filling = dataset.transaction()
  for (const [ago, count] of Object.entries(views)) {
    const day = daysBefore(today, Number(ago))
    const views = (name: string, times: number) => ({ _key: name, name, count: times })
    filling.createOrReplace({
      _id: `visitDay.${day}.other`,
      _type: 'visitDay',
      day,
      instance: 'other',
      pages: [views('homePage', count - 1), views('investorsPage', 1)],
      events: [views('WhatsApp Clicked', 1)],
    })
  }
  await filling.commit()
}
