import { expect, test } from './testing/fixtures'
import { waitForScripts } from './testing/site-pages'

const wayBack = 'Volver a la página de inversores'

test('visitors from the investors page get a link back, even without scripts (RT-06)', async ({
  page,
  scriptlessPage,
  instance,
}) => {
  await page.goto('/inversores')
  await page.getByRole('banner').getByRole('link', { name: 'Yapa, ir al inicio' }).click()
  await expect(page).toHaveURL(`${instance.origin}/?fromInvestors=true`)
  await page.getByRole('link', { name: wayBack }).click()
  await expect(page).toHaveURL(`${instance.origin}/inversores`)

  await scriptlessPage.goto('/?fromInvestors=true')
  await expect(scriptlessPage.getByRole('link', { name: wayBack })).toBeVisible()
})

test('the flag works on every page and survives client navigation but not a new visit (RT-06)', async ({
  page,
}) => {
  await page.goto('/biblioteca?fromInvestors=true&internalTest=true')
  await waitForScripts(page)
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

test('other values are no flags, and flags grant nothing (RT-06)', async ({
  scriptlessPage: page,
  request,
}) => {
  for (const address of ['/', '/?fromInvestors=1', '/?internalTest=true']) {
    await page.goto(address)
    await expect(page.getByRole('link', { name: wayBack })).toHaveCount(0)
  }
  const read = async (address: string) => {
    const response = await request.get(address)
    return { status: response.status(), robots: response.headers()['x-robots-tag'] }
  }
  expect(await read('/galeria?internalTest=true')).toEqual(await read('/galeria'))
})
