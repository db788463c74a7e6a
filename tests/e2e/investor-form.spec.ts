import { investorFields } from '#config/investor-request'
import { expect } from './testing/fixtures'
import {
  alterPosts,
  messages,
  openForm,
  openReadyForm,
  POST_URL,
  recordPosts,
  solveCaptcha,
  test,
  formValues,
} from './testing/investor-form'

test('has its fields, marks the required ones and selects dollars (FORM-01)', async ({
  page,
  instance,
}) => {
  const form = await openForm(page, instance)
  await expect(form.root.getByText('Los campos con * son obligatorios.')).toBeVisible()
  const fields = form.root.locator('input:not([type=hidden]), select, textarea')
  const named = await fields.evaluateAll((all) => all.map((field) => field.getAttribute('name')))
  expect(named).toEqual([...investorFields, 'website'])
  for (const field of [form.name, form.whatsapp, form.email]) {
    await expect(field).toHaveAttribute('required')
  }
  // It always has a value, and HTML forbids `required` without an empty option.
  await expect(form.currency).toHaveAttribute('aria-required', 'true')
  for (const field of [form.name, form.whatsapp, form.email, form.currency]) {
    const label = field.locator('xpath=preceding-sibling::label')
    await expect(label).toContainText('*')
  }
  await expect(form.message).not.toHaveAttribute('required')
  await expect(form.root.locator('label', { hasText: 'Mensaje' })).toHaveText('Mensaje optativo')
  await expect(form.currency).toHaveValue('USD')
  const options = form.currency.locator('option')
  expect(await options.evaluateAll((all) => all.map((each) => each.getAttribute('value')))).toEqual(
    ['ARS', 'USD', 'USDT'],
  )
  await expect(form.root.getByRole('link', { name: 'política de privacidad' })).toHaveAttribute(
    'href',
    '/privacy-policy',
  )
})

test('validates telephone and e-mail address while typing (FORM-03, FORM-04)', async ({
  page,
  instance,
}) => {
  const form = await openForm(page, instance)
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

test('says what a field needs on leaving it, and lists it on sending (ERR-02, FORM-02, FORM-04)', async ({
  page,
  instance,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  const form = await openForm(page, instance)
  await form.name.click()
  await form.name.pressSequentially('  An  ')
  await expect(form.name).toHaveAccessibleDescription('')
  await form.email.click()
  await expect(form.name).toHaveAccessibleDescription(messages.name)
  await form.email.pressSequentially('a@b.co')
  await expect(form.email).toHaveAccessibleDescription('')
  await form.submit.click({ force: true })
  await expect(form.alert).toBeFocused()
  await expect(form.alert.getByRole('listitem')).toHaveText([
    `Nombre y apellido: ${messages.name}`,
    `WhatsApp: ${messages.required}`,
    `Correo electrónico: ${messages.email}`,
  ])
  await expect(form.email).toHaveAccessibleDescription(messages.email)
  await form.alert.getByRole('link', { name: 'WhatsApp' }).click()
  await expect(form.whatsapp).toBeFocused()
  await form.whatsapp.fill(formValues.user_whatsapp)
  await expect(form.alert.getByRole('listitem')).toHaveCount(2)
  await form.name.fill('Ana Gómez')
  await expect(form.name).toHaveAccessibleDescription('')
})

test('the button is disabled until form and captcha are complete (ERR-02, FORM-05, FORM-06)', async ({
  page,
  instance,
}) => {
  const posts = recordPosts(page)
  const form = await openForm(page, instance)
  await expect(form.submit).toBeDisabled()
  await form.name.fill(formValues.user_name)
  await form.whatsapp.fill(formValues.user_whatsapp)
  await expect(form.submit).toBeDisabled()
  await form.email.fill(formValues.user_email)
  await expect(form.submit).toBeDisabled()
  await form.email.press('Enter')
  await expect(form.alert).toHaveText(messages.captcha)
  await expect(form.alert).toBeFocused()
  await solveCaptcha(form)
  await expect(form.submit).toBeEnabled()
  await form.email.fill(' ')
  await expect(form.submit).toBeDisabled()
  expect(posts).toEqual([])
})

/** Posts that the server rejects, and the sentence about each. The last one loses the captcha. */
const forgeries = [
  [{ stamp: 'lx0.abc' }, /No pudimos aceptar este envío/],
  [{ user_message: 'a'.repeat(200_000) }, /Lo que mandaste no entra/],
  [{ captcha: btoa('{}') }, messages.captcha],
] as const

test('shows an error for each rejected post and keeps the values (FORM-06, FORM-10)', async ({
  page,
  instance,
  browserErrors,
}) => {
  const form = await openReadyForm(page, instance)
  for (const [forged, text] of forgeries) {
    await alterPosts(page, (fields) => {
      for (const [name, value] of Object.entries(forged)) fields.set(name, value)
    })
    await form.submit.click()
    await expect(form.alert).toHaveText(text)
    await expect(form.alert).toBeFocused()
    await expect(form.name).toHaveValue(formValues.user_name)
    await expect(form.submit).toHaveText('Enviar mi pedido')
    await page.unroute(POST_URL)
  }
  const headers = { Origin: instance.origin }
  for (let post = 0; post < 20; post += 1) {
    await page.request.post('/inversores', { form: { user_name: 'Ana' }, headers })
  }
  await solveCaptcha(form)
  await form.submit.click()
  await expect(form.alert).toHaveText(/Esperá un rato/)
  browserErrors.allow('status of 400', 'status of 413', 'status of 429')
})

test('lists errors that only the server finds until they are corrected (FORM-10)', async ({
  page,
  instance,
  browserErrors,
}) => {
  const form = await openReadyForm(page, instance)
  await alterPosts(page, (fields) => fields.set('user_name', 'Ana'))
  await form.submit.click()
  await expect(form.alert).toBeFocused()
  await expect(form.alert.getByRole('listitem')).toHaveText([`Nombre y apellido: ${messages.name}`])
  await expect(form.name).toHaveAccessibleDescription(messages.name)
  await form.name.fill('Ana María')
  await expect(form.alert).toHaveCount(0)
  await expect(form.name).toHaveAccessibleDescription('')
  browserErrors.allow('status of 400')
})
