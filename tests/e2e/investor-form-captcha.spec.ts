import { expect } from './testing/fixtures'
import {
  postedFields,
  fillIn,
  investorForm,
  messages,
  openForm,
  openReadyForm,
  openPage,
  POST_URL,
  solveCaptcha,
  test,
  formToggle,
} from './testing/investor-form'

test('asks again for a proof of work that another request has used (FORM-06, CAP-02)', async ({
  page,
  instance,
  browserErrors,
}) => {
  const form = await openReadyForm(page, instance)
  await page.route(POST_URL, async (route) => {
    const fields = postedFields(route.request())
    fields.set('key', crypto.randomUUID())
    const headers = { Origin: instance.origin }
    const first = await page.request.post('/inversores.data', {
      form: Object.fromEntries(fields),
      headers,
    })
    expect(first.status()).toBe(200)
    await route.continue()
  })
  await form.submit.click()
  await expect(form.alert).toHaveText(messages.expired)
  await expect(form.submit).toBeDisabled()
  await page.unroute(POST_URL)
  await solveCaptcha(form)
  await form.submit.click()
  await expect(page).toHaveURL('/thankYou')
  browserErrors.allow('status of 400')
})

test('a proof of work expires, and the form asks again (FORM-06, CAP-02)', async ({
  page,
  instance,
}) => {
  await page.clock.install()
  const form = await openReadyForm(page, instance)
  await expect(form.submit).toBeEnabled()
  await page.clock.fastForward(20 * 60_000)
  await expect(form.root.getByText(messages.expired)).toBeVisible()
  await expect(form.submit).toBeDisabled()
  await form.root.getByRole('button', { name: 'Volver a probar' }).click()
  await expect(form.submit).toBeEnabled()
})

test('a failed check shows a message and can be repeated (CAP-02)', async ({
  page,
  instance,
  browserErrors,
}) => {
  const form = await openForm(page, instance)
  await fillIn(form)
  await page.route('**/inversores/desafio', (route) => route.abort('connectionreset'))
  await form.captcha.click()
  await expect(form.root.getByText('No se pudo comprobar')).toBeVisible()
  await page.unroute('**/inversores/desafio')
  await form.root.getByRole('button', { name: 'Volver a probar' }).click()
  await expect(form.submit).toBeEnabled()
  browserErrors.allow('ERR_CONNECTION_RESET')
})

test('the proof of work runs in workers of the site while the visitor types (CAP-02)', async ({
  page,
  instance,
}) => {
  const form = await openForm(page, instance)
  const started = page.waitForEvent('worker')
  await form.captcha.click()
  await form.message.pressSequentially('Hola')
  expect(new URL((await started).url()).origin).toBe(instance.origin)
  await expect(form.message).toHaveValue('Hola')
  await expect(form.root.getByText('Listo, comprobado')).toBeVisible()
  await expect(form.captcha).toBeDisabled()
})

test('validation, captcha and e-mail load only when they are needed (INV-11)', async ({
  page,
  instance,
}) => {
  const parts: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    const [, part] =
      /\/assets\/(form-dialog|solve|pbkdf2|send-by-email)-[^/]+\.js$/.exec(pathname) ?? []
    if (part !== undefined) parts.push(part)
  })
  await openPage(page, instance)
  expect(parts).toEqual([])
  await formToggle(page).hover()
  await expect.poll(() => parts).toEqual(['form-dialog'])
  await formToggle(page).click()
  const form = investorForm(page)
  await fillIn(form)
  expect(parts).toEqual(['form-dialog'])
  await solveCaptcha(form)
  expect(parts).toContain('pbkdf2')
  expect(parts).not.toContain('send-by-email')
  await form.submit.click()
  await expect(page).toHaveURL('/thankYou')
  expect(parts).toContain('send-by-email')
})
