import { expect, test } from './testing/fixtures'
import { waitForScripts } from './testing/site-pages'

const wayBack = 'Volver a la página de inversores'

test('a flag of any page shows a way back, until a new visit (RT-06)', async ({
  page,
  scriptlessPage,
  instance,
}) => {
  const logo = page.getByRole('banner').getByRole('link', { name: 'Yapa, ir al inicio' })
  const link = page.getByRole('link', { name: wayBack })
  await page.goto('/inversores')
  await logo.click()
  await expect(page).toHaveURL(`${instance.origin}/?fromInvestors=true`)
  await link.click()
  await expect(page).toHaveURL(`${instance.origin}/inversores`)

  await page.goto('/biblioteca?fromInvestors=true&internalTest=true')
  await waitForScripts(page)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await logo.click()
  await expect(page).toHaveURL(/\/$/)
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  await expect(link).toBeVisible()
  await page.goto('/')
  await expect(link).toHaveCount(0)

  for (const [address, links] of [
    ['/?fromInvestors=true', 1],
    ['/', 0],
    ['/?fromInvestors=1', 0],
    ['/?internalTest=true', 0],
  ] as const) {
    await scriptlessPage.goto(address)
    await expect(scriptlessPage.getByRole('link', { name: wayBack })).toHaveCount(links)
  }
})
