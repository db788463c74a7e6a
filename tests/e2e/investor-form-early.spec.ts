import type { Page } from 'playwright/test'
import { expect } from './testing/fixtures'
import {
  fetchRequests,
  fillIn,
  formValues,
  investorForm,
  messages,
  solveCaptcha,
  test,
} from './testing/investor-form'
import { pauseRequests } from './testing/paused-requests'
import { waitForScripts } from './testing/site-pages'

test.use({ movesPointer: false })

const FRAMEWORK_URL = '**/assets/framework-*.js'

/** Opens the page on a phone, and the form with the button of the header or of the plan. */
async function tapOpener(page: Page, region: 'banner' | 'main') {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/inversores')
  const opener = page.getByRole(region).getByRole('button', { name: 'Quiero el plan' }).first()
  // Sections that come into view change the page's height, not what the visitor sees.
  await opener.hover()
  const readTop = () => opener.evaluate((element) => element.getBoundingClientRect().top)
  const top = await readTop()
  await opener.click()
  const form = investorForm(page)
  await expect(form.root).toBeInViewport({ ratio: 1 })
  // Browsers round positions that they keep.
  expect(Math.abs((await readTop()) - top)).toBeLessThanOrEqual(1)
  return { form, opener, scrollY: await page.evaluate(() => window.scrollY) }
}

test('the form opens before React, which keeps it (INV-11, TAP-01)', async ({ page, instance }) => {
  const name = 'Rita Rápida'
  const resume = await pauseRequests(page, FRAMEWORK_URL)
  const { form, opener, scrollY } = await tapOpener(page, 'main')
  await form.name.click()
  await form.name.pressSequentially(name)
  await form.whatsapp.pressSequentially('+54 11 4')
  const box = await form.whatsapp.boundingBox()
  resume()
  await waitForScripts(page)
  await expect(form.root).toBeVisible()
  await expect(form.whatsapp).toBeFocused()
  expect(await form.whatsapp.boundingBox()).toEqual(box)
  expect(await page.evaluate(() => window.scrollY)).toBe(scrollY)
  await expect(form.name).toHaveValue(name)
  await form.whatsapp.pressSequentially('000 0000')
  await expect(form.whatsapp).toHaveValue('+54 11 4000 0000')

  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
  await opener.click()
  await form.email.fill(formValues.user_email)
  await solveCaptcha(form)
  await form.submit.click()
  await expect(page).toHaveURL('/thankYou')
  await expect.poll(() => fetchRequests(instance, name)).toHaveLength(1)
})

test('before React, Escape, the close button and the overlay close the form (INV-11)', async ({
  page,
}) => {
  await pauseRequests(page, FRAMEWORK_URL)
  const { form, opener } = await tapOpener(page, 'banner')
  await page.keyboard.press('Escape')
  await expect(form.root).toBeHidden()
  await expect(opener).toBeFocused()
  await opener.click()
  await form.close.click()
  await expect(form.root).toBeHidden()
  await opener.click()
  await page.mouse.click(4, 400)
  await expect(form.root).toBeHidden()
  await expect(opener).toBeFocused()
})

test('before React, the form opens by its address, and closing restores it (INV-11)', async ({
  page,
}) => {
  const resume = await pauseRequests(page, FRAMEWORK_URL)
  await page.goto('/inversores#solicitud')
  const form = investorForm(page)
  await expect(form.root).toBeVisible()
  await form.close.click()
  await expect(page).toHaveURL('/inversores')
  resume()
  await waitForScripts(page)
  await expect(form.root).toBeHidden()
})

test('if React cannot load, sending keeps the values and offers the chat (FORM-07)', async ({
  page,
  browserErrors,
}) => {
  await page.route(FRAMEWORK_URL, (route) => route.abort('connectionreset'))
  const { form } = await tapOpener(page, 'banner')
  await fillIn(form)
  await form.submit.press('Enter')
  await expect(form.alert).toContainText(messages.failed)
  await expect(form.alert).toBeFocused()
  await expect(form.alert.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\//,
  )
  await expect(form.name).toHaveValue(formValues.user_name)
  await expect(page).toHaveURL('/inversores')
  browserErrors.allow('ERR_CONNECTION_RESET')
})

test('typed letters replace those of a stored draft, in their fields only (FORM-07)', async ({
  page,
}) => {
  await page.goto('/inversores')
  const form = investorForm(page)
  await page.getByRole('banner').getByRole('button', { name: 'Quiero el plan' }).click()
  await waitForScripts(page)
  await fillIn(form)

  const resume = await pauseRequests(page, FRAMEWORK_URL)
  await tapOpener(page, 'banner')
  await form.name.pressSequentially('Otra Persona')
  resume()
  await waitForScripts(page)
  await expect(form.name).toHaveValue('Otra Persona')
  await expect(form.email).toHaveValue(formValues.user_email)
})
