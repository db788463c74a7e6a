import type { Page } from 'playwright/test'
import { expect, test } from './fixtures'
import { bytesBeforeFirstPaint } from './first-paint'
import { layoutShift, recordLayoutShifts } from './layout-shift'

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

  test('SOS-01 the sidebar is 240 px wide, folds to 70 px and stays so in the layout and after', async ({
    page,
  }) => {
    await page.goto('/sosBahia')
    expect(await widthOf(page)).toBe(240)
    await page.getByRole('button', { name: 'Achicar el menú' }).click()
    await expect.poll(() => widthOf(page)).toBe(70)

    // Folded, only the emoji shows, and its name is still there to be heard.
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

  test('SOS-01 the page is served as the sidebar was left, and nothing moves when scripts start', async ({
    page,
    context,
    house,
  }) => {
    await context.addCookies([
      { name: 'sos_menu', value: 'chico', url: `${house.origin}/sosBahia` },
    ])
    await recordLayoutShifts(page, '.sos-sidebar, .sos-opening')
    const response = await page.goto('/sosBahia/help')
    expect(await response?.text()).toContain('class="sos sos-collapsed"')
    expect(response?.headers()['cache-control']).toContain('private')
    await page.waitForLoadState('networkidle')
    expect(await widthOf(page)).toBe(70)
    expect(await layoutShift(page)).toBeLessThan(0.01)
  })

  test('SOS-01 without scripts the sidebar folds too, and the visitor stays on the page', async ({
    browser,
    house,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: house.origin })
    const page = await context.newPage()
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto('/sosBahia/help?internalTest=true')
    await page.getByRole('button', { name: 'Achicar el menú' }).click()
    await expect(page).toHaveURL(/\/sosBahia\/help\?internalTest=true$/)
    expect(await widthOf(page)).toBe(70)
    await sections(page).getByRole('link', { name: 'Mi perfil' }).click()
    await expect(page).toHaveURL(/\/sosBahia\/profile$/)
    expect(await widthOf(page)).toBe(70)
    await context.close()
  })
})

test('SOS-01 under 768 px the menu has a toggle and always its words, with or without scripts', async ({
  browser,
  house,
}) => {
  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({
      javaScriptEnabled,
      baseURL: house.origin,
      viewport: { width: 767, height: 700 },
    })
    await context.addCookies([
      { name: 'sos_menu', value: 'chico', url: `${house.origin}/sosBahia` },
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

test('SOS-01 the help link opens a chat whose message is written', async ({ page }) => {
  for (const path of sosPages) {
    await page.goto(path)
    const help = page.getByRole('link', { name: 'Pedir ayuda por WhatsApp' })
    await expect(help).toBeInViewport()
    expect(await help.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/\d+\?text=Hola/)
    await expect(help).toHaveAttribute('rel', /noopener/)
  }
})

test('SOS-01 a fold that leads elsewhere, or no form at all, goes nowhere', async ({ request }) => {
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

test('RT-04 every SOS Bahía page reads without scripts and marks where one is', async ({
  browser,
  house,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: house.origin })
  const page = await context.newPage()
  for (const path of sosPages) {
    const response = await page.goto(path)
    expect(response?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page.locator('.sos-link[aria-current="page"]')).toHaveAttribute('href', path)
  }
  await context.close()
})

test('RT-04 the index shows where to donate to each campaign', async ({ page }) => {
  await page.goto('/sosBahia')
  const links = page.getByRole('link', { name: /^Colaborar con esta campaña/ })
  await expect(links).toHaveCount(3)
  for (const link of await links.all()) {
    expect(await link.getAttribute('href')).toMatch(/^https:\/\//)
  }
})

test('HOME-05 how to donate: eight steps in their order', async ({ page }) => {
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
  for (const [index, words] of order.entries()) expect(titles[index]).toMatch(words)
})

test('HOME-05 printed, the eight steps are all there is', async ({ page }) => {
  await page.goto('/sosBahia/donate')
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.step-list-step').first()).toBeVisible()
  for (const part of ['.sos-sidebar', '.sos-help', '.site-header', '.site-footer']) {
    await expect(page.locator(part)).toBeHidden()
  }
})

test('HOME-06 help: emergency numbers to call and ways to write', async ({ page }) => {
  await page.goto('/sosBahia/help')
  for (const number of ['103', '100', '107']) {
    await expect(page.locator(`main a[href="tel:${number}"]`).first()).toBeVisible()
  }
  await expect(page.locator('.sos-page a[href^="https://wa.me/"]')).toHaveCount(1)
})

// A visitor who moves the pointer starts the scripts, before the first paint as well.
test.describe('untouched', () => {
  test.use({ untouched: true })

  for (const path of sosPages) {
    test(`SOS-01 ${path} reads after at most 60 kB; scripts come after the first paint`, async ({
      page,
      house,
    }) => {
      const { bytes, scriptsAsked } = await bytesBeforeFirstPaint(page, `${house.origin}${path}`)
      expect(bytes).toBeGreaterThan(5_000)
      expect(bytes).toBeLessThanOrEqual(60_000)
      expect(scriptsAsked).toEqual([])
    })
  }
})
