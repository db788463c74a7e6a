import type { Page } from 'playwright/test'
import { publicPages } from '#config/site-pages'
import { expect, test } from './testing/fixtures'
import { pauseRequests } from './testing/paused-requests'

test('shows a status, then six images and eight PDFs to view and download (GAL-01)', async ({
  page,
  request,
  instance,
}) => {
  const resume = await pauseRequests(page, '**/lake/images/**')
  await page.goto('/galeria', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.mouse.move(100, 100)
  const status = page.getByText('Cargando los archivos…')
  await expect(status).toBeVisible()
  resume()
  await expect(status).toBeHidden()
  const getList = (title: RegExp) => page.getByRole('region', { name: title }).getByRole('listitem')
  await expect(getList(/Imágenes/)).toHaveCount(6)
  await expect(getList(/Documentos PDF/)).toHaveCount(8)
  for (const image of await page.getByRole('region').getByRole('img').all()) {
    await expect(image).toHaveJSProperty('complete', true)
    await expect(image).not.toHaveJSProperty('naturalWidth', 0)
  }
  const links = page.getByRole('link', { name: /^Ver / })
  await expect(links).toHaveCount(14)
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute('target', '_blank')
    const address = (await link.getAttribute('href')) ?? ''
    expect(address.startsWith(`${instance.origin}/lake/`)).toBe(true)
    const answer = await request.get(address)
    expect(answer.headers()['content-type']).toMatch(/^(image\/webp|application\/pdf)$/)
  }
  const downloads = page.getByRole('link', { name: /^Descargar/ })
  await expect(downloads.filter({ hasText: /Kit de prensa|Logo sobre papel/ })).toHaveCount(2)
  const kit = downloads.filter({ hasText: 'Kit de prensa' })
  const saved = await request.get((await kit.getAttribute('href')) ?? '')
  expect(saved.headers()['content-disposition']).toMatch(/attachment;.*yapa-kit-de-prensa\.pdf/)
})

test('copies an absolute URL and confirms it for 2 s (GAL-01)', async ({
  page,
  context,
  instance,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.clock.install({ time: '2025-09-01T10:00:00-03:00' })
  await page.goto('/galeria')
  const file = page.getByRole('listitem').filter({ hasText: 'kit-de-prensa' })
  const address = await file.getByRole('link', { name: /^Ver/ }).getAttribute('href')
  await page.clock.pauseAt('2025-09-01T11:00:00-03:00')
  await file.getByRole('button', { name: /^Copiar dirección/ }).click()
  const copied = file.getByRole('button', { name: /^Copiado!/ })
  await expect(copied).toBeVisible()
  const text = await page.evaluate(() => navigator.clipboard.readText())
  expect(text).toBe(address)
  expect(text.startsWith(instance.origin)).toBe(true)
  await page.clock.runFor(1_900)
  await expect(copied).toBeVisible()
  await page.clock.runFor(100)
  await expect(copied).toBeHidden()
})

test('without scripts, in old browsers too, every file has a link and no button (GAL-01)', async ({
  scriptlessPage: page,
}) => {
  await expectOnlyLinks(page)
  // Browsers of 2022 do not know this media feature.
  await page.route('**/*.css', async (route) => {
    const response = await route.fetch()
    const styles = await response.text()
    await route.fulfill({ response, body: styles.replaceAll('(scripting:', '(unknown-feature:') })
  })
  await expectOnlyLinks(page)
})

async function expectOnlyLinks(page: Page) {
  await page.goto('/galeria')
  await expect(page.getByRole('link', { name: /^Ver / })).toHaveCount(14)
  await expect(page.getByText('Cargando los archivos…')).toBeHidden()
  await expect(page.getByRole('button', { name: /Copiar/ })).toHaveCount(0)
}

test('no public page links to the gallery (RT-05)', async ({ request }) => {
  expect(await (await request.get('/galeria')).text()).toContain('name="robots" content="noindex"')
  expect(await (await request.get('/robots.txt')).text()).not.toContain('/galeria')
  for (const { path } of publicPages.filter((page) => page.path !== '/galeria')) {
    expect(await (await request.get(path)).text(), path).not.toMatch(/href="[^"]*galeria/)
  }
})
