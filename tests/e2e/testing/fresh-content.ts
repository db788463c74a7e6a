import { randomUUID } from 'node:crypto'
import { expect } from 'playwright/test'
import { pagePaths } from '../../../config/site-pages'
import type { TestInstance } from './test-instance'

/** The loaders' data of all pages, which is their content without rendering. */
const addresses = [
  ...[...pagePaths.values()].map((path) => (path === '/' ? '/_root.data' : `${path}.data`)),
  '/sitemap.xml',
]

const retries = { intervals: [20, 50, 100], timeout: 60_000 }

/**
 * Waits until the site serves the dataset's current content on every page. The site receives
 * changes with a delay, and serves stored content while reading takes long.
 */
export async function waitForFreshContent(instance: TestInstance): Promise<void> {
  const { client } = instance
  // The site receives changes in order: once this redirect works, it has received earlier ones.
  const from = `/cambiado-${randomUUID()}`
  const { _id } = await client.create({ _type: 'redirect', from, to: '/' })
  await expect(async () => expect(await fetchStatus(instance, from)).toBe(302)).toPass(retries)
  await client.delete(_id)
  await expect(async () => expect(await fetchStatus(instance, from)).toBe(404)).toPass(retries)
  // The redirect does not show whether other content has been read.
  await expect(async () => expect(await countStaleReads(instance)).toBe(0)).toPass(retries)
}

/** Requests all content; returns how often the site did not have the current version. */
async function countStaleReads(instance: TestInstance): Promise<number> {
  const before = await readMisses(instance)
  await Promise.all(addresses.map((address) => fetchStatus(instance, address)))
  return (await readMisses(instance)) - before
}

/** Reads the metric of content that the site had to load before it answered. */
async function readMisses({ metrics }: TestInstance): Promise<number> {
  const text = await (await fetch(metrics)).text()
  const [, count] = /^site_content_loads_total\{answer="miss"\} (\d+)$/m.exec(text) ?? []
  if (count === undefined) throw new Error('The metric of content loads is missing.')
  return Number(count)
}

async function fetchStatus({ site }: TestInstance, address: string): Promise<number> {
  const response = await fetch(`${site}${address}`, { redirect: 'manual' })
  await response.arrayBuffer()
  return response.status
}
