import { expect, test } from './testing/fixtures'

test('home is short on phones, unfolds and tears a ticket (HOME-08, HOME-09, PRINT-01)', async ({
  page,
  scriptlessPage,
}) => {
  const phone = { width: 360, height: 780 }
  await page.setViewportSize(phone)
  await page.goto('/')
  // All sections are laid out for the keyboard.
  await page.keyboard.press('Tab')
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  expect(height).toBeLessThanOrEqual(11_000)

  await scriptlessPage.setViewportSize(phone)
  await scriptlessPage.goto('/')
  const content = scriptlessPage.locator('.fold-content')
  const answers = scriptlessPage.locator('.faq-entry-answer')
  await expect(answers.first()).toBeHidden()
  await expect(content.first()).toBeHidden()
  await scriptlessPage.goto('/#recompensas')
  await expect(scriptlessPage.locator('#recompensas')).toBeInViewport()
  await scriptlessPage.setViewportSize({ width: 1280, height: 800 })
  for (const folded of await content.all()) await expect(folded).toBeVisible()
  await expect(scriptlessPage.locator('.fold > summary').filter({ visible: true })).toHaveCount(0)
  await scriptlessPage.setViewportSize(phone)
  await scriptlessPage.emulateMedia({ media: 'print' })
  for (const folded of await content.all()) await expect(folded).toBeVisible()
  for (const answer of await answers.all()) await expect(answer).toBeVisible()

  // The number of a torn ticket leads to its poster.
  await scriptlessPage.emulateMedia({ media: 'screen' })
  await scriptlessPage.goto('/')
  const field = scriptlessPage.getByRole('textbox', { name: '¿Cuál es tu número?' })
  await field.fill('veintisiete')
  await scriptlessPage.getByRole('button', { name: 'Cortar mi número' }).click()
  await expect(scriptlessPage).toHaveURL('/')
  await field.fill('00048')
  await scriptlessPage.keyboard.press('Enter')
  await expect(scriptlessPage).toHaveURL('/afiche?numero=00048')
})
