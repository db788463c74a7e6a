import { brotliCompressSync, constants } from 'node:zlib'
import type { Page } from 'playwright/test'
import { expect, test } from './testing/fixtures'
import { allPaths } from './testing/site-pages'

test.use({ movesPointer: false })

/** Bytes of a page's HTML, uncompressed and with maximal brotli compression. */
const HTML = { raw: 110_000, compressed: 20_000 }
/** Bytes of compressed scripts, at first and after eight seconds without interaction. */
const SCRIPTS = { first: 10_000, idle: 85_000 }

for (const path of allPaths) {
  test(`${path} stays within its bytes of HTML and scripts while idle (FAST-02)`, async ({
    page,
  }) => {
    const scripts = recordScripts(page)
    await page.clock.install()
    const response = await page.goto(path)
    const html = (await response?.body()) ?? Buffer.alloc(0)
    expect(html.byteLength).toBeGreaterThan(10_000)
    expect(html.byteLength).toBeLessThanOrEqual(HTML.raw)
    expect(compressed(html)).toBeLessThanOrEqual(HTML.compressed)
    expect(await scripts.bytes()).toBeLessThanOrEqual(SCRIPTS.first)

    await page.clock.runFor(8_000)
    await page.waitForLoadState('networkidle')
    expect(await scripts.bytes()).toBeLessThanOrEqual(SCRIPTS.idle)
  })
}

/** Sums up the compressed size of the scripts that a page requests. */
function recordScripts(page: Page) {
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
