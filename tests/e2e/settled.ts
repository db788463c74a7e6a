import { randomUUID } from 'node:crypto'
import { expect } from 'playwright/test'
import { sitePages } from '../../app/lib/site-pages'
import type { House } from './house'

/**
 * What reads every piece of the site's content that visitors see: of the pages what a step within
 * the site asks for, which is their content without the work of drawing it.
 */
const addresses = [
  ...[...Object.values(sitePages), '/thankYou'].map((path) =>
    path === '/' ? '/_root.data' : `${path}.data`,
  ),
  '/sitemap.xml',
]

const patience = { intervals: [20, 50, 100], timeout: 60_000 }

/**
 * Waits until the site serves the dataset as it is, on every page and with nothing left to read.
 * The site hears of a change a moment after whoever made it, and serves what it has when reading
 * takes long.
 */
export async function settled(house: House): Promise<void> {
  const { client } = house
  // One of its own each time: that it works says that the changes before it have been heard of.
  const from = `/cambiado-${randomUUID()}`
  const { _id } = await client.create({ _type: 'redirect', from, to: '/' })
  await expect(async () => expect(await ask(house, from)).toBe(302)).toPass(patience)
  await client.delete(_id)
  await expect(async () => expect(await ask(house, from)).toBe(404)).toPass(patience)
  // A redirect says nothing of what else the site keeps.
  await expect(async () => expect(await outdatedIn(house)).toBe(0)).toPass(patience)
}

/** How often the site, asked for everything, did not have what the dataset has now. */
async function outdatedIn(house: House): Promise<number> {
  const before = await misses(house)
  await Promise.all(addresses.map((address) => ask(house, address)))
  return (await misses(house)) - before
}

/** How often the site was asked so far for content that it had to read first. */
async function misses({ metrics }: House): Promise<number> {
  const text = await (await fetch(metrics)).text()
  const [, count] = /^site_content_loads_total\{answer="miss"\} (\d+)$/m.exec(text) ?? []
  if (count === undefined) throw new Error('The site does not count its loads of content.')
  return Number(count)
}

async function ask({ site }: House, address: string): Promise<number> {
  const response = await fetch(`${site}${address}`, { redirect: 'manual' })
  await response.arrayBuffer()
  return response.status
}
