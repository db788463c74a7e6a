import { brotliCompressSync, constants } from 'node:zlib'
import type { Page } from 'playwright/test'
import { expect, test } from './testing/fixtures'
import { allPaths } from './testing/site-pages'

test.use({ movesPointer: false })

/** Bytes of a page's HTML, uncompressed and with maximal brotli compression. */
const HTML = { raw: 112_000, compressed: 20_500 }
/**
 * Bytes of compressed scripts: those that run before the first input, and all that are fetched,
 * most of them after the first view and only to be in the cache.
 */
const SCRIPTS = { run: 10_000, fetched: 112_000 }
/** The poster is drawn by scripts. */
const POSTER_FETCHED = 128_000

/** A page of each kind: the others have the same scripts. */
const kinds = ['/', '/about-us', '/afiche', '/inversores', '/sosBahia', '/fuerzabahia']
kinds.push('/todos-por-bahia-blanca', '/buscar', '/galeria')

test('every page stays within its bytes of HTML (FAST-02)', async ({ request }) => {
  for (const path of allPaths) {
    const html = await (await request.get(path)).body()
    expect(html.byteLength, path).toBeGreaterThan(10_000)
    expect(html.byteLength, path).toBeLessThanOrEqual(HTML.raw)
    expect(compressed(html), path).toBeLessThanOrEqual(HTML.compressed)
  }
})

for (const path of kinds) {
  test(`${path} stays within its bytes of scripts while idle (FAST-02)`, async ({ page }) => {
    const scripts = recordScripts(page)
    await page.clock.install()
    await page.goto(path)
    await page.clock.runFor(8_000)
    await page.waitForLoadState('networkidle')
    expect(await scripts.run()).toBeLessThanOrEqual(SCRIPTS.run)
    const limit = path === '/afiche' ? POSTER_FETCHED : SCRIPTS.fetched
    expect(await scripts.fetched()).toBeLessThanOrEqual(limit)
  })
}

/** Pages for phones with a weak connection, one of each kind. */
const lightPages = ['/sosBahia', '/sosBahia/donate', '/fuerzabahia', '/todos-por-bahia-blanca']

test('light pages need at most 60 kB and no script for the first paint (SOS-01 to SOS-03)', async ({
  context,
  instance,
}) => {
  // Most of the time they wait for the slow connection.
  await Promise.all(
    lightPages.map(async (path) => {
      const page = await context.newPage()
      const { bytes, scriptUrls } = await measureFirstPaint(page, `${instance.origin}${path}`)
      expect(bytes, path).toBeGreaterThan(5_000)
      expect(bytes, path).toBeLessThanOrEqual(60_000)
      expect(scriptUrls, path).toEqual([])
    }),
  )
})

/** Sums up the compressed size of the scripts that a page runs, and of those it fetches. */
function recordScripts(page: Page) {
  const fetched = new Map<string, Promise<number>>()
  const run = new Set<string>()
  page.on('response', (response) => {
    const url = response.url()
    if (!url.endsWith('.js')) return
    if (response.request().resourceType() === 'script') run.add(url)
    if (!fetched.has(url)) fetched.set(url, response.body().then(compressed))
  })
  const sum = async (isIncluded: (url: string) => boolean) => {
    const bytes = [...fetched].map(async ([url, size]) => (isIncluded(url) ? size : 0))
    return (await Promise.all(bytes)).reduce((total, size) => total + size, 0)
  }
  return { run: () => sum((url) => run.has(url)), fetched: () => sum(() => true) }
}

function compressed(body: Buffer): number {
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).byteLength
}

/** 400 kbit/s with a latency of 300 ms. */
const SLOW_NETWORK = {
  offline: false,
  latency: 300,
  downloadThroughput: 50_000,
  uploadThroughput: 25_000,
}

/** Opens a page over a slow connection; reads what had arrived before its first paint. */
async function measureFirstPaint(page: Page, url: string) {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  await session.send('Network.emulateNetworkConditions', SLOW_NETWORK)
  const scripts: { url: string; at: number }[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push({ url: request.url(), at: Date.now() })
  })
  // Waiting for the load event would take seconds.
  await page.goto(url, { waitUntil: 'commit' })
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length)
  const { paintedAt, bytes } = await page.evaluate(() => {
    const { startTime } = performance.getEntriesByName('first-contentful-paint')[0] ?? {}
    const entries = ['navigation', 'resource'].flatMap((type) => performance.getEntriesByType(type))
    const sizes = entries.map((entry) => {
      if (!(entry instanceof PerformanceResourceTiming)) return 0
      const { entryType, responseEnd, transferSize } = entry
      const isArrived = entryType === 'navigation' || responseEnd <= (startTime ?? 0)
      return isArrived ? transferSize : 0
    })
    return {
      paintedAt: performance.timeOrigin + (startTime ?? 0),
      bytes: sizes.reduce((sum, size) => sum + size, 0),
    }
  })
  return { bytes, scriptUrls: scripts.filter(({ at }) => at <= paintedAt).map(({ url }) => url) }
}
