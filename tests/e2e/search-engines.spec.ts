import type { Page } from 'playwright/test'
import sharp from 'sharp'
import { publicPages } from '#config/site-pages'
import { expect, test } from './testing/fixtures'
import { waitForFreshContent } from './testing/fresh-content'
import { staffPaths } from './testing/site-pages'

const paths = publicPages.map(({ path }) => path)

test('every page has a unique title, description, URL, data and a social image (RT-08)', async ({
  page,
  instance,
  request,
}) => {
  const heads = await readHeads(page)
  expect(heads.map(({ canonical }) => canonical)).toEqual(
    paths.map((path) => new URL(path, instance.origin).href),
  )
  const countUnique = (texts: readonly (string | null)[]) => new Set(texts.filter(Boolean)).size
  expect(countUnique(heads.map(({ title }) => title))).toBe(paths.length)
  expect(countUnique(heads.map(({ description }) => description))).toBe(paths.length)
  for (const { canonical, data, end, invalid, image, twitterImage, imageAlt } of heads) {
    expect(twitterImage).toBe(image)
    expect(imageAlt).toMatch(/\S/)
    expect(end, `after the body of ${canonical}`).toBe('</html>')
    expect(invalid, `what vnu rejects on ${canonical}`).toEqual([])
    for (const text of data)
      expect(JSON.parse(text), `${canonical}`).toMatchObject({
        '@context': 'https://schema.org',
        '@type': expect.stringMatching(/^(Organization|BreadcrumbList|FAQPage)$/),
      })
  }
  for (const address of new Set(heads.map(({ image }) => image ?? ''))) {
    const picture = await sharp(await (await request.get(address)).body()).metadata()
    expect(picture).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  }

  // Structured data name the organization, its questions and the place of a page.
  const read = (path: (typeof paths)[number]) => {
    const { data = [], place, questions } = heads[paths.indexOf(path)] ?? {}
    return { data: data.map((text) => JSON.parse(text) as object), place, questions }
  }
  const home = read('/')
  expect(home.data).toContainEqual(
    expect.objectContaining({
      '@type': 'Organization',
      name: 'Yapa',
      url: `${instance.origin}/`,
      logo: expect.stringContaining(`${instance.origin}/lake/images/`),
      address: expect.objectContaining({ addressCountry: 'AR' }),
      areaServed: ['AR', 'UY', 'PY'],
      sameAs: expect.arrayContaining([expect.stringContaining('instagram')]),
    }),
  )
  expect(home.data).toContainEqual(
    expect.objectContaining({
      '@type': 'FAQPage',
      mainEntity: home.questions?.map((name) => ({
        '@type': 'Question',
        name,
        acceptedAnswer: { '@type': 'Answer', text: expect.stringMatching(/\S/) },
      })),
    }),
  )
  for (const path of [
    '/about-us',
    '/privacy-policy',
    '/terms-conditions',
    '/biblioteca',
  ] as const) {
    const { data, place } = read(path)
    expect(place, path).toMatch(/\S/)
    expect(data).toContainEqual({
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Inicio', item: `${instance.origin}/` },
        { '@type': 'ListItem', position: 2, name: place, item: `${instance.origin}${path}` },
      ],
    })
  }
  expect(read('/sosBahia/donate').data).toContainEqual(
    expect.objectContaining({
      '@type': 'BreadcrumbList',
      itemListElement: [
        expect.objectContaining({ position: 1, item: `${instance.origin}/` }),
        expect.objectContaining({
          position: 2,
          name: 'SOS Bahía',
          item: `${instance.origin}/sosBahia`,
        }),
        expect.objectContaining({ position: 3, item: `${instance.origin}/sosBahia/donate` }),
      ],
    }),
  )
})

test('the sitemap has all public pages; no list and no page has the gallery (RT-08, RT-05)', async ({
  instance,
  dataset,
  request,
}) => {
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain(`Sitemap: ${instance.origin}/sitemap.xml`)
  expect(robots).toContain('Disallow: /studio')
  expect(robots).not.toContain('/galeria')
  for (const path of paths) {
    const html = await (await request.get(path)).text()
    if (path === '/galeria') expect(html).toContain('name="robots" content="noindex"')
    else expect(html, path).not.toMatch(/href="[^"]*galeria/)
  }
  const answer = await request.get('/sitemap.xml')
  expect(answer.headers()['content-type']).toContain('application/xml')
  const locations = [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, location]) => location,
  )
  const listed = publicPages.filter(({ isListed }) => isListed)
  expect(locations).toEqual(
    [...listed.map(({ path }) => path), ...staffPaths].map(
      (path) => new URL(path, instance.origin).href,
    ),
  )

  const { _updatedAt } = await dataset.patch('aboutPage').set({ title: 'Sobre nosotros' }).commit()
  await expect
    .poll(async () => (await request.get('/sitemap.xml')).text())
    .toContain(`/about-us</loc><lastmod>${_updatedAt}</lastmod>`)
})

test('a visitor can install the brand, which is renamed everywhere (RT-08, CMS-01, CMS-09)', async ({
  page,
  instance,
  dataset,
  request,
}) => {
  await page.goto('/')
  const address = (await page.locator('link[rel=manifest]').getAttribute('href')) ?? ''
  const read = async () => {
    const answer = await request.get(address)
    expect(answer.headers()['content-type']).toContain('application/manifest+json')
    return (await answer.json()) as { icons: { src: string; sizes: string }[] }
  }
  const manifest = await read()
  expect(manifest).toMatchObject({
    name: 'Yapa',
    lang: 'es-AR',
    start_url: '/',
    display: 'standalone',
  })
  expect(manifest.icons.length).toBeGreaterThan(1)
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp(await (await request.get(src)).body()).metadata()
    expect(`${width}x${height}`).toBe(sizes)
  }
  for (const link of await page.locator('link[rel=icon], link[rel=apple-touch-icon]').all()) {
    const answer = await request.get((await link.getAttribute('href')) ?? '')
    expect(answer.headers()['content-type']).toMatch(/^image\//)
  }
  await dataset.patch('siteSettings').set({ brandName: 'Ñandú' }).commit()
  await expect.poll(read).toMatchObject({ name: 'Ñandú', short_name: 'Ñandú' })
  await waitForFreshContent(instance)
  for (const path of [...paths, '/no-existe']) {
    const html = await (await request.get(path)).text()
    expect(html, path).toContain('Ñandú')
    // In lower case it is a common noun, an e-mail address or a file name.
    expect(html.match(/.{40}\bYapa\b/g) ?? [], path).toEqual([])
  }
})

/** Reads the heads of all pages without opening the pages. */
async function readHeads(page: Page) {
  await page.goto('/about-us')
  return page.evaluate(
    (addresses) =>
      Promise.all(
        addresses.map(async (address) => {
          // The policy of this page forbids the styles of others.
          const html = (await (await fetch(address)).text()).replace(/<style>.*?<\/style>/gs, '')
          const head = new DOMParser().parseFromString(html, 'text/html')
          const read = (selector: string, name = 'content') =>
            head.querySelector(selector)?.getAttribute(name) ?? null
          const readTexts = (selector: string) =>
            [...head.querySelectorAll(selector)].map(({ textContent }) => textContent.trim())
          return {
            title: head.title,
            place: readTexts('.breadcrumbs [aria-current=page]')[0],
            questions: readTexts('details.faq-entry summary'),
            description: read('meta[name=description]'),
            canonical: read('link[rel=canonical]', 'href'),
            image: read('meta[property="og:image"]'),
            twitterImage: read('meta[name="twitter:image"]'),
            imageAlt: read('meta[property="og:image:alt"]'),
            end: html.slice(html.indexOf('</html>')).trim(),
            invalid: [
              ...head.querySelectorAll(
                'select[maxlength], select[required], body meta, body > style',
              ),
            ].map(({ outerHTML }) => outerHTML),
            data: readTexts('script[type="application/ld+json"]'),
          }
        }),
      ),
    paths,
  )
}
