import type { Page } from 'playwright/test'
import { expect, test } from './testing/fixtures'
import { readLayoutShift, recordLayoutShifts } from './testing/layout-shift'
import { waitForScripts } from './testing/site-pages'
import {
  BLOCKED,
  moveCampaigns,
  publishPosts,
  refuseCampaigns,
  fakeCampaigns,
  fakeNetworks,
  X_SCRIPT,
} from './testing/embedded-sites'

const posts = (page: Page) => page.locator('.social-post')

test('shows three localities, five steps and four posts without scripts (SOS-02)', async ({
  scriptlessPage: page,
}) => {
  await page.goto('/fuerzabahia')
  await expect(page.getByRole('heading', { level: 1, name: '#FUERZABAHIA' })).toBeVisible()
  await expect(page.locator('.fuerza').getByRole('img')).toBeInViewport()
  await expect(page.locator('.fuerza-locality')).toHaveText([
    'Bahía Blanca',
    'Ingeniero White',
    'General Daniel Cerri',
  ])
  await expect(page.locator('.step-list-step')).toHaveCount(5)
  await expect(posts(page)).toHaveCount(4)
  await expect(posts(page).getByRole('img')).toHaveCount(2)
  for (const post of await posts(page).all()) {
    await expect(post.locator('.social-post-text')).toContainText('#FUERZABAHIA')
    // The seed's posts are marked as samples, and have no link.
    await expect(post.getByText('Ejemplo', { exact: true })).toBeVisible()
    await expect(post.getByRole('link')).toHaveCount(0)
  }
})

test('networks load near their posts alone, never with data saver; cards stay (SOS-02, ANA-05)', async ({
  page,
  instance,
  dataset,
  browserErrors,
}) => {
  await publishPosts(dataset, instance)
  const requestedUrls = await fakeNetworks(page)
  await recordLayoutShifts(page, '.fuerza-posts')
  // The page is a document of its own, whose policy allows the networks.
  await page.goto('/sosBahia')
  await waitForScripts(page)
  await page.locator('main a[href="/fuerzabahia"]').first().click()
  await expect(page).toHaveURL(/\/fuerzabahia$/)
  await page.waitForLoadState('networkidle')
  expect(requestedUrls).toEqual([])

  const post = posts(page).nth(2)
  const height = (await post.boundingBox())?.height
  await post.scrollIntoViewIfNeeded()
  const original = post.frameLocator('iframe').getByText('La original')
  await expect(original).toBeVisible()
  await expect(post.locator('.social-post-text')).toBeHidden()
  await expect(post.getByRole('link')).toBeVisible()
  expect((await post.boundingBox())?.height).toBe(height)
  expect(requestedUrls.filter((url) => url === X_SCRIPT)).toHaveLength(1)
  expect(await readLayoutShift(page)).toBeLessThan(0.01)

  // The other networks are blocked, so their cards stay.
  for (const index of [0, 1, 3]) {
    await posts(page).nth(index).scrollIntoViewIfNeeded()
    await expect(posts(page).nth(index).locator('.social-post-text')).toBeVisible()
    await expect(posts(page).nth(index).locator('.embed-card')).toHaveCount(1)
  }
  browserErrors.allow(BLOCKED)

  requestedUrls.length = 0
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  await page.reload({ waitUntil: 'networkidle' })
  for (const one of await posts(page).all()) {
    await one.scrollIntoViewIfNeeded()
    await expect(one.locator('.social-post-text')).toBeVisible()
  }
  await page.waitForLoadState('networkidle')
  expect(requestedUrls).toEqual([])
})

test.describe('TODOS POR BAHÍA BLANCA', () => {
  const campaigns = (page: Page) => page.locator('.campaign-frame')

  test('each response has a random order, which hydration keeps, and sample campaigns (SOS-03)', async ({
    page,
    request,
    scriptlessPage,
  }) => {
    const orders = new Set<string>()
    for (let visit = 0; visit < 40 && orders.size < 4; visit += 1) {
      orders.add(readOrder(await (await request.get('/todos-por-bahia-blanca')).text()))
    }
    expect(orders.size).toBeGreaterThanOrEqual(4)

    const response = await page.goto('/todos-por-bahia-blanca')
    const served = readOrder((await response?.text()) ?? '')
    await page.waitForLoadState('networkidle')
    expect((await campaigns(page).getByRole('heading').allTextContents()).join()).toBe(served)
    await expect(campaigns(page)).toHaveCount(3)
    for (const campaign of await campaigns(page).all()) {
      const frame = campaign.locator('iframe')
      await frame.scrollIntoViewIfNeeded()
      await expect(frame).toBeVisible()
      const sample = frame.contentFrame()
      const title = await campaign.getByRole('heading').innerText()
      await expect(sample.getByRole('heading', { name: title })).toBeVisible()
      await expect(sample.getByText('Campaña de ejemplo')).toBeVisible()
      const picture = sample.getByRole('img')
      await expect.poll(() => picture.evaluate(isLoaded)).toBe(true)
    }

    // Without scripts a campaign is its picture, its sum and a link.
    await scriptlessPage.goto('/todos-por-bahia-blanca')
    for (const campaign of await campaigns(scriptlessPage).all()) {
      await expect(campaign.getByRole('img')).toBeVisible()
      await expect(campaign.getByRole('progressbar', { name: 'Juntado' })).toBeVisible()
      await campaign.getByRole('link', { name: /^Abrir la campaña/ }).click({ trial: true })
    }
    await campaigns(scriptlessPage).first().getByRole('img').scrollIntoViewIfNeeded()
    await expect
      .poll(() => campaigns(scriptlessPage).first().getByRole('img').evaluate(isLoaded))
      .toBe(true)
  })

  const isLoaded = (image: Element) => image instanceof HTMLImageElement && image.naturalWidth > 0

  test('an unreachable campaign is a picture with a link, else a sandboxed frame (SOS-03)', async ({
    page,
    instance,
    dataset,
    browserErrors,
  }) => {
    browserErrors.allow('ERR_CONNECTION_REFUSED')
    await moveCampaigns(dataset, instance)
    const methods = await refuseCampaigns(page)
    // On phones the picture shares the frame's place with the campaign's name.
    await page.setViewportSize({ width: 360, height: 740 })
    await recordLayoutShifts(page, '.campaign-frames')
    await page.goto('/todos-por-bahia-blanca')
    for (const [index, campaign] of (await campaigns(page).all()).entries()) {
      await campaign.getByRole('img').scrollIntoViewIfNeeded()
      const refused = () => methods.filter((method) => method === 'GET').length
      await expect.poll(refused).toBeGreaterThan(index)
      await expect(campaign.locator('iframe')).toHaveCount(0)
      await expect(campaign.getByRole('img')).toBeVisible()
      await expect(campaign.getByRole('progressbar', { name: 'Juntado' })).toBeVisible()
      await expect(campaign.getByRole('link')).toHaveAttribute('href', /^https:/)
    }
    expect(methods.filter((method) => method === 'GET')).toHaveLength(3)
    expect(await readLayoutShift(page)).toBeLessThan(0.01)

    await page.unrouteAll()
    await page.setViewportSize({ width: 1280, height: 720 })
    let answer = (): void => undefined
    const requestedUrls = await fakeCampaigns(page, new Promise((resolve) => (answer = resolve)))
    const response = await page.goto('/todos-por-bahia-blanca')
    expect(response?.headers()['cache-control']).toContain('no-store')
    await expect(campaigns(page)).toHaveCount(3)
    // A picture shows until the page of its campaign has loaded.
    const campaign = campaigns(page).first()
    await campaign.getByRole('img').scrollIntoViewIfNeeded()
    await expect.poll(() => requestedUrls.length).toBeGreaterThan(0)
    await expect(campaign.getByRole('img')).toBeVisible()
    await expect(campaign.locator('iframe')).toBeHidden()
    answer()
    for (const one of await campaigns(page).all()) {
      const frame = one.locator('iframe')
      await frame.scrollIntoViewIfNeeded()
      await expect(frame).toBeVisible()
      expect((await frame.boundingBox())?.height).toBe(700)
      await expect(frame).toHaveAttribute('loading', 'lazy')
      await expect(frame).toHaveAttribute('title', /^Campaña ./)
      await expect(frame).toHaveAttribute('sandbox', /allow-scripts/)
      await expect(frame).not.toHaveAttribute('sandbox', /allow-top-navigation/)
      await expect(frame.contentFrame().getByText('Una campaña')).toBeVisible()
      const link = await one.getByRole('link').getAttribute('href')
      expect(link).toBe(await frame.getAttribute('src'))
    }
    expect(await readLayoutShift(page)).toBeLessThan(0.01)
  })

  /** Titles of the campaigns in a response. */
  function readOrder(page: string): string {
    return [...page.matchAll(/<h2 class="title title-m">([^<]+)<\/h2><p>/g)]
      .map(([, title]) => title)
      .join()
  }
})
