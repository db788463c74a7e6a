import type { Locator, Page } from 'playwright/test'
import { findViolations } from './testing/axe'
import { expect, test } from './testing/fixtures'
import { waitForFreshContent } from './testing/fresh-content'
import { isWorkingLink } from './testing/site-links'
import { expectToFit, measureOverflow } from './testing/site-pages'

const box = (page: Page) => page.getByRole('main').getByRole('searchbox')
const hits = (page: Page) => page.getByRole('main').locator('.search-hit')

const readHrefs = (links: Locator) =>
  links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))

test('without scripts a search finds results with working links (SEEK-01)', async ({
  scriptlessPage: page,
  request,
}) => {
  await page.goto('/buscar')
  const found = new Set(await readHrefs(page.getByRole('main').locator('.search-words a')))
  expect(found.size).toBeGreaterThan(4)
  for (const href of found) {
    expect(await (await request.get(href)).text(), href).toContain('class="search-hit ')
  }
  found.clear()
  for (const query of ['rifa', 'campaña', 'bahia', 'plan', 'datos', 'guia']) {
    await box(page).fill(query)
    await page.getByRole('main').getByRole('button', { name: 'Buscar' }).click()
    await expect(hits(page).first()).toBeVisible()
    for (const href of await readHrefs(hits(page).getByRole('link'))) found.add(href)
  }
  expect(found.size).toBeGreaterThan(30)
  expect([...found]).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^\/biblioteca#libraryResource-/),
      expect.stringMatching(/^\/sosBahia#campaignLink-/),
    ]),
  )
  for (const href of found) {
    expect(await isWorkingLink(request, new URL(href, page.url()).href), href).toBe(true)
  }
})

test('results, and the words without any, fit, pass axe and lead on (SEEK-01)', async ({
  page,
}) => {
  await page.goto('/buscar?q=rifas')
  await checkLayout(page)
  const drawers = page.getByRole('main').locator('.search-drawer')
  await expect(drawers.getByRole('heading', { level: 2 })).toHaveText([
    'Páginas',
    'Preguntas',
    'PDF',
  ])
  await expect(page.locator('.search-best img')).toBeVisible()
  await expect(drawers.nth(2).locator('.search-hit')).toHaveText([/^PDF/, /^PDF/])
  await expect(page.getByRole('main')).not.toContainText(/seguí por acá/i)

  const header = page.getByRole('banner')
  await header.locator('.site-search summary').focus()
  await page.keyboard.press('Enter')
  expect(await findViolations(page)).toEqual([])
  await page.keyboard.press('Tab')
  await expect(header.getByRole('searchbox')).toBeFocused()
  await page.keyboard.type('inundasion')
  await page.keyboard.press('Enter')
  // Recordings read the title, and what was typed is private.
  await expect(page).not.toHaveTitle(/inundasion/)
  await expect(hits(page).first().locator('mark').first()).toHaveText(/inunda/i)

  await page.goto('/buscar?q=colchonería')
  await checkLayout(page)
  const main = page.getByRole('main')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('No encontramos «colchonería»')
  await main.getByRole('link', { name: /^colchones$/i }).click()
  await expect(hits(page).first().locator('mark').first()).toHaveText(/colchones/i)

  const query = `<img src=x onerror=alert(1)>"'{count}\u0000\u202e${'ñ'.repeat(300)}`
  const response = await page.goto(`/buscar?q=${encodeURIComponent(query)}`)
  expect(response?.status()).toBe(200)
  await expect(heading).toContainText('«<img src=x onerror=alert(1)>')
  await expect(page.locator('main img[src="x"]')).toHaveCount(0)
  await expect(box(page)).toHaveValue(/^.{100}$/)
  await page.setViewportSize({ width: 320, height: 900 })
  expect(await measureOverflow(page)).toBe(0)
})

/** Checks the page at all widths, and with its menu on a phone; ends on a wide screen. */
async function checkLayout(page: Page) {
  await expectToFit(page, [320, 768, 1024, 1440, 360])
  await page.getByText('Abrir el menú').click()
  expect(await findViolations(page)).toEqual([])
  await page.setViewportSize({ width: 1280, height: 900 })
}

test('results are private, and follow what staff publish, hide and delete at once (SEEK-01)', async ({
  request,
  dataset,
  instance,
}) => {
  const results = await request.get('/buscar?q=Marcela+Olivares')
  expect(results.headers()['cache-control']).toBe('private, no-store')
  expect(results.headers()).not.toHaveProperty('etag')
  expect(await results.text()).toContain('<meta name="robots" content="noindex"/>')
  const empty = await request.get('/buscar')
  expect(empty.headers()).toHaveProperty('etag')
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('/buscar')
  expect(instance.output()).not.toMatch(/Marcela|Olivares/)

  const search = async (query: string) =>
    (await request.get('/buscar', { params: { q: query } })).text()
  const count = async (query: string) =>
    (await search(query)).split('class="search-hit ').length - 1
  const question = { _id: 'faqEntry-costo', _type: 'faqEntry', id: 'costo', content: [] }
  await dataset.createOrReplace({ ...question, _id: 'drafts.faqEntry-costo', title: 'Mandarina' })
  expect(await count('mandarina')).toBe(0)
  expect(await count('volver a casa')).toBeGreaterThan(0)

  const campaign = 'campaignLink-volver-a-casa'
  const transaction = dataset
    .transaction()
    .patch('faqEntry-costo', { set: { title: '¿Qué es una mandarina?' } })
    .patch('aboutPage', { set: { title: 'Quinotos', 'seo.noIndex': true } })
  for (const id of ['sosHomePage', 'todosPorBahiaPage']) {
    transaction.patch(id, { unset: [`campaigns[_ref=="${campaign}"]`] })
  }
  await waitForFreshContent(instance, transaction)
  expect(await count('mandarina')).toBe(1)
  expect(await search('volver a casa')).not.toContain(campaign)
  expect(await count('quinotos')).toBe(0)
})
