import type { Page } from 'playwright/test'
import { expect } from './testing/fixtures'
import type { TestInstance } from './testing/test-instance'
import {
  fillIn,
  investorForm,
  messages,
  fetchRequests,
  test,
  formValues,
} from './testing/investor-form'
import { readMailsAbout } from './testing/mails'

test.use({ javaScriptEnabled: false })

/** The thank-you page with the proof of a request. */
const thankYou = /\/thankYou\?recibido=/

/** Opens the page and follows the header's link to the form. */
async function goToForm(page: Page, instance: TestInstance) {
  await page.goto(`${instance.origin}/inversores`)
  await page.getByRole('banner').getByRole('link', { name: 'Quiero el plan' }).click()
  await expect(page).toHaveURL('/inversores#solicitud')
  return investorForm(page, 'page')
}

/** Answers the sum that replaces the captcha. */
async function answerSum(page: Page, error = 0) {
  const field = page.locator('#solicitud').getByRole('textbox', { name: /¿Cuánto es/ })
  const label = await page.locator('#solicitud .form-question label').innerText()
  const [a = 0, b = 0] = [...label.matchAll(/\d+/g)].map(([digits]) => Number(digits))
  await field.fill(String(a + b + error))
}

test('the form in the page is posted, stored and confirmed (FORM-05, FORM-07, FORM-08, TY-01)', async ({
  page,
  instance,
}) => {
  const name = 'Hilda Llana'
  await expectNoThanks(page, '/thankYou')
  const form = await goToForm(page, instance)
  await expect(form.root).toBeInViewport()
  await expect(page.locator('dialog[open]')).toHaveCount(0)
  await expect(form.submit).toBeEnabled()
  await expect(form.currency).toHaveValue('USD')
  await fillIn(form, { user_name: name })
  await answerSum(page)
  await form.submit.click()
  await expect(page).toHaveURL(thankYou)
  // Without scripts there is no countdown to another page (TY-02).
  await expect(page.locator('.countdown')).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('¡Gracias! Ya tenemos tu pedido')
  await expect(page.getByText('Quedarme acá')).toBeHidden()
  expect(await page.content()).not.toContain(name)
  await expect
    .poll(() => fetchRequests(instance, name))
    .toMatchObject([{ ...formValues, user_name: name }])

  // Sends the same request again.
  await page.goBack()
  await page.goBack()
  const again = await goToForm(page, instance)
  await fillIn(again, { user_name: name })
  await answerSum(page)
  await again.submit.click()
  await expect(page).toHaveURL(thankYou)
  expect(await fetchRequests(instance, name)).toHaveLength(1)
  expect(await readMailsAbout(instance, name)).toEqual([])

  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('¡Gracias! Ya tenemos tu pedido')
  const served = await page.request.get(page.url())
  expect(served.headers()['cache-control']).toBe('private, no-store')
  await expectNoThanks(page, '/thankYou')
  await expectNoThanks(page, '/thankYou?recibido=lx0.abc')
})

/** Opens an address of the thank-you page that redirects to the investors page. */
async function expectNoThanks(page: Page, url: string) {
  await page.goto(url)
  await expect(page).toHaveURL('/inversores')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Sé parte del futuro')
}

test('the server reports the same errors as the browser and keeps the values (FORM-05, FORM-10)', async ({
  page,
  instance,
  browserErrors,
}) => {
  const form = await goToForm(page, instance)
  await fillIn(form, {
    user_name: 'Ana',
    user_whatsapp: '12',
    user_email: 'ana@correo',
    user_currency: 'ARS',
    user_message: 'uno\ndos',
  })
  await answerSum(page)
  const returned = page.waitForResponse((response) => response.request().method() === 'POST')
  await form.submit.click()
  const response = await returned
  expect(response.status()).toBe(400)
  expect(response.headers()['cache-control']).toBe('private, no-store')
  await expect(page).toHaveURL('/inversores#solicitud')
  await expect(form.alert.getByRole('listitem')).toHaveText([
    `Nombre y apellido: ${messages.name}`,
    `WhatsApp: ${messages.phone}`,
    `Correo electrónico: ${messages.email}`,
  ])
  await expect(form.alert).toBeInViewport()
  await expect(form.whatsapp).toHaveAccessibleDescription(messages.phone)
  await expect(form.name).toHaveValue('Ana')
  await expect(form.currency).toHaveValue('ARS')
  await expect(form.message).toHaveValue('uno\ndos')
  await form.alert.getByRole('link', { name: 'WhatsApp' }).click()
  await expect(form.whatsapp).toBeInViewport()
  browserErrors.allow('status of 400')
})
