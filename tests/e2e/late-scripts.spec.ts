import type { Page } from 'playwright/test'
import { expect, test } from './fixtures'

test.use({ untouched: true })

/** Keeps the page's framework away until it is let through. */
async function holdFramework(page: Page): Promise<() => void> {
  let letThrough: () => void = () => undefined
  const held = new Promise<void>((resolve) => (letThrough = resolve))
  await page.route('**/assets/framework-*.js', async (route) => {
    await held
    await route.continue()
  })
  return letThrough
}

test('a form sent before scripts run is sent by them, with its text (FAST-02)', async ({
  page,
}) => {
  const letThrough = await holdFramework(page)
  await page.goto('/')
  const address = page.getByRole('contentinfo').getByRole('textbox')
  await address.fill('no es una dirección')
  await address.press('Enter')
  await expect(page).toHaveURL(/\/$/)
  letThrough()
  await expect(page.locator('.newsletter-status')).not.toBeEmpty()
  await expect(address).toHaveValue('no es una dirección')
})

test('a button clicked before scripts run does its work once they do (FAST-02)', async ({
  page,
}) => {
  const letThrough = await holdFramework(page)
  await page.goto('/galeria')
  const file = page.getByRole('listitem').filter({ hasText: 'kit-de-prensa' })
  await file.getByRole('button', { name: /^Copiar dirección/ }).click()
  letThrough()
  await expect(
    file
      .getByRole('status')
      .or(file.getByRole('button', { name: /Copiado/ }))
      .first(),
  ).toBeVisible()
})

test('a form is sent by the browser when its scripts do not come (FAST-02)', async ({
  page,
  watch,
}) => {
  await page.route('**/assets/framework-*.js', (route) => route.abort('connectionreset'))
  await page.goto('/sosBahia')
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/sosBahia'),
  )
  await page.locator('.sos-fold button').click()
  await sent
  watch.forgive('ERR_CONNECTION_RESET')
})

test('a page that nobody touches counts its view without its framework (FAST-02)', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const counted = page.waitForRequest('**/conteo')
  await page.goto('/about-us')
  expect((await counted).postData()).toBe('{"page":"/about-us"}')
  expect(asked.filter((url) => url.includes('/assets/framework-'))).toEqual([])
})

test('links of HTML that React does not know stay in the application (FAST-02)', async ({
  page,
}) => {
  await page.goto('/')
  await page.mouse.move(5, 5)
  await page.waitForFunction(() => window.earlyVisit?.isOver)
  await page.evaluate(() => document.body.setAttribute('data-same-document', ''))
  const link = page.locator('#secciones a[href^="/"]:not([target])').first()
  const path = await link.getAttribute('href')
  await link.click()
  await expect(page).toHaveURL(new RegExp(`${path}$`))
  await expect(page.locator('body')).toHaveAttribute('data-same-document', '')
  await page.goBack()
  await expect(page.locator('#secciones section').first()).toBeVisible()
})

test('on a phone the rest of an untouched page is laid out in idle moments (FAST-02)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/inversores')
  await expect(page.locator('html')).toHaveClass(/laid-out/)
})

test('on a phone a key leads to its target before the page is laid out (FAST-02)', async ({
  page,
  watch,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.route('**/assets/entry*.js', (route) => route.abort('connectionreset'))
  await page.goto('/')
  const question = page.getByRole('main').locator('summary').first()
  const isAtQuestion = () => question.evaluate((element) => element === document.activeElement)
  do await page.keyboard.press('Tab')
  while (!(await isAtQuestion()))
  await expect(question).toBeInViewport()
  watch.forgive('ERR_CONNECTION_RESET')
})
