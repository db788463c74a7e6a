import { publicPages } from '#config/site-pages'
import { expect, test } from './testing/fixtures'
import { moveCampaigns } from './testing/embedded-sites'
import { waitForFreshContent } from './testing/fresh-content'

test('a phone first shows numbers, help and donating; all pages a chat (RT-04, HOME-06, SOS-01)', async ({
  scriptlessPage: page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/sosBahia')
  const first = page.locator('.sos-page').getByRole('link')
  for (const [index, [name, href]] of [
    ['103 Defensa Civil', 'tel:103'],
    ['100 Bomberos', 'tel:100'],
    ['107 Ambulancia', 'tel:107'],
    ['Colaborar con una campaña', '#campanas'],
  ].entries()) {
    await expect(first.nth(index)).toHaveAccessibleName(name ?? '')
    await expect(first.nth(index)).toHaveAttribute('href', href ?? '')
    await expect(first.nth(index)).toBeInViewport({ ratio: 1 })
  }
  const help = page.getByRole('link', { name: /^Ped(ir|í) ayuda/ })
  await expect(help.first()).toBeInViewport({ ratio: 1 })
  await expect(help.nth(1)).not.toBeInViewport()
  await first.nth(3).click()
  await expect(page.locator('.campaign-ticket').first()).toBeInViewport()

  await page.goto('/sosBahia/help')
  for (const index of [0, 1, 2]) {
    await expect(first.nth(index)).toHaveAttribute('href', /^tel:10[037]$/)
    await expect(first.nth(index)).toBeInViewport({ ratio: 1 })
  }

  await page.setViewportSize({ width: 1280, height: 720 })
  const paths = publicPages.map(({ path }) => path).filter((path) => path.startsWith('/sosBahia'))
  expect(paths).toHaveLength(5)
  for (const path of paths) {
    await page.goto(path)
    await expect(page.locator('.sos-link[aria-current="page"]')).toHaveAttribute('href', path)
    const chat = page.getByRole('link', { name: 'Pedir ayuda por WhatsApp' })
    await expect(chat).toBeInViewport()
    await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=Hola/)
  }
})

test('a text is copied, or sent without scripts; links print their address (RT-04, PRINT-01)', async ({
  page,
  scriptlessPage,
  context,
  instance,
  dataset,
}) => {
  // The sample profiles of the seed have no address.
  await dataset.patch('sosSocialPage').unset(['profilesSampleMark']).commit()
  await waitForFreshContent(instance)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/sosBahia/socialNetworks')
  const text = await page.locator('.share-text-words').innerText()
  await page.getByRole('button', { name: 'Copiar el texto' }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(text)

  await scriptlessPage.goto('/sosBahia/socialNetworks')
  await expect(scriptlessPage.getByRole('button', { name: 'Copiar el texto' })).toBeHidden()
  const send = scriptlessPage.getByRole('link', { name: 'Mandar por WhatsApp' })
  await expect(send).toHaveAttribute('href', `https://wa.me/?text=${encodeURIComponent(text)}`)

  await page.emulateMedia({ media: 'print' })
  const profile = page.locator('.profile').first()
  const address = await profile.evaluate((link) => getComputedStyle(link, '::after').content)
  expect(address).toContain('https://')
})

test('the index links to campaigns, whose samples end with the link (RT-04, SOS-03)', async ({
  page,
  request,
  instance,
  dataset,
}) => {
  await page.goto('/sosBahia')
  const links = page.getByRole('link', { name: /^Colaborar con esta campaña/ })
  await expect(links).toHaveCount(3)
  for (const link of await links.all()) {
    expect(await link.getAttribute('href')).toMatch(/^\/campana-de-ejemplo\/./)
  }
  await links.first().click()
  await expect(page).toHaveURL(/\/campana-de-ejemplo\/./)
  await expect(page.getByText('Campaña de ejemplo')).toBeVisible()

  const sample = await request.get(page.url())
  expect(sample.headers()['x-robots-tag']).toBe('noindex')
  await moveCampaigns(dataset, instance)
  expect((await request.get(page.url())).status()).toBe(404)
})

test('the donation guide has eight steps in order beside a button, and prints alone (HOME-05)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/sosBahia/donate')
  const titles = await page.locator('.step-list-step .title').allInnerTexts()
  expect(titles).toHaveLength(8)
  const order = ['descarg', 'cuenta', 'verific', 'busc', 'colaborar', 'pag', 'números', 'compart']
  for (const [index, word] of order.entries()) expect(titles[index]?.toLowerCase()).toContain(word)

  const donate = page.getByRole('link', { name: 'Elegir campaña y donar' })
  await expect(donate).toBeInViewport()
  for (const step of await page.locator('.step-list-step').all()) {
    await step.getByRole('img').scrollIntoViewIfNeeded()
    await expect(donate).toBeInViewport({ ratio: 1 })
  }

  await page.setViewportSize({ width: 1280, height: 720 })
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.step-list-step').first()).toBeVisible()
  for (const part of ['.sos-sidebar', '.sos-help', '.site-header', '.site-footer']) {
    await expect(page.locator(part)).toBeHidden()
  }
})
