import { formStamp } from '../../app/lib/form-stamp.server'
import { expect } from './fixtures'
import type { House } from './house'
import {
  alterPosts,
  messages,
  openForm,
  openReadyForm,
  postsOf,
  solve,
  test,
  typed,
} from './investor-form'

test('FORM-01 five fields, the required ones marked, dollars chosen', async ({ page, house }) => {
  const form = await openForm(page, house)
  await expect(form.whole.getByText('Los campos con * son obligatorios.')).toBeVisible()
  const fields = form.whole.locator('input:not([type=hidden]), select, textarea')
  const named = await fields.evaluateAll((all) => all.map((field) => field.getAttribute('name')))
  expect(named).toEqual([
    'user_name',
    'user_whatsapp',
    'user_email',
    'user_currency',
    'user_message',
    'website',
  ])
  for (const field of [form.name, form.whatsapp, form.email, form.currency]) {
    await expect(field).toHaveAttribute('required')
    const label = field.locator('xpath=preceding-sibling::label')
    await expect(label).toContainText('*')
  }
  await expect(form.message).not.toHaveAttribute('required')
  await expect(form.whole.locator('label', { hasText: 'Mensaje' })).toHaveText('Mensaje optativo')
  await expect(form.currency).toHaveValue('USD')
  const options = form.currency.locator('option')
  expect(await options.evaluateAll((all) => all.map((each) => each.getAttribute('value')))).toEqual(
    ['ARS', 'USD', 'USDT'],
  )
  await expect(form.whole.getByRole('link', { name: 'política de privacidad' })).toHaveAttribute(
    'href',
    '/privacy-policy',
  )
})

test('FORM-03 FORM-04 telephone and address are judged while they are typed', async ({
  page,
  house,
}) => {
  const form = await openForm(page, house)
  await expect(form.whatsapp).toHaveAccessibleDescription('')
  await form.whatsapp.fill('1')
  await expect(form.whatsapp).toHaveAccessibleDescription(messages.phone)
  await expect(form.whatsapp).toHaveAttribute('aria-invalid', 'true')
  await form.whatsapp.fill('12345678')
  await expect(form.whatsapp).toHaveAccessibleDescription(messages.phone)
  await form.whatsapp.fill('123456789')
  await expect(form.whatsapp).toHaveAccessibleDescription('')
  await form.whatsapp.fill('')
  await expect(form.whatsapp).toHaveAccessibleDescription('')

  await form.email.fill('ana@corre')
  await expect(form.email).toHaveAccessibleDescription('')
  await form.email.fill('ana@correo')
  await expect(form.email).toHaveAccessibleDescription(messages.email)
  await form.email.fill('ana@correo.com')
  await expect(form.email).toHaveAccessibleDescription('')
})

test('FORM-05 FORM-06 the button is off until all is filled in and the captcha solved', async ({
  page,
  house,
}) => {
  const posts = postsOf(page)
  const form = await openForm(page, house)
  await expect(form.submit).toBeDisabled()
  await form.name.fill(typed.user_name)
  await form.whatsapp.fill(typed.user_whatsapp)
  await expect(form.submit).toBeDisabled()
  await form.email.fill(typed.user_email)
  await expect(form.submit).toBeDisabled()
  await form.email.press('Enter')
  await expect(form.alert).toHaveText(messages.captcha)
  await expect(form.alert).toBeFocused()
  await solve(form)
  await expect(form.submit).toBeEnabled()
  await form.email.fill(' ')
  await expect(form.submit).toBeDisabled()
  expect(posts).toEqual([])
})

for (const [refusal, change, words] of [
  ['a form that comes back at once', stampedNow, /No pudimos aceptar este envío/],
  ['a form that is too large', makeHuge, /demasiado grande/],
  ['a captcha that was not solved', forgeCaptcha, messages.captcha],
] as const) {
  test(`FORM-06 FORM-10 ${refusal} is refused in the form, and the typed stays`, async ({
    page,
    house,
    watch,
  }) => {
    const form = await openReadyForm(page, house)
    await alterPosts(page, (fields) => change(fields, house))
    await form.submit.click()
    await expect(form.alert).toHaveText(words)
    await expect(form.alert).toBeFocused()
    await expect(form.name).toHaveValue(typed.user_name)
    await expect(form.submit).toHaveText('Enviar mi pedido')
    watch.forgive('status of 400', 'status of 413')
  })
}

test('FORM-10 what only the server finds wrong is listed, and goes as it is mended', async ({
  page,
  house,
  watch,
}) => {
  const form = await openReadyForm(page, house)
  await alterPosts(page, (fields) => fields.set('user_name', 'Ana'))
  await form.submit.click()
  await expect(form.alert).toBeFocused()
  await expect(form.alert.getByRole('listitem')).toHaveText([`Nombre y apellido: ${messages.name}`])
  await expect(form.name).toHaveAccessibleDescription(messages.name)
  await form.name.fill('Ana María')
  await expect(form.alert).toHaveCount(0)
  await expect(form.name).toHaveAccessibleDescription('')
  watch.forgive('status of 400')
})

test('FORM-10 too many posts from one address are told to wait', async ({ page, house, watch }) => {
  const form = await openReadyForm(page, house)
  const headers = { Origin: house.origin }
  for (let post = 0; post < 20; post += 1) {
    await page.request.post('/inversores', { form: { user_name: 'Ana' }, headers })
  }
  await form.submit.click()
  await expect(form.alert).toHaveText(/Esperá un rato/)
  watch.forgive('status of 429')
})

function stampedNow(fields: URLSearchParams, house: House) {
  fields.set('stamp', formStamp(house.client.config().token ?? ''))
}

function makeHuge(fields: URLSearchParams) {
  fields.set('user_message', 'a'.repeat(200_000))
}

function forgeCaptcha(fields: URLSearchParams) {
  fields.set('captcha', btoa('{}'))
}
