import type { APIRequestContext, Page } from 'playwright/test'
import { publicPages } from '../../config/site-pages'
import { expect, test } from './testing/fixtures'
import { allPaths, findBrokenWords, measureOverflow, staffPaths, visit } from './testing/site-pages'

const widths = [320, 360, 768, 1024, 1440, 1920]

test('the sitemap lists every page that search engines may list (RT-08)', async ({
  request,
  instance,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) =>
    address.replace(instance.origin, ''),
  )
  const expected = publicPages.filter(({ isListed }) => isListed).map(({ path }) => path)
  expect(listed).toEqual([...expected, ...staffPaths])
})

test('visitors get no page of the design system (RT-08)', async ({ request }) => {
  expect((await request.get('/estilo')).status()).toBe(404)
})

for (const path of allPaths) {
  test(`${path} fits phones and desktops, and its images and links work (RT-01 to RT-05)`, async ({
    page,
    instance,
    request,
  }) => {
    const failed = recordFailures(page, instance.origin)
    await page.setViewportSize({ width: 1440, height: 900 })
    await visit(page, instance, path)
    await page.waitForLoadState('networkidle')
    await expect(page.locator('html')).toHaveAttribute('lang', /^es\b/)
    await expect(page.locator('h1')).toHaveCount(1)
    expect(await findBrokenImages(page)).toEqual([])

    await page.setViewportSize({ width: 360, height: 780 })
    await page.reload({ waitUntil: 'networkidle' })
    expect(await findBrokenImages(page)).toEqual([])
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      expect(await measureOverflow(page), `${width} px`).toBe(0)
      expect(await findBrokenWords(page), `${width} px`).toEqual([])
    }

    for (const link of await findSiteLinks(page)) {
      expect(await isWorkingLink(request, link), link).toBe(true)
    }
    expect(failed).toEqual([])
  })
}

for (const [menu, label] of [
  ['the seed’s', undefined],
  ['a long', 'Abrir el menú de secciones'],
] as const) {
  test(`at 320 px ${menu} label of the menu button shows all its words (RT-01)`, async ({
    page,
    dataset,
  }) => {
    if (label !== undefined) {
      await dataset.patch('navigation').set({ 'labels.menuOpen': label }).commit()
      await expect.poll(async () => (await page.request.get('/about-us')).text()).toContain(label)
    }
    await page.setViewportSize({ width: 320, height: 568 })
    await page.goto('/about-us')
    const words = page.locator('.site-menu-open')
    const [cut, outside] = await words.evaluate((element) => [
      element.scrollWidth - element.clientWidth,
      element.getBoundingClientRect().right - innerWidth,
    ])
    expect(cut).toBeLessThanOrEqual(0)
    expect(outside).toBeLessThan(0)
    expect(await findBrokenWords(page)).toEqual([])
    expect(await measureOverflow(page)).toBe(0)
  })
}

/** Records failed requests and error statuses. */
function recordFailures(page: Page, origin: string): string[] {
  const failed: string[] = []
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // A reload aborts pending requests.
    if (request.url().startsWith(origin) && reason !== 'net::ERR_ABORTED')
      failed.push(`${request.url()} ${reason}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) failed.push(`${response.url()} ${response.status()}`)
  })
  return failed
}

/** Loads all images, also lazy ones; returns the URLs of those that fail. */
async function findBrokenImages(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const shown = [...document.images].filter((image) => image.checkVisibility())
    for (const image of shown) image.loading = 'eager'
    await Promise.allSettled(shown.map((image) => image.decode()))
    return shown.flatMap((image) => (image.naturalWidth === 0 ? [image.currentSrc] : []))
  })
}

/** Returns the page's links to this site without duplicates. */
async function findSiteLinks(page: Page): Promise<string[]> {
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

/** Whether a link's page exists and contains the fragment. Each page is requested once. */
async function isWorkingLink(request: APIRequestContext, link: string): Promise<boolean> {
  const { hash } = new URL(link)
  const address = link.slice(0, link.length - hash.length)
  const answer = answers.get(address) ?? fetchPage(request, address)
  answers.set(address, answer)
  const { found, text } = await answer
  return found && (hash === '' || text.includes(` id="${decodeURIComponent(hash.slice(1))}"`))
}

async function fetchPage(request: APIRequestContext, address: string): Promise<Answer> {
  const response = await request.get(address)
  const isPage = response.headers()['content-type']?.startsWith('text/html') ?? false
  return { found: response.ok(), text: isPage ? await response.text() : '' }
}
