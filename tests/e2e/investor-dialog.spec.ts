import type { Page } from 'playwright/test'
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
import { pauseRequests } from './testing/paused-requests'

test('the dialog opens and closes by every way, traps the focus and returns it (INV-11)', async ({
  page,
}) => {
  await openPage(page, '/inversores?internalTest=true#solicitud')
  const form = investorForm(page)
  const toggle = formToggle(page)
  await expect(form.root).toBeVisible()
  await form.close.click()
  await expect(page).toHaveURL('/inversores?internalTest=true')
  const opener = page.locator('#solicitud').getByRole('button', { name: 'Quiero el plan' })
  await opener.click()
  await expect(form.root).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()

  await expect(toggle).toHaveText('Quiero el plan')
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  await toggle.focus()
  await page.keyboard.press('Enter')
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
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')

  await toggle.click()
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
  await expect(toggle).toBeFocused()
  await toggle.click()
  await expect(form.name).toHaveValue(formValues.user_name)
})

test('the form passes axe and fits all windows below its close button (INV-11, FORM-01)', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const form = await openForm(page)
  await fillIn(form, { user_name: 'Ana', user_whatsapp: '12' })
  await form.submit.press('Enter')
  await expect(form.alert).toBeVisible()
  for (const [width, height] of [
    [320, 568],
    [320, 200],
    [360, 780],
    [640, 400],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    await form.name.focus()
    await form.message.focus()
    await expect(form.close).toBeInViewport({ ratio: 1 })
    const [covers, overflow, small] = await form.root.evaluate((dialog) => {
      const controls = [...dialog.querySelectorAll('button, input, select, textarea')]
      const close = dialog.querySelector('.form-close')?.getBoundingClientRect()
      const below = dialog.querySelector('.form-scroll')?.getBoundingClientRect()
      return [
        (close?.bottom ?? NaN) > (below?.top ?? NaN),
        dialog.scrollWidth - dialog.clientWidth,
        controls
          .filter((control) => control.checkVisibility() && !control.closest('.visually-hidden'))
          .filter((control) => control.getBoundingClientRect().height < 44)
          .map((control) => control.outerHTML.slice(0, 120)),
      ]
    })
    expect([covers, overflow, small], `${width} × ${height}`).toEqual([false, 0, []])
    await expect(form.message).toBeInViewport()
    if (width === 360) expect(await findViolations(page)).toEqual([])
    if (width === 1440) expect(await findViolations(page, 'dialog')).toEqual([])
  }
})

test('the first focus starts the captcha; the keyboard alone sends (INV-11, FORM-07, CAP-02)', async ({
  page,
  instance,
}) => {
  const parts = new Set<string>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    const [, part] = /\/(solve|pbkdf2|send-by-email|desafio)(-[^/]+\.js)?$/.exec(pathname) ?? []
    if (part !== undefined) parts.add(part)
  })
  await openPage(page)
  expect([...parts]).toEqual([])
  const resume = await pauseRequests(page, /\/(solve|send-by-email)-[^/]+\.js$|\/desafio$/)
  const started = page.waitForEvent('worker')
  await formToggle(page).focus()
  await page.keyboard.press('Space')
  const form = investorForm(page)
  await expect(form.name).toBeFocused()
  await expect.poll(() => [...parts].sort()).toEqual(['desafio', 'send-by-email', 'solve'])
  for (const value of [formValues.user_name, formValues.user_whatsapp, formValues.user_email]) {
    await page.keyboard.type(value)
    await page.keyboard.press('Tab')
  }
  await expect(form.name).toHaveValue(formValues.user_name)
  resume()
  expect(new URL((await started).url()).origin).toBe(instance.origin)
  await expect(form.currency).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(form.currency).toHaveValue('USDT')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Hola')
  await page.keyboard.press('Tab')
  await expect(form.captcha).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(form.submit).toBeEnabled()
  await expect(form.captcha).toBeDisabled()
  expect(parts).toContain('pbkdf2')
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
