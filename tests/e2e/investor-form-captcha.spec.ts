import { expect } from './fixtures'
import {
  fieldsOfPost,
  fillIn,
  formOf,
  messages,
  openForm,
  openReadyForm,
  openPage,
  POSTS,
  solve,
  test,
  toggleOf,
} from './investor-form'

test('FORM-06 CAP-02 a proof that another request has used up is asked for again', async ({
  page,
  house,
  watch,
}) => {
  const form = await openReadyForm(page, house)
  await page.route(POSTS, async (route) => {
    const fields = fieldsOfPost(route.request())
    fields.set('key', crypto.randomUUID())
    const headers = { Origin: house.origin }
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
  await page.unroute(POSTS)
  await solve(form)
  await form.submit.click()
  await expect(page).toHaveURL('/thankYou')
  watch.forgive('status of 400')
})

test('FORM-06 CAP-02 a proof is good for its time, and asked for again after it', async ({
  page,
  house,
}) => {
  await page.clock.install()
  const form = await openReadyForm(page, house)
  await expect(form.submit).toBeEnabled()
  await page.clock.fastForward(20 * 60_000)
  await expect(form.whole.getByText(messages.expired)).toBeVisible()
  await expect(form.submit).toBeDisabled()
  await form.whole.getByRole('button', { name: 'Volver a probar' }).click()
  await expect(form.submit).toBeEnabled({ timeout: 30_000 })
})

test('CAP-02 a check that fails says so, and can be done again', async ({ page, house, watch }) => {
  const form = await openForm(page, house)
  await fillIn(form)
  await page.route('**/inversores/desafio', (route) => route.abort('connectionreset'))
  await form.captcha.click()
  await expect(form.whole.getByText('No se pudo comprobar')).toBeVisible()
  await page.unroute('**/inversores/desafio')
  await form.whole.getByRole('button', { name: 'Volver a probar' }).click()
  await expect(form.submit).toBeEnabled({ timeout: 30_000 })
  watch.forgive('ERR_CONNECTION_RESET')
})

test('CAP-02 the work is done in workers of this origin; typing goes on meanwhile', async ({
  page,
  house,
}) => {
  const form = await openForm(page, house)
  const started = page.waitForEvent('worker')
  await form.captcha.click()
  await form.message.pressSequentially('Hola')
  expect(new URL((await started).url()).origin).toBe(house.origin)
  await expect(form.message).toHaveValue('Hola')
  await expect(form.whole.getByText('Listo, comprobado')).toBeVisible({ timeout: 30_000 })
  await expect(form.captcha).toBeDisabled()
})

test('INV-11 rules, captcha and e-mail come when they are needed, not with the page', async ({
  page,
  house,
}) => {
  const parts: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    const [, part] =
      /\/assets\/(form-dialog|solve|pbkdf2|send-by-email)-[^/]+\.js$/.exec(pathname) ?? []
    if (part !== undefined) parts.push(part)
  })
  await openPage(page, house)
  expect(parts).toEqual([])
  await toggleOf(page).hover()
  await expect.poll(() => parts).toEqual(['form-dialog'])
  await toggleOf(page).click()
  const form = formOf(page)
  await fillIn(form)
  expect(parts).toEqual(['form-dialog'])
  await solve(form)
  expect(parts).toContain('pbkdf2')
  expect(parts).not.toContain('send-by-email')
  await form.submit.click()
  await expect(page).toHaveURL('/thankYou')
  expect(parts).toContain('send-by-email')
})
