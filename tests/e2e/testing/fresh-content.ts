import { randomUUID } from 'node:crypto'
import type { Transaction } from '@sanity/client'
import { expect } from 'playwright/test'
import { pagePaths } from '#config/site-pages'
import type { TestInstance } from './test-instance'

/** The loaders' data of all pages, which is their content without rendering. */
const addresses = [
  ...[...pagePaths.values()].map((path) => (path === '/' ? '/_root.data' : `${path}.data`)),
  '/sitemap.xml',
]

const retries = { intervals: [20, 50, 100], timeout: 60_000 }

/** A redirect whose target shows which changes the site has received. */
const MARKER = { _id: 'redirect-test-marker', _type: 'redirect', from: '/cambiado' } as const

/** The id of the document that `waitForFreshContent` writes. */
export const markerId = MARKER._id

/**
 * Waits until the site serves the dataset's current content on every page. The site receives
 * changes with a delay, and serves stored content while reading takes long.
 * @param change a transaction to commit first
 */
export async function waitForFreshContent(
  instance: TestInstance,
  change: Transaction = instance.client.transaction(),
): Promise<void> {
  // The site receives changes in order, so the marker arrives last.
  const to = `/?${randomUUID()}`
  await change.createOrReplace({ ...MARKER, to }).commit()
  await expect(async () => expect(await fetchTarget(instance)).toBe(to)).toPass(retries)
  // The redirect does not show whether other content has been read.
  await expect(async () => expect(await countStaleReads(instance)).toBe(0)).toPass(retries)
}

async function fetchTarget({ site }: TestInstance): Promise<string | null> {
  const response = await fetch(site + MARKER.from, { redirect: 'manual' })
  await response.arrayBuffer()
  return response.headers.get('location')
}

/** Requests all content; returns how often the site did not have the current version. */
async function countStaleReads(instance: TestInstance): Promise<number> {
  const { site } = instance
  const before = await readMisses(instance)
  const requests = addresses.map(async (address) => (await fetch(site + address)).arrayBuffer())
  await Promise.all(requests)
  return (await readMisses(instance)) - before
}

/** Reads the metric of content that the site had to load before it answered. */
async function readMisses({ metrics }: TestInstance): Promise<number> {
  const text = await (await fetch(metrics)).text()
  const [, count] = /^site_content_loads_total\{answer="miss"\} (\d+)$/m.exec(text) ?? []
  if (count === undefined) throw new Error('The metric of content loads is missing.')
  return Number(count)
}
