import type { Page } from 'playwright/test'
import sharp from 'sharp'
import { sitePages } from '../../app/lib/site-pages'
import { expect, test } from './fixtures'
import { settled } from './settled'

const paths = Object.values(sitePages)

test('RT-08 every page has its own title, description and canonical address', async ({
  page,
  house,
}) => {
  const heads = await headsOf(page)
  expect(heads.map(({ canonical }) => canonical)).toEqual(
    paths.map((path) => new URL(path, house.origin).href),
  )
  const ownWords = (words: readonly (string | null)[]) => new Set(words.filter(Boolean)).size
  expect(ownWords(heads.map(({ title }) => title))).toBe(paths.length)
  expect(ownWords(heads.map(({ description }) => description))).toBe(paths.length)
})

test('RT-08 every page has a social image: a JPEG of 1200 × 630, with words for it', async ({
  page,
  request,
}) => {
  const heads = await headsOf(page)
  const addresses = new Set(heads.map(({ image }) => image ?? ''))
  for (const { image, twitterImage, imageWords } of heads) {
    expect(twitterImage).toBe(image)
    expect(imageWords).toMatch(/\S/)
  }
  for (const address of addresses) {
    const picture = await sharp(await (await request.get(address)).body()).metadata()
    expect(picture).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  }
})

test('RT-08 the sitemap lists every public page with the day of its last change', async ({
  house,
  dataset,
  request,
}) => {
  const answer = await request.get('/sitemap.xml')
  expect(answer.headers()['content-type']).toContain('application/xml')
  const locations = [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, location]) => location,
  )
  const listed = paths.filter((path) => path !== '/galeria')
  expect(locations).toEqual(listed.map((path) => new URL(path, house.origin).href))

  const { _updatedAt } = await dataset.patch('aboutPage').set({ title: 'Sobre nosotros' }).commit()
  await expect
    .poll(async () => (await request.get('/sitemap.xml')).text())
    .toContain(`/about-us</loc><lastmod>${_updatedAt}</lastmod>`)
})

test('RT-08 a page hidden in the dataset leaves the sitemap at once', async ({
  house,
  dataset,
  page,
  request,
}) => {
  await dataset.patch('aboutPage').set({ 'seo.noIndex': true }).commit()
  await expect
    .poll(async () => (await request.get('/sitemap.xml')).text())
    .not.toContain('/about-us')
  await settled(house)
  await page.goto('/about-us')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
})

test('RT-08 robots.txt leads to the sitemap and keeps crawlers out of the Studio', async ({
  house,
  request,
}) => {
  const text = await (await request.get('/robots.txt')).text()
  expect(text).toContain(`Sitemap: ${house.origin}/sitemap.xml`)
  expect(text).toContain('Disallow: /studio')
})

test('RT-08 CMS-09 the manifest carries the name of the brand', async ({ dataset, request }) => {
  const read = async () => {
    const answer = await request.get('/site.webmanifest')
    expect(answer.headers()['content-type']).toContain('application/manifest+json')
    return (await answer.json()) as unknown
  }
  expect(await read()).toMatchObject({ name: 'Yapa', lang: 'es-AR', start_url: '/' })
  await dataset.patch('siteSettings').set({ brandName: 'Otra' }).commit()
  await expect.poll(read).toMatchObject({ name: 'Otra', short_name: 'Otra' })
})

test('RT-08 every icon that the head and the manifest name is there, at its size', async ({
  page,
  request,
}) => {
  await page.goto('/')
  const manifest = await page.locator('link[rel=manifest]').getAttribute('href')
  const { icons } = (await (await request.get(manifest ?? '')).json()) as {
    icons: { src: string; sizes: string }[]
  }
  expect(icons.length).toBeGreaterThan(1)
  for (const { src, sizes } of icons) {
    const { width, height } = await sharp(await (await request.get(src)).body()).metadata()
    expect(`${width}x${height}`).toBe(sizes)
  }
  for (const link of await page.locator('link[rel=icon], link[rel=apple-touch-icon]').all()) {
    const answer = await request.get((await link.getAttribute('href')) ?? '')
    expect(answer.headers()['content-type']).toMatch(/^image\//)
  }
})

test('RT-08 the home page says who is behind it, and its questions', async ({ page, house }) => {
  await page.goto('/')
  const data = await structuredData(page)
  expect(data).toContainEqual(
    expect.objectContaining({
      '@type': 'Organization',
      name: 'Yapa',
      url: `${house.origin}/`,
      sameAs: expect.arrayContaining([expect.stringContaining('instagram')]),
    }),
  )
  const faq = data.find((object) => object['@type'] === 'FAQPage')
  const questions = await page.locator('details.faq-entry summary').allInnerTexts()
  expect(faq?.mainEntity).toEqual(
    questions.map((name) => ({
      '@type': 'Question',
      name: name.trim(),
      acceptedAnswer: { '@type': 'Answer', text: expect.stringMatching(/\S/) },
    })),
  )
})

for (const path of ['/about-us', '/privacy-policy', '/terms-conditions', '/biblioteca']) {
  test(`RT-08 ${path} says how it is reached`, async ({ page, house }) => {
    await page.goto(path)
    const name = await page.locator('.breadcrumbs [aria-current=page]').innerText()
    expect(await structuredData(page)).toContainEqual({
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Inicio', item: `${house.origin}/` },
        { '@type': 'ListItem', position: 2, name, item: `${house.origin}${path}` },
      ],
    })
  })
}

test('RT-08 a page inside SOS Bahía says so on its way', async ({ page, house }) => {
  await page.goto('/sosBahia/donate')
  const [trail] = (await structuredData(page)).filter(
    (object) => object['@type'] === 'BreadcrumbList',
  )
  expect(trail?.itemListElement).toMatchObject([
    { position: 1, item: `${house.origin}/` },
    { position: 2, name: 'SOS Bahía', item: `${house.origin}/sosBahia` },
    { position: 3, item: `${house.origin}/sosBahia/donate` },
  ])
})

/** Every object of JSON-LD on the page. */
async function structuredData(page: Page) {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
  return texts.map((text) => JSON.parse(text) as Record<string, unknown>)
}

/** What every page says of itself in its head, read without opening what the pages embed. */
async function headsOf(page: Page) {
  await page.goto('/about-us')
  return page.evaluate(
    (addresses) =>
      Promise.all(
        addresses.map(async (address) => {
          const html = await (await fetch(address)).text()
          const head = new DOMParser().parseFromString(html, 'text/html')
          const read = (selector: string, name = 'content') =>
            head.querySelector(selector)?.getAttribute(name) ?? null
          return {
            title: head.title,
            description: read('meta[name=description]'),
            canonical: read('link[rel=canonical]', 'href'),
            image: read('meta[property="og:image"]'),
            twitterImage: read('meta[name="twitter:image"]'),
            imageWords: read('meta[property="og:image:alt"]'),
          }
        }),
      ),
    paths,
  )
}
