import type { Page } from 'playwright/test'
import { expect, test } from './testing/fixtures'
import { readLogLines } from './testing/log-lines'
import { pauseRequests } from './testing/paused-requests'
import { recordWarnings } from './testing/site-pages'

test('shows a status, then files to view, download and copy, confirmed for 2 s (GAL-01)', async ({
  page,
  context,
  request,
  instance,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
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

  const file = page.getByRole('listitem').filter({ hasText: 'kit-de-prensa' })
  const address = await file.getByRole('link', { name: /^Ver/ }).getAttribute('href')
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 3_600_000)
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

test('a copy or a file that fails is logged; no image and no file have a text (ERR-02, GAL-02)', async ({
  page,
  instance,
  dataset,
  browserErrors,
}) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('denied'))
  })
  await page.route('**/lake/images/**', (route) => route.abort('connectionreset'))
  const warnings = recordWarnings(page)
  await page.goto('/galeria')
  const failed = () => warnings.filter((text) => text.startsWith('gallery.imageFailed'))
  await expect.poll(failed).toHaveLength(6)
  await expect(page.getByText('No se pudo mostrar esta imagen')).toHaveCount(6)
  await expect(page.getByText('Cargando los archivos…')).toBeHidden()
  browserErrors.allow('net::ERR_')
  const button = page.getByRole('button', { name: /^Copiar dirección/ }).first()
  await button.click()
  await expect.poll(() => warnings.join()).toContain('copy.failed')
  await expect(button).toHaveAccessibleName(/^Copiar dirección/)

  const id = await dataset.fetch<string>('*[_type == "galleryItem" && type == "pdf"][0]._id')
  await dataset.patch(id).unset(['file', 'url']).commit()
  const missing = { message: 'a file of the gallery is missing', item: id }
  await expect
    .poll(async () => {
      await page.request.get('/galeria')
      return readLogLines(instance)
    })
    .toContainEqual(expect.objectContaining(missing))

  await dataset.patch('galleryPage').set({ items: [] }).commit()
  await expect(async () => {
    await page.goto('/galeria')
    await expect(page.getByText('No hay archivos en la galería')).toBeVisible({ timeout: 100 })
  }).toPass()
  await expect(page.getByRole('button', { name: /Copiar/ })).toHaveCount(0)
})
