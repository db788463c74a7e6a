import { expect } from './testing/fixtures'
import {
  alterPosts,
  fillIn,
  messages,
  openForm,
  POST_URL,
  recordPosts,
  solveCaptcha,
  test,
  formValues,
} from './testing/investor-form'

/** Posts that the server rejects, and the sentence about each. The last one loses the captcha. */
const forgeries = [
  [{ user_name: 'Ana' }, `Nombre y apellido: ${messages.name}`],
  [{ stamp: 'lx0.abc' }, /No pudimos aceptar este envío/],
  [{ user_message: 'a'.repeat(200_000) }, /Lo que mandaste no entra/],
  [{ captcha: btoa('{}') }, messages.captcha],
] as const

test('shows and keeps what fields or server reject (ERR-02, FORM-02 to FORM-06, FORM-10)', async ({
  page,
  instance,
  browserErrors,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  const posts = recordPosts(page)
  const form = await openForm(page)
  await expect(form.name).toBeFocused()
  await form.name.pressSequentially('  An  ')
  await expect(form.name).toHaveAccessibleDescription('')
  await form.email.click()
  await expect(form.name).toHaveAccessibleDescription(messages.name)
  await form.email.fill('ana@correo')
  await expect(form.email).toHaveAccessibleDescription(messages.email)
  await form.email.fill('a@b.co')
  await expect(form.email).toHaveAccessibleDescription('')
  await form.whatsapp.fill('1')
  await expect(form.whatsapp).toHaveAccessibleDescription(messages.phone)
  await expect(form.whatsapp).toHaveAttribute('aria-invalid', 'true')
  await form.whatsapp.fill('')
  await form.submit.click({ force: true })
  await expect(form.alert).toBeFocused()
  await expect(form.alert.getByRole('listitem')).toHaveText([
    `Nombre y apellido: ${messages.name}`,
    `WhatsApp: ${messages.required}`,
    `Correo electrónico: ${messages.email}`,
  ])
  await form.alert.getByRole('link', { name: 'WhatsApp' }).click()
  await expect(form.whatsapp).toBeFocused()
  await form.whatsapp.fill(formValues.user_whatsapp)
  await expect(form.alert.getByRole('listitem')).toHaveCount(2)
  await form.name.fill(formValues.user_name)
  await expect(form.name).toHaveAccessibleDescription('')

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

  await form.email.fill(formValues.user_email)
  for (const [forged, text] of forgeries) {
    await alterPosts(page, (fields) => {
      for (const [name, value] of Object.entries(forged)) fields.set(name, value)
    })
    await form.submit.click()
    await expect(form.alert).toContainText(text)
    await expect(form.alert).toBeFocused()
    await expect(form.name).toHaveValue(/^Ana /)
    await expect(form.submit).toHaveText('Enviar mi pedido')
    await page.unroute(POST_URL)
    if (!('user_name' in forged)) continue
    await expect(form.name).toHaveAccessibleDescription(messages.name)
    await form.name.fill('Ana María')
    await expect(form.alert).toHaveCount(0)
    await expect(form.name).toHaveAccessibleDescription('')
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

test('a proof of work that fails or expires can be repeated (CAP-02, FORM-06)', async ({
  page,
  browserErrors,
}) => {
  await page.clock.install()
  await page.route('**/inversores/desafio', (route) => route.abort('connectionreset'))
  const form = await openForm(page)
  await fillIn(form)
  await form.captcha.click()
  await expect(form.root.getByText('No se pudo comprobar')).toBeVisible()
  await page.unroute('**/inversores/desafio')
  const retry = form.root.getByRole('button', { name: 'Volver a probar' })
  await retry.click()
  await expect(form.submit).toBeEnabled()
  await page.clock.fastForward(20 * 60_000)
  await expect(form.root.getByText(messages.expired)).toBeVisible()
  await expect(form.submit).toBeDisabled()
  await retry.click()
  await expect(form.submit).toBeEnabled()
  browserErrors.allow('ERR_CONNECTION_RESET')
})
