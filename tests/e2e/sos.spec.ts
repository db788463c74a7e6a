import type { Page } from 'playwright/test'
import { expect, test } from './testing/fixtures'
import { measureFirstPaint } from './testing/first-paint'
import { readLayoutShift, recordLayoutShifts } from './testing/layout-shift'

const sosPages = [
  '/sosBahia',
  '/sosBahia/donate',
  '/sosBahia/help',
  '/sosBahia/socialNetworks',
  '/sosBahia/profile',
]

const sidebar = (page: Page) => page.locator('.sos-sidebar')
const sections = (page: Page) => page.getByRole('navigation', { name: 'Secciones de SOS Bahía' })

async function widthOf(page: Page): Promise<number | undefined> {
  return (await sidebar(page).boundingBox())?.width
}

test.describe('wide screens', () => {
  test.use({ viewport: { width: 1280, height: 800 } })

  test('the sidebar folds from 240 to 70 px and stays folded on later pages (SOS-01)', async ({
    page,
  }) => {
    await page.goto('/sosBahia')
    expect(await widthOf(page)).toBe(240)
    await page.getByRole('button', { name: 'Achicar el menú' }).click()
    await expect.poll(() => widthOf(page)).toBe(70)

    // The folded sidebar shows only the emoji, but keeps the accessible name.
    const donate = sections(page).getByRole('link', { name: 'Cómo donar' })
    await donate.click()
    await expect(page).toHaveURL(/\/sosBahia\/donate$/)
    await expect(donate).toHaveAttribute('aria-current', 'page')
    expect(await widthOf(page)).toBe(70)

    await page.reload()
    expect(await widthOf(page)).toBe(70)
    await page.goto('/')
    await page.goto('/sosBahia/help')
    expect(await widthOf(page)).toBe(70)

    await page.getByRole('button', { name: 'Agrandar el menú' }).click()
    await expect.poll(() => widthOf(page)).toBe(240)
    await page.reload()
    expect(await widthOf(page)).toBe(240)
  })

  test('the server renders the folded sidebar, and hydration shifts nothing (SOS-01)', async ({
    page,
    context,
    instance,
  }) => {
    await context.addCookies([
      { name: 'sos_menu', value: 'chico', url: `${instance.origin}/sosBahia` },
    ])
    await recordLayoutShifts(page, '.sos-sidebar, .sos-opening')
    const response = await page.goto('/sosBahia/help')
    expect(await response?.text()).toContain('class="sos sos-collapsed"')
    expect(response?.headers()['cache-control']).toContain('private')
    await page.waitForLoadState('networkidle')
    expect(await widthOf(page)).toBe(70)
    expect(await readLayoutShift(page)).toBeLessThan(0.01)
  })

  test('without scripts the sidebar folds on the same page (SOS-01)', async ({
    scriptlessPage: page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto('/sosBahia/help?internalTest=true')
    await page.getByRole('button', { name: 'Achicar el menú' }).click()
    await expect(page).toHaveURL(/\/sosBahia\/help\?internalTest=true$/)
    expect(await widthOf(page)).toBe(70)
    await sections(page).getByRole('link', { name: 'Mi perfil' }).click()
    await expect(page).toHaveURL(/\/sosBahia\/profile$/)
    expect(await widthOf(page)).toBe(70)
  })
})

test('below 768 px the menu has a toggle and labels, with and without scripts (SOS-01)', async ({
  browser,
  instance,
}) => {
  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({
      javaScriptEnabled,
      baseURL: instance.origin,
      viewport: { width: 767, height: 700 },
    })
    await context.addCookies([
      { name: 'sos_menu', value: 'chico', url: `${instance.origin}/sosBahia` },
    ])
    const page = await context.newPage()
    await page.goto('/sosBahia')
    await expect(sections(page)).toBeHidden()
    await page.locator('.sos-menu-toggle').click()
    await expect(sections(page)).toBeVisible()
    const label = sections(page).getByText('Redes sociales')
    await expect(label).toBeVisible()
    expect((await label.boundingBox())?.width).toBeGreaterThan(80)
    await label.click()
    await expect(page).toHaveURL(/socialNetworks$/)
    await context.close()
  }
})

test('the help link opens a chat with a prepared message (SOS-01)', async ({ page }) => {
  for (const path of sosPages) {
    await page.goto(path)
    const help = page.getByRole('link', { name: 'Pedir ayuda por WhatsApp' })
    await expect(help).toBeInViewport()
    expect(await help.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/\d+\?text=Hola/)
    await expect(help).toHaveAttribute('rel', /noopener/)
  }
})

test('folding redirects only within the site and rejects malformed posts (SOS-01)', async ({
  request,
}) => {
  const foreign = await request.post('/sosBahia', {
    form: { menu: 'collapsed', from: 'https://evil.example/sosBahia' },
    maxRedirects: 0,
  })
  expect(foreign.status()).toBe(303)
  expect(foreign.headers().location).toBe('/sosBahia')
  const broken = await request.post('/sosBahia', {
    data: '{',
    headers: { 'Content-Type': 'application/json' },
    maxRedirects: 0,
  })
  expect(broken.status()).toBe(400)
})

test('every SOS Bahía page reads without scripts and marks the current section (RT-04)', async ({
  scriptlessPage: page,
}) => {
  for (const path of sosPages) {
    const response = await page.goto(path)
    expect(response?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page.locator('.sos-link[aria-current="page"]')).toHaveAttribute('href', path)
  }
})

test('the index links to the donation of each campaign (RT-04)', async ({ page }) => {
  await page.goto('/sosBahia')
  const links = page.getByRole('link', { name: /^Colaborar con esta campaña/ })
  await expect(links).toHaveCount(3)
  for (const link of await links.all()) {
    expect(await link.getAttribute('href')).toMatch(/^https:\/\//)
  }
})

test('the donation guide has eight steps in order (HOME-05)', async ({ page }) => {
  await page.goto('/sosBahia/donate')
  const titles = await page.locator('.step-list-step .title').allInnerTexts()
  expect(titles).toHaveLength(8)
  const order = [
    /descarg/i,
    /cuenta/i,
    /verific/i,
    /busc/i,
    /colaborar/i,
    /pag/i,
    /números/i,
    /compart/i,
  ]
  for (const [index, pattern] of order.entries()) expect(titles[index]).toMatch(pattern)
})

test('printing shows only the eight steps (HOME-05)', async ({ page }) => {
  await page.goto('/sosBahia/donate')
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.step-list-step').first()).toBeVisible()
  for (const part of ['.sos-sidebar', '.sos-help', '.site-header', '.site-footer']) {
    await expect(page.locator(part)).toBeHidden()
  }
})

test('the help page has emergency numbers and a chat (HOME-06)', async ({ page }) => {
  await page.goto('/sosBahia/help')
  for (const number of ['103', '100', '107']) {
    await expect(page.locator(`main a[href="tel:${number}"]`).first()).toBeVisible()
  }
  await expect(page.locator('.sos-page a[href^="https://wa.me/"]')).toHaveCount(1)
})

// Moving the pointer would start the scripts before the first paint.
test.describe('idle pages', () => {
  test.use({ movesPointer: false })

  for (const path of sosPages) {
    test(`${path} needs at most 60 kB and no script for its first paint (SOS-01)`, async ({
      page,
      instance,
    }) => {
      const { bytes, scriptUrls } = await measureFirstPaint(page, `${instance.origin}${path}`)
      expect(bytes).toBeGreaterThan(5_000)
      expect(bytes).toBeLessThanOrEqual(60_000)
      expect(scriptUrls).toEqual([])
    })
  }
})
