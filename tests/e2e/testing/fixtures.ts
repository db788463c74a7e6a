import type { SanityClient, SanityDocument } from '@sanity/client'
import {
  test as base,
  expect,
  type BrowserContext,
  type ConsoleMessage,
  type Page,
} from 'playwright/test'
import { LOOPBACK_NAMES } from '#config/mail.server'
import { markerId, waitForFreshContent } from './fresh-content'
import { seededData } from './seeded-data'
import { StudioPage } from './studio-page'
import { collectStudioTexts } from './studio-texts'
import { startTestInstance, type TestInstance } from './test-instance'

interface BrowserErrors {
  /** Console errors, uncaught errors and requests to other hosts so far. */
  readonly found: readonly string[]
  /** Ignores errors that contain one of these texts, whether they came before or come later. */
  allow: (...texts: readonly string[]) => void
}

/**
 * `instance`: one per worker, with the settings of `instanceEnv`.
 * `dataset`: reads and writes all documents; they are restored after the test.
 * `movesPointer`: moves the pointer on each page after its load event, which starts its scripts.
 * `scriptlessPage`: a page in which scripts are off.
 * `browserErrors`: fails the test if a page, in any browser context of the test, reported errors
 *   that the test does not allow.
 * `studio`: the Studio in `page`, not open yet.
 * `studioTexts`: fails the test if the Studio showed English, or said tú or usted.
 * `siteLog`: prints the warnings and errors that the site logged during a failed test.
 */
export const test = base.extend<
  {
    browserErrors: BrowserErrors
    dataset: SanityClient
    movesPointer: boolean
    pointer: undefined
    scriptlessPage: Page
    siteLog: undefined
    studio: StudioPage
    studioTexts: undefined
  },
  { instance: TestInstance; instanceEnv: Readonly<Record<string, string>>; snapshot: Snapshot }
>({
  instanceEnv: [{}, { option: true, scope: 'worker' }],
  instance: [
    async ({ instanceEnv }, use) => {
      const instance = await startTestInstance(instanceEnv, seededData())
      await use(instance)
      await instance.dispose()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ instance }, use) => use(instance.origin),
  movesPointer: [true, { option: true }],
  pointer: [
    async ({ context, movesPointer }, use) => {
      if (movesPointer) await context.addInitScript(movePointerAfterLoad)
      await use(undefined)
    },
    { auto: true },
  ],
  scriptlessPage: async ({ browser }, use) =>
    use(await browser.newPage({ javaScriptEnabled: false })),
  snapshot: [async ({ instance }, use) => use(await createSnapshot(instance)), { scope: 'worker' }],
  dataset: [
    async ({ instance, snapshot }, use) => {
      await use(instance.client)
      await snapshot.restore()
    },
    { auto: true },
  ],
  siteLog: [
    async ({ instance }, use, info) => {
      const start = instance.output().length
      await use(undefined)
      if (info.status === info.expectedStatus) return
      const lines = instance.output().slice(start).split('\n')
      process.stderr.write(lines.filter((line) => !line.includes('"level":"info"')).join('\n'))
    },
    { auto: true },
  ],
  studio: async ({ page, instance }, use) => use(new StudioPage(page, instance)),
  studioTexts: [
    async ({ context }, use) => {
      const listWrong = await collectStudioTexts(context)
      await use(undefined)
      expect(listWrong()).toEqual([])
    },
    { auto: true },
  ],
  browserErrors: [
    async ({ browser, context, instance }, use) => {
      const found: string[] = []
      const watch = (other: BrowserContext) => recordErrors(other, instance, found)
      watch(context)
      browser.on('context', watch)
      const allowed: string[] = []
      const allow = (...texts: readonly string[]) => allowed.push(...texts)
      await use({ found, allow })
      browser.off('context', watch)
      const others = browser.contexts().filter((other) => other !== context)
      for (const other of others) await other.close()
      const isAllowed = (line: string) => allowed.some((text) => line.includes(text))
      expect(found.filter((line) => !isAllowed(line))).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

function movePointerAfterLoad() {
  addEventListener('load', () => dispatchEvent(new Event('pointermove')))
}

function recordErrors(context: BrowserContext, instance: TestInstance, found: string[]) {
  context.on('page', (page) => {
    page.on('pageerror', (error) => found.push(`uncaught: ${error.message}`))
  })
  context.on('console', (message) => {
    if (message.type() !== 'error') return
    if (isLateStudioPresence(message) || isLatePreview(message)) return
    found.push(`console: ${message.text()}`)
  })
  context.on('request', (request) => {
    if (isOtherLocalOrigin(request.url(), instance)) found.push(`foreign request: ${request.url()}`)
  })
  context.on('requestfailed', (request) => {
    // Names of other hosts do not resolve (playwright.config.ts), except those with a fake.
    if (request.failure()?.errorText !== 'net::ERR_NAME_NOT_RESOLVED') return
    found.push(`foreign request: ${request.url()}`)
  })
}

/** Whether a URL belongs to this machine but not to the site, such as the lake's own port. */
function isOtherLocalOrigin(url: string, instance: TestInstance): boolean {
  const { origin, hostname } = new URL(url)
  return origin !== instance.origin && LOOPBACK_NAMES.includes(hostname)
}

/**
 * Whether the Studio wrote to its closed presence socket during a navigation. @sanity/bifur-client
 * 0.4 closes the socket when the navigation starts, but reports presence until it ends.
 */
function isLateStudioPresence(message: ConsoleMessage): boolean {
  const script = new URL(message.location().url || 'about:blank').pathname
  const isClosed = message.text() === 'WebSocket is already in CLOSING or CLOSED state.'
  return isClosed && script.startsWith('/studio/assets/')
}

/**
 * Whether the Studio reports that its preview did not connect within 8 s, which happens on a busy
 * machine. Tests wait for the connection itself.
 */
function isLatePreview(message: ConsoleMessage): boolean {
  return message.text().startsWith('Unable to connect to visual editing.')
}

/** Asset documents are left out: tests only add them, and extra ones do no harm. */
const documents = `*[!(_type in ["sanity.imageAsset", "sanity.fileAsset"]) && _id != "${markerId}"]`

/** The documents of an instance when its worker started. */
interface Snapshot {
  /** Restores these documents, and waits until the site shows them. */
  restore: () => Promise<void>
}

async function createSnapshot(instance: TestInstance): Promise<Snapshot> {
  const { client } = instance
  const originals = await client.fetch<SanityDocument[]>(documents)
  const originalRevisions = revisionsById(originals)
  let revisions = originalRevisions
  return {
    restore: async () => {
      const now = await fetchRevisions(client)
      const changed = originals.filter(({ _id }) => now.get(_id) !== revisions.get(_id))
      const added = [...now.keys()].filter((id) => !originalRevisions.has(id))
      if (changed.length + added.length === 0) return
      const transaction = client.transaction()
      for (const document of changed) transaction.createOrReplace(document)
      for (const id of added) transaction.delete(id)
      const touched = [...changed.map(({ _id }) => _id), ...added]
      if (touched.some(isPublic)) await waitForFreshContent(instance, transaction)
      else await transaction.commit()
      revisions = await fetchRevisions(client)
    },
  }
}

/** Drafts and private documents have a dot in their id. */
const isPublic = (id: string) => !id.includes('.')

type Revision = Pick<SanityDocument, '_id' | '_rev'>

async function fetchRevisions(client: SanityClient): Promise<Map<string, string>> {
  return revisionsById(await client.fetch<Revision[]>(`${documents}{_id, _rev}`))
}

function revisionsById(documents: readonly Revision[]): Map<string, string> {
  return new Map(documents.map(({ _id, _rev }) => [_id, _rev]))
}
