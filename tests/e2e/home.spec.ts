import { expect, test } from './testing/fixtures'
import { waitForFreshContent } from './testing/fresh-content'

test('the home page is the same for visitors from the investors page (RT-01)', async ({ page }) => {
  await page.goto('/')
  const headline = await page.getByRole('heading', { level: 1 }).innerText()
  const response = await page.goto('/?fromInvestors=true')
  expect(response?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline)
})

test('every page shows an emergency notice as soon as staff turn it on (CMS-05)', async ({
  page,
  instance,
  dataset,
}) => {
  const text = 'Alerta por lluvias en Bahía Blanca'
  await dataset
    .patch('siteSettings')
    .set({ 'emergencyBanner.enabled': true, 'emergencyBanner.text': text })
    .commit()
  await waitForFreshContent(instance)
  for (const path of ['/', '/privacy-policy', '/sosBahia/help', '/inversores']) {
    await page.goto(path)
    await expect(page.getByText(text)).toBeVisible()
  }
  await dataset.patch('siteSettings').set({ 'emergencyBanner.enabled': false }).commit()
  await waitForFreshContent(instance)
  await page.goto('/')
  await expect(page.getByText(text)).toHaveCount(0)
})
