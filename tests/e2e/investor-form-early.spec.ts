import type { Page } from 'playwright/test'
import { expect } from './testing/fixtures'
import {
  fetchRequests,
  fillIn,
  formToggle,
  formValues,
  investorForm,
  messages,
  solveCaptcha,
  test,
} from './testing/investor-form'
import { pauseRequests } from './testing/paused-requests'
import { waitForScripts } from './testing/site-pages'

test.use({ movesPointer: false, viewport: { width: 360, height: 780 } })

const FRAMEWORK_URL = '**/assets/framework-*.js'

/** Opens the form with the button of the header or of the plan. */
async function tapOpener(page: Page, region: 'banner' | 'main') {
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

test('React keeps a form opened before it, over a stored draft (INV-11, TAP-01, FORM-07)', async ({
  page,
  instance,
}) => {
  await page.goto('/inversores')
  await formToggle(page).click()
  await waitForScripts(page)
  await fillIn(investorForm(page))

  const name = 'Rita Rápida'
  const resume = await pauseRequests(page, FRAMEWORK_URL)
  await page.goto('/inversores')
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
  await expect(form.email).toHaveValue(formValues.user_email)
  await form.whatsapp.pressSequentially('000 0000')
  await expect(form.whatsapp).toHaveValue('+54 11 4000 0000')

  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
  await opener.click()
  await solveCaptcha(form)
  await form.submit.click()
  await expect(page).toHaveURL('/thankYou')
  await expect.poll(() => fetchRequests(instance, name)).toHaveLength(1)
})

test('before React, the form opens by address and button, and closes (INV-11)', async ({
  page,
}) => {
  const resume = await pauseRequests(page, FRAMEWORK_URL)
  await page.goto('/inversores#solicitud')
  await expect(investorForm(page).root).toBeVisible()
  await investorForm(page).close.click()
  await expect(page).toHaveURL('/inversores')
  const { form, opener } = await tapOpener(page, 'banner')
  await page.keyboard.press('Escape')
  await expect(form.root).toBeHidden()
  await expect(opener).toBeFocused()
  await opener.click()
  await page.mouse.click(4, 400)
  await expect(form.root).toBeHidden()
  await expect(opener).toBeFocused()
  resume()
  await waitForScripts(page)
  await expect(form.root).toBeHidden()
})

test('if React cannot load, sending keeps the values and offers the chat (FORM-07)', async ({
  page,
  browserErrors,
}) => {
  await page.route(FRAMEWORK_URL, (route) => route.abort('connectionreset'))
  await page.goto('/inversores')
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
