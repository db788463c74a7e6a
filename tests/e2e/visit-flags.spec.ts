import { expect, test } from './fixtures'

const wayBack = 'Volver a la página de inversores'

test('RT-06 who comes from the investors page is offered the way back, also without scripts', async ({
  page,
  browser,
  house,
}) => {
  await page.goto('/inversores')
  await page.getByRole('banner').getByRole('link', { name: 'Yapa, ir al inicio' }).click()
  await expect(page).toHaveURL(`${house.origin}/?fromInvestors=true`)
  await page.getByRole('link', { name: wayBack }).click()
  await expect(page).toHaveURL(`${house.origin}/inversores`)

  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: house.origin })
  const still = await context.newPage()
  await still.goto('/?fromInvestors=true')
  await expect(still.getByRole('link', { name: wayBack })).toBeVisible()
  await context.close()
})

test('RT-06 the flag is read on every page and survives client navigation, not a new visit', async ({
  page,
}) => {
  await page.goto('/biblioteca?fromInvestors=true&internalTest=true', { waitUntil: 'networkidle' })
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  const banner = page.getByRole('banner')
  await banner.getByRole('link', { name: 'Yapa, ir al inicio' }).click()
  await expect(page).toHaveURL(/\/$/)
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  await expect(page.getByRole('link', { name: wayBack })).toBeVisible()

  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: wayBack })).toHaveCount(0)
})

test('RT-06 no other value is a flag, and flags grant nothing', async ({ page, request }) => {
  for (const address of [
    '/',
    '/?fromInvestors=1',
    '/?fromInvestors=false',
    '/?internalTest=true',
  ]) {
    await page.goto(address)
    await expect(page.getByRole('link', { name: wayBack })).toHaveCount(0)
  }
  const [plain, flagged] = await Promise.all(
    ['/galeria', '/galeria?internalTest=true'].map(async (address) => {
      const response = await request.get(address)
      return { status: response.status(), robots: response.headers()['x-robots-tag'] }
    }),
  )
  expect(flagged).toEqual(plain)
})
