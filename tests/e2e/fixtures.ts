import { isDeepStrictEqual } from 'node:util'
import type { SanityClient, SanityDocument } from '@sanity/client'
import { test as base, expect } from 'playwright/test'
import { openHouse, type House } from './house'

interface PageWatch {
  /** Complaints of the pages so far: console errors, uncaught errors, requests to other hosts. */
  readonly complaints: string[]
}

/**
 * `house`: one for each worker, with the settings of `houseEnv`.
 * `dataset`: reads and writes everything; what a test changed is put back after it.
 * `watch`: fails the test at its end if a page complained of anything or asked another host for
 * something; a test may empty the list of what it provoked.
 */
export const test = base.extend<
  { watch: PageWatch; dataset: SanityClient },
  { house: House; houseEnv: Readonly<Record<string, string>> }
>({
  houseEnv: [{}, { option: true, scope: 'worker' }],
  house: [
    async ({ houseEnv }, use) => {
      const house = await openHouse(houseEnv)
      await use(house)
      await house.leave()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ house }, use) => use(house.origin),
  dataset: [
    async ({ house }, use) => {
      const before = await documentsOf(house.client)
      await use(house.client)
      await putBack(house.client, before)
    },
    { auto: true },
  ],
  watch: [
    async ({ context, house }, use) => {
      const complaints: string[] = []
      context.on('page', (page) => {
        page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`))
      })
      context.on('console', (message) => {
        if (message.type() === 'error') complaints.push(`console: ${message.text()}`)
      })
      await context.route(
        (url) => url.origin !== house.origin && url.protocol.startsWith('http'),
        async (route) => {
          complaints.push(`foreign request: ${route.request().url()}`)
          await route.abort()
        },
      )
      await use({ complaints })
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** Every document but uploaded pictures and files, which nothing changes and nobody misses. */
async function documentsOf(client: SanityClient): Promise<Map<string, SanityDocument>> {
  const documents = await client.fetch<SanityDocument[]>(
    `*[!(_type in ["sanity.imageAsset", "sanity.fileAsset"])]`,
  )
  return new Map(documents.map((document) => [document._id, document]))
}

async function putBack(client: SanityClient, before: ReadonlyMap<string, SanityDocument>) {
  const after = await documentsOf(client)
  const transaction = client.transaction()
  for (const [id, document] of before) {
    if (!isDeepStrictEqual(after.get(id), document)) transaction.createOrReplace(document)
  }
  for (const id of after.keys()) {
    if (!before.has(id)) transaction.delete(id)
  }
  if (transaction.serialize().length > 0) await transaction.commit()
}
