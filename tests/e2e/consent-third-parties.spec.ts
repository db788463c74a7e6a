import { noticeOf, setConsentMode, signals } from './consent'
import { expect, test } from './fixtures'
import { REFUSAL, standInForCampaigns, standInForNetworks } from './networks'

// The page is scrolled up and down a lot: at once, so that no click comes while it still moves.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('ANA-05 SOS-02 no network is asked before a yes, but for the one post that the visitor wants', async ({
  page,
  house,
  watch,
}) => {
  await setConsentMode(house, 'ask')
  const asked = await standInForNetworks(page)
  await page.goto('/fuerzabahia')
  const notice = noticeOf(page)
  await expect(notice.whole).toBeVisible()
  const posts = page.locator('.social-post')
  for (const post of await posts.all()) {
    await post.scrollIntoViewIfNeeded()
    await expect(post.getByRole('button', { name: 'Mostrarla acá' })).toBeVisible()
  }
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])

  const original = posts.nth(2).frameLocator('iframe').getByText('La original')
  await posts.nth(2).getByRole('button', { name: 'Mostrarla acá' }).click()
  await expect(original).toBeVisible()
  expect(asked.filter((url) => !url.startsWith('https://platform.twitter.com/'))).toEqual([])

  await notice.accept.click()
  await posts.nth(0).scrollIntoViewIfNeeded()
  await expect.poll(() => asked.some((url) => url.includes('instagram'))).toBe(true)
  await expect(page.getByRole('button', { name: 'Mostrarla acá' })).toHaveCount(0)
  watch.forgive(REFUSAL)
})

test('ANA-05 SOS-02 who takes the yes back has the originals gone at once, and none after that', async ({
  page,
  house,
  watch,
}) => {
  await setConsentMode(house, 'ask')
  const asked = await standInForNetworks(page)
  await page.goto('/fuerzabahia')
  const notice = noticeOf(page)
  await notice.accept.click()
  const post = page.locator('.social-post').nth(2)
  await post.scrollIntoViewIfNeeded()
  await expect(post.frameLocator('iframe').getByText('La original')).toBeVisible()

  // By keyboard: a busy browser may still send a click to the frame that was there before the jump.
  await notice.reopen.press('Enter')
  await expect(notice.isUsed).toBeVisible()
  await notice.reject.click()
  await expect(page.locator('iframe')).toHaveCount(0)
  await expect(post.locator('.social-post-text')).toBeVisible()

  asked.length = 0
  await page.reload()
  await post.scrollIntoViewIfNeeded()
  await expect(post.getByRole('button', { name: 'Mostrarla acá' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
  watch.forgive(REFUSAL)
})

test('ANA-05 SOS-03 no campaign’s site is asked before a yes, but for the one that the visitor wants', async ({
  page,
  house,
}) => {
  await setConsentMode(house, 'ask')
  const asked = await standInForCampaigns(page)
  await page.goto('/todos-por-bahia-blanca')
  const notice = noticeOf(page)
  await expect(notice.whole).toBeVisible()
  const sheets = page.locator('.campaign-frame-sheet')
  const height = (await sheets.first().boundingBox())?.height
  for (const sheet of await sheets.all()) await sheet.scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
  await expect(page.getByRole('link', { name: /^Abrir la campaña/ })).toHaveCount(3)

  await sheets
    .first()
    .getByRole('button', { name: /^Mostrar la campaña acá: Campaña ./ })
    .click()
  await expect(sheets.first().frameLocator('iframe').getByText('Una campaña')).toBeVisible()
  expect((await sheets.first().boundingBox())?.height).toBe(height)
  expect(asked).toHaveLength(1)

  await notice.accept.click()
  await expect(page.locator('iframe')).toHaveCount(3)
  for (const sheet of await sheets.all()) {
    await sheet.scrollIntoViewIfNeeded()
    await expect(sheet.frameLocator('iframe').getByText('Una campaña')).toBeVisible()
  }
  expect(new Set(asked).size).toBe(3)
})

for (const [signal, set] of signals) {
  test(`ANA-05 SOS-03 with ${signal} no campaign’s site is asked even where no notice shows`, async ({
    page,
  }) => {
    const asked = await standInForCampaigns(page)
    await page.addInitScript(set)
    await page.goto('/todos-por-bahia-blanca')
    const show = page.getByRole('button', { name: /^Mostrar la campaña acá/ })
    await expect(show).toHaveCount(3)
    await page.waitForLoadState('networkidle')
    expect(asked).toEqual([])
    await show.first().click()
    await expect(page.frameLocator('iframe').getByText('Una campaña')).toBeVisible()
    expect(asked).toHaveLength(1)
  })
}
