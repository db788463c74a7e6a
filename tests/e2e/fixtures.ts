import type { SanityClient, SanityDocument } from '@sanity/client'
import { test as base, expect, type BrowserContext, type ConsoleMessage } from 'playwright/test'
import { LOOPBACK_NAMES } from '../../config/mail.server'
import { openHouse, type House } from './house'
import { seededData } from './seeded-data'
import { settled } from './settled'

interface PageWatch {
  /** Complaints of the pages so far: console errors, uncaught errors, requests to other hosts. */
  readonly complaints: readonly string[]
  /**
   * Lets complaints pass that have one of these parts, because the test provokes them. They may have
   * come already or come late: the browser tells of a request after the page knows.
   */
  forgive: (...provoked: readonly string[]) => void
  /** Watches the pages of another browser as well. */
  also: (context: BrowserContext) => void
}

/**
 * `house`: one for each worker, with the settings of `houseEnv`.
 * `dataset`: reads and writes everything; what a test changed is put back after it.
 * `untouched`: nobody touches the pages; otherwise a pointer moves on each as soon as it is loaded.
 * `watch`: fails the test at its end if a page complained of anything or asked another host for
 * something that it did not forgive.
 */
export const test = base.extend<
  { watch: PageWatch; dataset: SanityClient; untouched: boolean; visitor: undefined },
  { house: House; houseEnv: Readonly<Record<string, string>>; seed: Seed }
>({
  houseEnv: [{}, { option: true, scope: 'worker' }],
  house: [
    async ({ houseEnv }, use) => {
      const house = await openHouse(houseEnv, seededData())
      await use(house)
      await house.leave()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ house }, use) => use(house.origin),
  untouched: [false, { option: true }],
  visitor: [
    async ({ context, untouched }, use) => {
      if (!untouched) await context.addInitScript(touchOnceLoaded)
      await use(undefined)
    },
    { auto: true },
  ],
  seed: [async ({ house }, use) => use(await seedOf(house)), { scope: 'worker' }],
  dataset: [
    async ({ house, seed }, use) => {
      await use(house.client)
      await seed.putBack()
    },
    { auto: true },
  ],
  watch: [
    async ({ context, house }, use) => {
      const complaints: string[] = []
      const also = (other: BrowserContext) => listenToComplaints(other, house, complaints)
      also(context)
      const forgiven: string[] = []
      const forgive = (...provoked: readonly string[]) => forgiven.push(...provoked)
      await use({ complaints, forgive, also })
      const isForgiven = (line: string) => forgiven.some((part) => line.includes(part))
      expect(complaints.filter((line) => !isForgiven(line))).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** Moves the pointer, at which pages start their scripts. */
function touchOnceLoaded() {
  addEventListener('load', () => dispatchEvent(new Event('pointermove')))
}

function listenToComplaints(context: BrowserContext, house: House, complaints: string[]) {
  context.on('page', (page) => {
    page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`))
  })
  context.on('console', (message) => {
    if (message.type() !== 'error' || isStudioLeaving(message)) return
    complaints.push(`console: ${message.text()}`)
  })
  context.on('request', (request) => {
    if (isElsewhereHere(request.url(), house)) complaints.push(`foreign request: ${request.url()}`)
  })
  context.on('requestfailed', (request) => {
    // No other host has an address (playwright.config.ts); a stand-in needs none.
    if (request.failure()?.errorText !== 'net::ERR_NAME_NOT_RESOLVED') return
    complaints.push(`foreign request: ${request.url()}`)
  })
}

/** Whether an address is of this machine and not of the house's site, e.g. of its lake. */
function isElsewhereHere(address: string, house: House): boolean {
  const { origin, hostname } = new URL(address)
  return origin !== house.origin && LOOPBACK_NAMES.includes(hostname)
}

/**
 * Whether the Studio wrote to its presence socket while its page was being left: the library
 * (@sanity/bifur-client 0.4) closes the socket as soon as the page is asked to go, and goes on telling
 * the others where the person is until the next page is there.
 */
function isStudioLeaving(message: ConsoleMessage): boolean {
  const script = new URL(message.location().url || 'about:blank').pathname
  const isClosed = message.text() === 'WebSocket is already in CLOSING or CLOSED state.'
  return isClosed && script.startsWith('/studio/assets/')
}

/** Every document but uploaded pictures and files, which nothing changes and nobody misses. */
const documents = '*[!(_type in ["sanity.imageAsset", "sanity.fileAsset"])]'

/** What a house's dataset held when it was opened. */
interface Seed {
  /** Makes the dataset hold exactly that again, and the site show it. */
  putBack: () => Promise<void>
}

async function seedOf(house: House): Promise<Seed> {
  const { client } = house
  const seed = await client.fetch<SanityDocument[]>(documents)
  const kept = revisionsOf(seed)
  let revisions = kept
  return {
    putBack: async () => {
      const now = await fetchRevisions(client)
      const changed = seed.filter(({ _id }) => now.get(_id) !== revisions.get(_id))
      const added = [...now.keys()].filter((id) => !kept.has(id))
      if (changed.length + added.length === 0) return
      const transaction = client.transaction()
      for (const document of changed) transaction.createOrReplace(document)
      for (const id of added) transaction.delete(id)
      await transaction.commit()
      const touched = [...changed.map(({ _id }) => _id), ...added]
      if (touched.some(isShown)) await settled(house)
      revisions = await fetchRevisions(client)
    },
  }
}

/** Whether the site shows a document: not drafts, nor private ones, whose ids have a dot. */
const isShown = (id: string) => !id.includes('.')

type Revision = Pick<SanityDocument, '_id' | '_rev'>

async function fetchRevisions(client: SanityClient): Promise<Map<string, string>> {
  return revisionsOf(await client.fetch<Revision[]>(`${documents}{_id, _rev}`))
}

/** The revision of each document by its id: another one says that something was written. */
function revisionsOf(documents: readonly Revision[]): Map<string, string> {
  return new Map(documents.map(({ _id, _rev }) => [_id, _rev]))
}
