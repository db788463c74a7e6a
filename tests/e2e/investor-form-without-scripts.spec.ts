import type { Page } from 'playwright/test'
import { formStamp } from '../../app/lib/form-stamp.server'
import { expect } from './fixtures'
import type { House } from './house'
import {
  fillIn,
  formOf,
  mailsAbout,
  messages,
  openPage,
  storedRequests,
  test,
  typed,
} from './investor-form'

test.use({ javaScriptEnabled: false })

/** The browser takes the form's own fragment along to where the server leads it. */
const thankYou = /\/thankYou(#solicitud)?$/

/** Goes to the form by the header's link, on a page that was served a minute ago. */
async function goToForm(page: Page, house: House) {
  await openPage(page, house)
  await page.getByRole('banner').getByRole('link', { name: 'Quiero el plan' }).click()
  await expect(page).toHaveURL('/inversores#solicitud')
  return formOf(page, 'page')
}

/** Does the sum that stands for the captcha. */
async function answer(page: Page, wrong = 0) {
  const field = page.locator('#solicitud').getByRole('textbox', { name: /¿Cuánto es/ })
  const label = await page.locator('#solicitud .form-question label').innerText()
  const [a = 0, b = 0] = [...label.matchAll(/\d+/g)].map(([digits]) => Number(digits))
  await field.fill(String(a + b + wrong))
}

test('FORM-05 FORM-07 FORM-08 the form stands in the page, is posted, stored and thanked for', async ({
  page,
  house,
}) => {
  const name = 'Hilda Llana'
  const form = await goToForm(page, house)
  await expect(form.whole).toBeInViewport()
  await expect(page.locator('dialog')).toHaveCount(0)
  await expect(form.submit).toBeEnabled()
  await expect(form.currency).toHaveValue('USD')
  await fillIn(form, { user_name: name })
  await answer(page)
  await form.submit.click()
  await expect(page).toHaveURL(thankYou)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('¡Gracias! Ya tenemos tu pedido')
  await expect(page.getByText('Quedarme acá')).toHaveCount(0)
  expect(await page.content()).not.toContain(name)
  await expect
    .poll(() => storedRequests(house, name))
    .toMatchObject([{ ...typed, user_name: name }])

  // Somebody who is not sure sends it once more.
  await page.goBack()
  await page.goBack()
  const again = await goToForm(page, house)
  await fillIn(again, { user_name: name })
  await answer(page)
  await again.submit.click()
  await expect(page).toHaveURL(thankYou)
  expect(await storedRequests(house, name)).toHaveLength(1)
  expect(await mailsAbout(house, name)).toEqual([])
})

test('FORM-05 FORM-10 the server says the same as the browser, and the page keeps what was typed', async ({
  page,
  house,
  watch,
}) => {
  const form = await goToForm(page, house)
  await fillIn(form, {
    user_name: 'Ana',
    user_whatsapp: '12',
    user_email: 'ana@correo',
    user_currency: 'ARS',
    user_message: 'uno\ndos',
  })
  await answer(page)
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
  watch.forgive('status of 400')
})

for (const [what, wrong] of [
  ['no answer', undefined],
  ['a wrong answer', 1],
] as const) {
  test(`FORM-06 ${what} to the sum brings the captcha’s message`, async ({
    page,
    house,
    watch,
  }) => {
    const form = await goToForm(page, house)
    await fillIn(form, { user_name: 'Inés Distraída' })
    if (wrong !== undefined) await answer(page, wrong)
    await form.submit.click()
    await expect(form.alert).toHaveText(messages.captcha)
    await expect(form.name).toHaveValue('Inés Distraída')
    expect(await storedRequests(house, 'Inés Distraída')).toEqual([])
    watch.forgive('status of 400')
  })
}

test('FORM-10 a form that comes back at once is not accepted, and says how to go on', async ({
  page,
  house,
  watch,
}) => {
  const form = await goToForm(page, house)
  await fillIn(form)
  await answer(page)
  await page.route(`${house.origin}/inversores`, async (route) => {
    const fields = new URLSearchParams(route.request().postData() ?? '')
    fields.set('stamp', formStamp(house.client.config().token ?? ''))
    await route.continue({ postData: fields.toString() })
  })
  await form.submit.click()
  await expect(form.alert).toHaveText(/No pudimos aceptar este envío/)
  watch.forgive('status of 400')
})
