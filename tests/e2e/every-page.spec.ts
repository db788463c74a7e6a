import type { APIRequestContext, Page } from 'playwright/test'
import { sitePages, unlistedPages } from '../../app/lib/site-pages'
import { expect, test } from './fixtures'
import { brokenWords, overflow, visit, wholeSite } from './whole-site'

const widths = [320, 360, 768, 1024, 1440, 1920]

test('RT-08 these tests know every page that the site lists', async ({ request, house }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) =>
    address.replace(house.origin, ''),
  )
  const unlisted = Object.entries(sitePages).flatMap(([id, path]) =>
    unlistedPages.has(id) ? [path] : [],
  )
  expect(listed.length).toBeGreaterThan(0)
  expect([...listed, ...unlisted].sort()).toEqual(wholeSite.map(({ path }) => path).sort())
})

test('RT-08 the page on which developers see the design system is not served to visitors', async ({
  request,
}) => {
  expect((await request.get('/estilo')).status()).toBe(404)
})

for (const { path, row } of wholeSite) {
  test(`${row} ${path} is whole on phones and desks, and what it links to is there`, async ({
    page,
    house,
    request,
  }) => {
    const failed = failuresOf(page, house.origin)
    await page.setViewportSize({ width: 1440, height: 900 })
    await visit(page, house, path)
    await page.waitForLoadState('networkidle')
    await expect(page.locator('html')).toHaveAttribute('lang', /^es\b/)
    await expect(page.locator('h1')).toHaveCount(1)
    expect(await brokenImages(page)).toEqual([])

    await page.setViewportSize({ width: 360, height: 780 })
    await page.reload({ waitUntil: 'networkidle' })
    expect(await brokenImages(page)).toEqual([])
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      expect(await overflow(page), `${width} px`).toBe(0)
      expect(await brokenWords(page), `${width} px`).toEqual([])
    }

    for (const link of await ownLinks(page)) {
      expect(await leadsSomewhere(request, link), link).toBe(true)
    }
    expect(failed).toEqual([])
  })
}

/** Requests to the site that failed or were refused, as they come. */
function failuresOf(page: Page, origin: string): string[] {
  const failed: string[] = []
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // A reload gives up what the page before it was still asking for.
    if (request.url().startsWith(origin) && reason !== 'net::ERR_ABORTED')
      failed.push(`${request.url()} ${reason}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) failed.push(`${response.url()} ${response.status()}`)
  })
  return failed
}

/** Asks for every picture, also those that wait to be near; the addresses of those that do not come. */
async function brokenImages(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const shown = [...document.images].filter((image) => image.checkVisibility())
    for (const image of shown) image.loading = 'eager'
    await Promise.allSettled(shown.map((image) => image.decode()))
    return shown.flatMap((image) => (image.naturalWidth === 0 ? [image.currentSrc] : []))
  })
}

/** Addresses on this site to which the page links, each once. */
async function ownLinks(page: Page): Promise<string[]> {
  const links = await page
    .locator('a[href]')
    .evaluateAll((all) =>
      all.flatMap((link) =>
        link instanceof HTMLAnchorElement && link.origin === location.origin ? [link.href] : [],
      ),
    )
  return [...new Set(links)]
}

interface Answer {
  found: boolean
  text: string
}

const answers = new Map<string, Promise<Answer>>()

/** Whether a link's page answers and holds the part that it points to. Each page is asked once. */
async function leadsSomewhere(request: APIRequestContext, link: string): Promise<boolean> {
  const { hash } = new URL(link)
  const address = link.slice(0, link.length - hash.length)
  const asked = answers.get(address) ?? ask(request, address)
  answers.set(address, asked)
  const { found, text } = await asked
  return found && (hash === '' || text.includes(` id="${decodeURIComponent(hash.slice(1))}"`))
}

async function ask(request: APIRequestContext, address: string): Promise<Answer> {
  const response = await request.get(address)
  const isPage = response.headers()['content-type']?.startsWith('text/html') ?? false
  return { found: response.ok(), text: isPage ? await response.text() : '' }
}
