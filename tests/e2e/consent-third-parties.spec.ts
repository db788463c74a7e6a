import { consentNotice, setConsentMode } from './testing/consent'
import { expect, test } from './testing/fixtures'
import {
  BLOCKED,
  moveCampaigns,
  publishPosts,
  fakeCampaigns,
  fakeNetworks,
} from './testing/embedded-sites'

// Without smooth scrolling no click happens while the page still moves.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('networks and campaigns load on request, or while consent lasts (ANA-05, SOS-02, SOS-03)', async ({
  page,
  instance,
  dataset,
  browserErrors,
}) => {
  await setConsentMode(instance, 'ask')
  await publishPosts(dataset, instance)
  await moveCampaigns(dataset, instance)
  const requestedUrls = await fakeNetworks(page)
  await page.goto('/fuerzabahia')
  const notice = consentNotice(page)
  await expect(notice.root).toBeVisible()
  const posts = page.locator('.social-post')
  for (const post of await posts.all()) {
    await post.scrollIntoViewIfNeeded()
    await expect(post.getByRole('button', { name: 'Mostrarla acá' })).toBeVisible()
  }
  await page.waitForLoadState('networkidle')
  expect(requestedUrls).toEqual([])

  const original = posts.nth(2).frameLocator('iframe').getByText('La original')
  await posts.nth(2).getByRole('button', { name: 'Mostrarla acá' }).click()
  await expect(original).toBeVisible()
  expect(requestedUrls.filter((url) => !url.startsWith('https://platform.twitter.com/'))).toEqual(
    [],
  )

  await notice.accept.click()
  await posts.nth(0).scrollIntoViewIfNeeded()
  await expect.poll(() => requestedUrls.some((url) => url.includes('instagram'))).toBe(true)
  await expect(page.getByRole('button', { name: 'Mostrarla acá' })).toHaveCount(0)
  // A post that the visitor opened would stay.
  await page.reload()
  const post = posts.nth(2)
  await post.scrollIntoViewIfNeeded()
  await expect(original).toBeVisible()

  // Uses the keyboard, because a click could hit the frame that was there before the scroll jump.
  await notice.reopen.press('Enter')
  await expect(notice.isUsed).toBeVisible()
  await notice.reject.click()
  await expect(page.locator('iframe')).toHaveCount(0)
  await expect(post.locator('.social-post-text')).toBeVisible()

  requestedUrls.length = 0
  await page.reload()
  await post.scrollIntoViewIfNeeded()
  await expect(post.getByRole('button', { name: 'Mostrarla acá' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(requestedUrls).toEqual([])
  browserErrors.allow(BLOCKED)

  const requestedPages = await fakeCampaigns(page)
  await page.goto('/todos-por-bahia-blanca')
  const sheets = page.locator('.campaign-frame-sheet')
  for (const sheet of await sheets.all()) await sheet.scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  expect(requestedPages).toEqual([])
  await sheets
    .first()
    .getByRole('button', { name: /^Mostrar la campaña acá: Campaña ./ })
    .click()
  await expect(sheets.first().frameLocator('iframe').getByText('Una campaña')).toBeVisible()
  expect(requestedPages).toHaveLength(1)

  await notice.reopen.press('Enter')
  await notice.accept.click()
  await expect(page.locator('iframe')).toHaveCount(3)
  for (const sheet of await sheets.all()) {
    await sheet.scrollIntoViewIfNeeded()
    await expect(sheet.frameLocator('iframe').getByText('Una campaña')).toBeVisible()
  }
  expect(new Set(requestedPages).size).toBe(3)
})
