import { brotliCompressSync, constants } from 'node:zlib'
import type { Page } from 'playwright/test'
import { expect, test } from './fixtures'
import { wholeSite } from './whole-site'

test.use({ untouched: true })

/** Bytes of a page's HTML as it is, and as the best brotli leaves it. */
const HTML = { raw: 110_000, compressed: 20_000 }
/** Bytes of compressed scripts until the first paint, and after eight seconds in which nobody touches the page. */
const SCRIPTS = { first: 10_000, untouched: 85_000 }

for (const { path } of wholeSite) {
  test(`${path} and its scripts stay within their bytes while nobody touches it (FAST-02)`, async ({
    page,
  }) => {
    const scripts = watchScripts(page)
    await page.clock.install()
    const response = await page.goto(path)
    const html = (await response?.body()) ?? Buffer.alloc(0)
    expect(html.byteLength).toBeGreaterThan(10_000)
    expect(html.byteLength).toBeLessThanOrEqual(HTML.raw)
    expect(compressed(html)).toBeLessThanOrEqual(HTML.compressed)
    expect(await scripts.bytes()).toBeLessThanOrEqual(SCRIPTS.first)

    await page.clock.runFor(8_000)
    await page.waitForLoadState('networkidle')
    expect(await scripts.bytes()).toBeLessThanOrEqual(SCRIPTS.untouched)
  })
}

/** Weighs the scripts that a page asks for, each as the best brotli leaves it. */
function watchScripts(page: Page) {
  const bodies: Promise<Buffer>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') bodies.push(response.body())
  })
  return {
    bytes: async () => (await Promise.all(bodies)).reduce((sum, body) => sum + compressed(body), 0),
  }
}

function compressed(body: Buffer): number {
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).byteLength
}
