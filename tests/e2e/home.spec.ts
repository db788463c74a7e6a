import { expect, test } from './fixtures'
import { settled } from './settled'

test('RT-01 the home page is the same when it is opened from the investors page', async ({
  page,
}) => {
  await page.goto('/')
  const headline = await page.getByRole('heading', { level: 1 }).innerText()
  const response = await page.goto('/?fromInvestors=true')
  expect(response?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline)
})

test('CMS-05 an emergency notice stands on every page as soon as staff switch it on', async ({
  page,
  house,
  dataset,
}) => {
  const text = 'Alerta por lluvias en Bahía Blanca'
  await dataset
    .patch('siteSettings')
    .set({ 'emergencyBanner.enabled': true, 'emergencyBanner.text': text })
    .commit()
  await settled(house)
  for (const path of ['/', '/privacy-policy', '/sosBahia/help', '/inversores']) {
    await page.goto(path)
    await expect(page.getByText(text)).toBeVisible()
  }
  await dataset.patch('siteSettings').set({ 'emergencyBanner.enabled': false }).commit()
  await settled(house)
  await page.goto('/')
  await expect(page.getByText(text)).toHaveCount(0)
})
