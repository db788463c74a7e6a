import { chromium, type Page } from 'playwright/test'
import { findViolations } from './testing/axe'
import { expect } from './testing/fixtures'
import {
  fillIn,
  investorForm,
  openForm,
  openPage,
  test,
  formToggle,
  formValues,
} from './testing/investor-form'

test('the header’s button opens the dialog, which traps and returns the focus (INV-11)', async ({
  page,
  instance,
}) => {
  await openPage(page, instance)
  const toggle = formToggle(page)
  await expect(toggle).toHaveText('Quiero el plan')
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  await toggle.focus()
  await page.keyboard.press('Enter')
  const form = investorForm(page)
  await expect(form.root).toHaveAccessibleName('Pedí el plan completo')
  await expect(form.root).toHaveAttribute('data-state', 'shown')
  await expect(form.name).toBeFocused()
  // The page behind is inert, so a locator by role would not find its button.
  const behind = page.locator('.investor-actions button')
  await expect(behind).toHaveAttribute('aria-expanded', 'true')
  await expect(behind).toHaveText('Cerrar el formulario')

  const places = new Set<string>()
  for (let press = 0; press < 24; press += 1) {
    await page.keyboard.press(press < 12 ? 'Tab' : 'Shift+Tab')
    places.add(await locateFocus(page))
  }
  expect(places).not.toContain('page')

  await page.keyboard.press('Escape')
  await expect(form.root).toBeHidden()
  await expect(page.locator('.form-overlay')).toHaveAttribute('data-state', 'hidden')
  await expect(toggle).toBeFocused()
  await expect(toggle).toHaveText('Quiero el plan')
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
})

test('the close button and the overlay close the dialog; a click inside does not (INV-11)', async ({
  page,
  instance,
}) => {
  const form = await openForm(page, instance)
  await form.close.click()
  await expect(form.root).toBeHidden()
  await expect(formToggle(page)).toBeFocused()

  await formToggle(page).click()
  await form.root.getByRole('heading', { level: 2 }).click()
  await form.name.click()
  await expect(form.root).toBeVisible()
  // A text selection that ends outside the form is no click on the overlay.
  await form.name.fill(formValues.user_name)
  await form.name.hover()
  await page.mouse.down()
  await page.mouse.move(4, 4)
  await page.mouse.up()
  await expect(form.root).toBeVisible()
  await page.mouse.click(4, 4)
  await expect(form.root).toBeHidden()
  await expect(formToggle(page)).toBeFocused()

  await formToggle(page).click()
  await expect(form.name).toHaveValue(formValues.user_name)
})

test('the page behind the dialog neither scrolls nor moves (INV-11)', async ({
  instance,
  launchOptions,
}) => {
  // Playwright hides scroll bars, whose removal could shift the page.
  const desk = await chromium.launch({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] })
  const page = await desk.newPage({ baseURL: instance.origin })
  await page.goto('/inversores')
  const barWidth = await page.evaluate(() => window.innerWidth - document.body.clientWidth)
  expect(barWidth).toBeGreaterThan(0)
  const title = page.getByRole('heading', { level: 1 })
  const before = await title.boundingBox()
  await formToggle(page).click()
  await expect(investorForm(page).root).toBeVisible()
  const covered = page.locator('h1')
  expect(await covered.boundingBox()).toEqual(before)
  await page.mouse.move(20, 400)
  await page.mouse.wheel(0, 600)
  await page.keyboard.press('Escape')
  await expect(investorForm(page).root).toBeHidden()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  expect(await title.boundingBox()).toEqual(before)
  await desk.close()
})

test('the dialog’s URL and the button at the end of the page open it (INV-11)', async ({
  page,
  instance,
}) => {
  await openPage(page, instance, '/inversores?internalTest=true#solicitud')
  const form = investorForm(page)
  await expect(form.root).toBeVisible()
  await form.close.click()
  await expect(page).toHaveURL('/inversores?internalTest=true')
  await page.evaluate(() => window.location.assign('#solicitud'))
  await expect(form.root).toBeVisible()
  await form.close.click()

  const opener = page.locator('#solicitud').getByRole('button', { name: 'Quiero el plan' })
  await opener.click()
  await expect(form.root).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
})

test('a form without texts still has a name (INV-11, CMS-08)', async ({
  page,
  instance,
  dataset,
}) => {
  await dataset
    .patch('investorsPage')
    .unset(['form.title', 'form.placeholders', 'form.captcha', 'form.privacyLine', 'planList'])
    .commit()
  await expect
    .poll(async () => (await page.request.get('/inversores')).text())
    .not.toContain('Contrato marco')
  const form = await openForm(page, instance)
  await expect(form.root).toHaveAccessibleName('Enviar mi pedido')
  await expect(form.name).toBeVisible()
})

test('on phones and desktops the form passes axe and fits (INV-11, FORM-01)', async ({
  page,
  instance,
}) => {
  const sizes = [
    [1440, 900],
    [360, 780],
  ] as const
  await page.setViewportSize({ width: 360, height: 780 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const form = await openForm(page, instance)
  await fillIn(form, { user_name: 'Ana', user_whatsapp: '12' })
  await form.submit.press('Enter')
  await expect(form.alert).toBeVisible()
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height })
    expect(await findViolations(page)).toEqual([])
    const [overflow, small] = await form.root.evaluate((dialog) => [
      dialog.scrollWidth - dialog.clientWidth,
      [...dialog.querySelectorAll<HTMLElement>('button, input, select, textarea')]
        .filter((control) => control.checkVisibility() && !control.closest('.visually-hidden'))
        .filter((control) => control.getBoundingClientRect().height < 44)
        .map((control) => control.outerHTML.slice(0, 120)),
    ])
    expect(overflow).toBe(0)
    expect(small).toEqual([])
  }
})

test('in small windows the close button covers no part of the form (INV-11)', async ({
  page,
  instance,
}) => {
  const form = await openForm(page, instance)
  for (const [width, height] of [
    [320, 568],
    [320, 200],
    [640, 400],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height })
    await form.name.focus()
    await form.message.focus()
    await expect(form.close).toBeInViewport({ ratio: 1 })
    const covers = await form.close.evaluate((button) => {
      const below = button.parentElement?.querySelector('.form-scroll')
      return button.getBoundingClientRect().bottom > (below?.getBoundingClientRect().top ?? 0)
    })
    expect(covers, `${width} × ${height}`).toBe(false)
    await expect(form.message).toBeInViewport()
  }
})

test('the form can be completed by keyboard alone (INV-11, FORM-07)', async ({
  page,
  instance,
}) => {
  await openPage(page, instance)
  await formToggle(page).focus()
  await page.keyboard.press('Space')
  const form = investorForm(page)
  await expect(form.name).toBeFocused()
  const values = [formValues.user_name, formValues.user_whatsapp, formValues.user_email]
  for (const value of values) {
    await page.keyboard.type(value)
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
  await expect(form.submit).toBeEnabled()
  await page.keyboard.press('Tab')
  await expect(form.submit).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/thankYou')
})

/** Returns `browser` if the focus is in the browser's controls. */
function locateFocus(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { activeElement, body } = document
    if (activeElement === null || activeElement === body) return 'browser'
    return activeElement.closest('dialog') === null ? 'page' : 'dialog'
  })
}
