import type { Page } from 'playwright/test'
import { signals } from './consent'
import { expect, test } from './fixtures'
import { bytesBeforeFirstPaint } from './first-paint'
import { layoutShift, recordLayoutShifts } from './layout-shift'
import { REFUSAL, standInForCampaigns, standInForNetworks, X_SCRIPT } from './networks'

const posts = (page: Page) => page.locator('.social-post')

test('SOS-02 three localities, five steps and four posts read without scripts', async ({
  browser,
  house,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: house.origin })
  const page = await context.newPage()
  await page.goto('/fuerzabahia')
  await expect(page.getByRole('heading', { level: 1, name: '#FUERZABAHIA' })).toBeVisible()
  await expect(page.locator('.fuerza-locality')).toHaveText([
    'Bahía Blanca',
    'Ingeniero White',
    'General Daniel Cerri',
  ])
  await expect(page.locator('.step-list-step')).toHaveCount(5)
  await expect(posts(page)).toHaveCount(4)
  for (const post of await posts(page).all()) {
    await expect(post.locator('.social-post-text')).toContainText('#FUERZABAHIA')
    await expect(post.getByRole('link')).toHaveAttribute('href', /^https:\/\//)
  }
  await context.close()
})

test('SOS-02 a network is asked only when a post is near; its original covers the words in place', async ({
  page,
  watch,
}) => {
  const asked = await standInForNetworks(page)
  await recordLayoutShifts(page, '.fuerza-posts')
  await page.goto('/fuerzabahia')
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])

  const post = posts(page).nth(2)
  const height = (await post.boundingBox())?.height
  await post.scrollIntoViewIfNeeded()
  const original = post.frameLocator('iframe').getByText('La original')
  await expect(original).toBeVisible()
  await expect(post.locator('.social-post-text')).toBeHidden()
  await expect(post.getByRole('link')).toBeVisible()
  expect((await post.boundingBox())?.height).toBe(height)
  expect(asked.filter((url) => url === X_SCRIPT)).toHaveLength(1)
  expect(await layoutShift(page)).toBeLessThan(0.01)

  // The other networks refused: their cards stand as they were.
  for (const index of [0, 1, 3]) {
    await posts(page).nth(index).scrollIntoViewIfNeeded()
    await expect(posts(page).nth(index).locator('.social-post-text')).toBeVisible()
    await expect(posts(page).nth(index).locator('.embed-card')).toHaveCount(1)
  }
  watch.forgive(REFUSAL)
})

for (const [signal, set] of [
  ...signals,
  [
    'data saving',
    () => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  ],
] as const) {
  test(`SOS-02 ANA-05 with ${signal} no network is asked and the cards stay`, async ({ page }) => {
    const asked = await standInForNetworks(page)
    await page.addInitScript(set)
    await page.goto('/fuerzabahia')
    await page.waitForLoadState('networkidle')
    for (const post of await posts(page).all()) {
      await post.scrollIntoViewIfNeeded()
      await expect(post.locator('.social-post-text')).toBeVisible()
    }
    await page.waitForLoadState('networkidle')
    expect(asked).toEqual([])
  })
}

test('SOS-02 who comes from another page gets a document whose policy allows the networks', async ({
  page,
  watch,
}) => {
  await standInForNetworks(page)
  await page.goto('/sosBahia')
  await page.waitForLoadState('networkidle')
  await page.locator('main a[href="/fuerzabahia"]').first().click()
  await expect(page).toHaveURL(/\/fuerzabahia$/)
  await page.waitForLoadState('networkidle')
  const post = posts(page).nth(2)
  await post.scrollIntoViewIfNeeded()
  await expect(post.frameLocator('iframe').getByText('La original')).toBeVisible()
  watch.forgive(REFUSAL)
})

test.describe('TODOS POR BAHÍA BLANCA', () => {
  test('SOS-03 three campaigns in sandboxed frames of 700 px, each beside a plain link', async ({
    page,
  }) => {
    await standInForCampaigns(page)
    await recordLayoutShifts(page, '.campaign-frames')
    const response = await page.goto('/todos-por-bahia-blanca')
    expect(response?.headers()['cache-control']).toContain('no-store')
    await page.waitForLoadState('networkidle')
    const campaigns = page.locator('.campaign-frame')
    await expect(campaigns).toHaveCount(3)
    for (const one of await campaigns.all()) {
      const frame = one.locator('iframe')
      await frame.scrollIntoViewIfNeeded()
      expect((await frame.boundingBox())?.height).toBe(700)
      await expect(frame).toHaveAttribute('loading', 'lazy')
      await expect(frame).toHaveAttribute('title', /^Campaña ./)
      await expect(frame).toHaveAttribute('sandbox', /allow-scripts/)
      await expect(frame).not.toHaveAttribute('sandbox', /allow-top-navigation/)
      await expect(frame.contentFrame().getByText('Una campaña')).toBeVisible()
      const link = await one.getByRole('link').getAttribute('href')
      expect(link).toBe(await frame.getAttribute('src'))
    }
    expect(await layoutShift(page)).toBeLessThan(0.01)
  })

  test('SOS-03 the order is drawn for each answer, and the browser keeps the one it got', async ({
    page,
    request,
  }) => {
    await standInForCampaigns(page)
    const seen = new Set<string>()
    for (let visit = 0; visit < 40 && seen.size < 4; visit += 1) {
      seen.add(orderIn(await (await request.get('/todos-por-bahia-blanca')).text()))
    }
    expect(seen.size).toBeGreaterThanOrEqual(4)

    const response = await page.goto('/todos-por-bahia-blanca')
    const served = orderIn((await response?.text()) ?? '')
    await page.waitForLoadState('networkidle')
    const shown = await page.locator('.campaign-frame h2').allTextContents()
    expect(shown.join()).toBe(served)
  })

  test('SOS-03 who comes from another page gets a document whose policy allows the frames', async ({
    page,
  }) => {
    await standInForCampaigns(page)
    await page.goto('/')
    await page.waitForLoadState('networkidle')
    await page.locator('.site-footer a[href="/todos-por-bahia-blanca"]').click()
    await expect(page).toHaveURL(/todos-por-bahia-blanca$/)
    const frame = page.locator('iframe').first()
    await frame.scrollIntoViewIfNeeded()
    await expect(frame.contentFrame().getByText('Una campaña')).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/\/$/)
  })

  /** Titles of the campaigns as the answer holds them. */
  function orderIn(page: string): string {
    return [...page.matchAll(/<h2 class="title title-m">([^<]+)<\/h2><p>/g)]
      .map(([, title]) => title)
      .join()
  }
})

// A visitor who moves the pointer starts the scripts, before the first paint as well.
test.describe('untouched', () => {
  test.use({ untouched: true })

  for (const path of ['/fuerzabahia', '/todos-por-bahia-blanca']) {
    test(`SOS-02 SOS-03 ${path} reads after at most 60 kB; scripts come after the first paint`, async ({
      page,
      house,
    }) => {
      await standInForCampaigns(page)
      const { bytes, scriptsAsked } = await bytesBeforeFirstPaint(page, `${house.origin}${path}`)
      expect(bytes).toBeGreaterThan(5_000)
      expect(bytes).toBeLessThanOrEqual(60_000)
      expect(scriptsAsked).toEqual([])
    })
  }
})
