import { expect } from './testing/fixtures'
import {
  fillIn,
  investorForm,
  messages,
  openForm,
  openReadyForm,
  openPage,
  solveCaptcha,
  test,
  formToggle,
} from './testing/investor-form'
import { pauseRequests } from './testing/paused-requests'

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
  await page.route('**/inversores/desafio', (route) => route.abort('connectionreset'))
  const form = await openForm(page, instance)
  await fillIn(form)
  await form.captcha.click()
  await expect(form.root.getByText('No se pudo comprobar')).toBeVisible()
  await page.unroute('**/inversores/desafio')
  await form.root.getByRole('button', { name: 'Volver a probar' }).click()
  await expect(form.submit).toBeEnabled()
  browserErrors.allow('ERR_CONNECTION_RESET')
})

test('a field’s focus starts the proof of work and loads what sending needs (INV-11, CAP-02)', async ({
  page,
  instance,
}) => {
  const parts = new Set<string>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    const [, part] = /\/(solve|pbkdf2|send-by-email|desafio)(-[^/]+\.js)?$/.exec(pathname) ?? []
    if (part !== undefined) parts.add(part)
  })
  await openPage(page, instance)
  expect([...parts]).toEqual([])
  const resume = await pauseRequests(page, /\/(solve|send-by-email)-[^/]+\.js$|\/desafio$/)
  const started = page.waitForEvent('worker')
  await formToggle(page).click()
  const form = investorForm(page)
  await form.name.focus()
  await expect.poll(() => [...parts].sort()).toEqual(['desafio', 'send-by-email', 'solve'])
  resume()
  expect(new URL((await started).url()).origin).toBe(instance.origin)
  await form.message.pressSequentially('Hola')
  await expect(form.message).toHaveValue('Hola')
  await expect(form.captcha).toBeEnabled()
  await fillIn(form)
  await solveCaptcha(form)
  await expect(form.captcha).toBeDisabled()
  expect(parts).toContain('pbkdf2')
  await form.submit.click()
  await expect(page).toHaveURL('/thankYou')
})
