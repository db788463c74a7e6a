import AxeBuilder from '@axe-core/playwright'
import { chromium, type Page } from 'playwright/test'
import { expect } from './fixtures'
import { fillIn, formOf, openForm, openPage, test, toggleOf, typed } from './investor-form'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

test('INV-11 the header’s button opens it and says so; the focus goes in, stays and comes back', async ({
  page,
  house,
}) => {
  await openPage(page, house)
  const toggle = toggleOf(page)
  await expect(toggle).toHaveText('Quiero el plan')
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  await toggle.focus()
  await page.keyboard.press('Enter')
  const form = formOf(page)
  await expect(form.whole).toHaveAccessibleName('Pedí el plan completo')
  await expect(form.whole).toHaveAttribute('data-state', 'shown')
  await expect(form.name).toBeFocused()
  // The page behind is out of reach: its button is there only for those who look.
  const behind = page.locator('.investor-actions button')
  await expect(behind).toHaveAttribute('aria-expanded', 'true')
  await expect(behind).toHaveText('Cerrar el formulario')

  const seen = new Set<string>()
  for (let press = 0; press < 24; press += 1) {
    await page.keyboard.press(press < 12 ? 'Tab' : 'Shift+Tab')
    seen.add(await placeOfFocus(page))
  }
  expect(seen).not.toContain('page')

  await page.keyboard.press('Escape')
  await expect(form.whole).toBeHidden()
  await expect(page.locator('.form-overlay')).toHaveAttribute('data-state', 'hidden')
  await expect(toggle).toBeFocused()
  await expect(toggle).toHaveText('Quiero el plan')
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
})

test('INV-11 its close button and its overlay close it; a click inside does not', async ({
  page,
  house,
}) => {
  const form = await openForm(page, house)
  await form.close.click()
  await expect(form.whole).toBeHidden()
  await expect(toggleOf(page)).toBeFocused()

  await toggleOf(page).click()
  await form.whole.getByRole('heading', { level: 2 }).click()
  await form.name.click()
  await expect(form.whole).toBeVisible()
  // Text that is marked with the pointer ends beside the form: that is no click on the overlay.
  await form.name.fill(typed.user_name)
  await form.name.hover()
  await page.mouse.down()
  await page.mouse.move(4, 4)
  await page.mouse.up()
  await expect(form.whole).toBeVisible()
  await page.mouse.click(4, 4)
  await expect(form.whole).toBeHidden()
  await expect(toggleOf(page)).toBeFocused()

  await toggleOf(page).click()
  await expect(form.name).toHaveValue(typed.user_name)
})

test('INV-11 the page behind neither scrolls nor moves', async ({ house, launchOptions }) => {
  // Playwright hides the scroll bars, and with them what makes pages move.
  const desk = await chromium.launch({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] })
  const page = await desk.newPage({ baseURL: house.origin })
  await openPage(page, house)
  const barWidth = await page.evaluate(() => window.innerWidth - document.body.clientWidth)
  expect(barWidth).toBeGreaterThan(0)
  const title = page.getByRole('heading', { level: 1 })
  const before = await title.boundingBox()
  await toggleOf(page).click()
  await expect(formOf(page).whole).toBeVisible()
  const covered = page.locator('h1')
  expect(await covered.boundingBox()).toEqual(before)
  await page.mouse.move(20, 400)
  await page.mouse.wheel(0, 600)
  await page.keyboard.press('Escape')
  await expect(formOf(page).whole).toBeHidden()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  expect(await title.boundingBox()).toEqual(before)
  await desk.close()
})

test('INV-11 its address opens it, and is the page’s again once it is closed', async ({
  page,
  house,
}) => {
  await openPage(page, house, '/inversores?internalTest=true#solicitud')
  const form = formOf(page)
  await expect(form.whole).toBeVisible()
  await form.close.click()
  await expect(page).toHaveURL('/inversores?internalTest=true')
  await page.evaluate(() => window.location.assign('#solicitud'))
  await expect(form.whole).toBeVisible()
})

test('INV-11 the end of the page opens it too', async ({ page, house }) => {
  await openPage(page, house)
  const opener = page.locator('#solicitud').getByRole('button', { name: 'Quiero el plan' })
  await opener.click()
  const form = formOf(page)
  await expect(form.whole).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
})

test('INV-11 FORM-07 when its scripts do not come, that is said, with another way', async ({
  page,
  house,
  watch,
}) => {
  await page.route('**/assets/form-dialog-*.js', (route) => route.abort('connectionreset'))
  await openPage(page, house)
  await toggleOf(page).click()
  const place = page.locator('#solicitud')
  const said = place.getByRole('alert')
  await expect(said).toContainText('No pudimos abrir el formulario.')
  await expect(said).toBeFocused()
  await expect(said).toBeInViewport()
  await expect(said.getByRole('link')).toHaveAttribute('href', /^https:\/\/wa\.me\//)
  await expect(toggleOf(page)).toHaveAttribute('aria-expanded', 'false')

  await page.unroute('**/assets/form-dialog-*.js')
  await place.getByRole('button', { name: 'Quiero el plan' }).click()
  await expect(formOf(page).whole).toBeVisible()
  await expect(page.locator('#solicitud .form-alert')).toHaveCount(0)
  watch.forgive('ERR_CONNECTION_RESET')
})

test('INV-11 CMS-08 a form without words of its own still has a name', async ({
  page,
  house,
  dataset,
}) => {
  await dataset
    .patch('investorsPage')
    .unset(['form.title', 'form.placeholders', 'form.captcha', 'form.privacyLine', 'planList'])
    .commit()
  await expect
    .poll(async () => (await page.request.get('/inversores')).text())
    .not.toContain('Contrato marco')
  const form = await openForm(page, house)
  await expect(form.whole).toHaveAccessibleName('Enviar mi pedido')
  await expect(form.name).toBeVisible()
})

for (const [width, height] of [
  [360, 780],
  [1440, 900],
] as const) {
  test(`INV-11 FORM-01 at ${width} px axe finds nothing in the form, and it fits`, async ({
    page,
    house,
  }) => {
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const form = await openForm(page, house)
    expect(await violations(page)).toEqual([])
    await fillIn(form, { user_name: 'Ana', user_whatsapp: '12' })
    await form.submit.press('Enter')
    await expect(form.alert).toBeVisible()
    expect(await violations(page)).toEqual([])
    const [overflow, small] = await form.whole.evaluate((dialog) => [
      dialog.scrollWidth - dialog.clientWidth,
      [...dialog.querySelectorAll<HTMLElement>('button, input, select, textarea')]
        .filter((control) => control.checkVisibility() && !control.closest('.visually-hidden'))
        .filter((control) => control.getBoundingClientRect().height < 44)
        .map((control) => control.outerHTML.slice(0, 120)),
    ])
    expect(overflow).toBe(0)
    expect(small).toEqual([])
  })
}

test('INV-11 FORM-07 the whole way by keyboard alone', async ({ page, house }) => {
  await openPage(page, house)
  await toggleOf(page).focus()
  await page.keyboard.press('Space')
  const form = formOf(page)
  await expect(form.name).toBeFocused()
  const words = [typed.user_name, typed.user_whatsapp, typed.user_email]
  for (const word of words) {
    await page.keyboard.type(word)
    await page.keyboard.press('Tab')
  }
  await expect(form.currency).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(form.currency).toHaveValue('USDT')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Hola')
  await page.keyboard.press('Tab')
  await expect(form.captcha).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(form.submit).toBeEnabled({ timeout: 30_000 })
  await page.keyboard.press('Tab')
  await expect(form.submit).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/thankYou')
})

/** `dialog`, or `browser` for its own bars, or `page` for what lies behind. */
function placeOfFocus(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { activeElement, body } = document
    if (activeElement === null || activeElement === body) return 'browser'
    return activeElement.closest('dialog') === null ? 'page' : 'dialog'
  })
}

/** What axe objects to, a line for each place. */
async function violations(page: Page): Promise<string[]> {
  const found = await new AxeBuilder({ page }).withTags(rules).setLegacyMode().analyze()
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary ?? ''}`),
  )
}
