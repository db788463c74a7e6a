import { expect, test } from './fixtures'

test('GAL-01 six images and eight PDFs, loading until the last picture is there', async ({
  page,
}) => {
  let letThrough: () => void = () => undefined
  const held = new Promise<void>((resolve) => (letThrough = resolve))
  await page.route('**/lake/images/**', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/galeria', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.mouse.move(100, 100)
  const status = page.getByText('Cargando los archivos…')
  await expect(status).toBeVisible()
  letThrough()
  await expect(status).toBeHidden()
  const listOf = (title: RegExp) => page.getByRole('region', { name: title }).getByRole('listitem')
  await expect(listOf(/Imágenes/)).toHaveCount(6)
  await expect(listOf(/Documentos PDF/)).toHaveCount(8)
  for (const image of await page.getByRole('region').getByRole('img').all()) {
    await expect(image).toHaveJSProperty('complete', true)
    await expect(image).not.toHaveJSProperty('naturalWidth', 0)
  }
})

test('GAL-01 view opens the file itself, from the dataset', async ({ page, request, house }) => {
  await page.goto('/galeria')
  const links = page.getByRole('link', { name: /^Ver / })
  await expect(links).toHaveCount(14)
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute('target', '_blank')
    const address = (await link.getAttribute('href')) ?? ''
    expect(address.startsWith(`${house.origin}/lake/`)).toBe(true)
    const answer = await request.get(address)
    expect(answer.headers()['content-type']).toMatch(/^(image\/webp|application\/pdf)$/)
  }
})

test('GAL-01 a copied address is absolute, and acknowledged for 2 s', async ({
  page,
  context,
  house,
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
  expect(text.startsWith(house.origin)).toBe(true)
  await page.clock.runFor(1_900)
  await expect(copied).toBeVisible()
  await page.clock.runFor(100)
  await expect(copied).toBeHidden()
})

test('GAL-01 without scripts every file can be seen, and nothing pretends to load', async ({
  browser,
  house,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${house.origin}/galeria`)
  await expect(page.getByRole('link', { name: /^Ver / })).toHaveCount(14)
  await expect(page.getByText('Cargando los archivos…')).toBeHidden()
  await expect(page.getByRole('button', { name: /Copiar/ })).toHaveCount(0)
  await context.close()
})

test('RT-05 no public page leads to the gallery', async ({ page, request }) => {
  await page.goto('/galeria')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('/galeria')
  expect(await (await request.get('/robots.txt')).text()).not.toContain('/galeria')
  for (const path of ['/', '/about-us', '/biblioteca', '/sosBahia']) {
    await page.goto(path)
    await expect(page.locator('a[href*="galeria"]')).toHaveCount(0)
  }
})
