import { investorFields } from '#config/investor-request'
import type { Request } from 'playwright/test'
import { expect } from './testing/fixtures'
import {
  postedFields,
  expectValues,
  fillIn,
  formToggle,
  readStorage,
  messages,
  openForm,
  openReadyForm,
  openPage,
  POST_URL,
  recordPosts,
  SEND_FORM_URL,
  solveCaptcha,
  fetchRequests,
  test,
  formValues,
} from './testing/investor-form'
import { readMailsAbout } from './testing/mails'
import { pauseRequests } from './testing/paused-requests'

test('a double click stores, mails and confirms one request (FORM-07, FORM-08, FORM-09)', async ({
  page,
  instance,
}) => {
  const name = 'Beatriz Entera'
  const posts = recordPosts(page)
  const form = await openReadyForm(page, instance, { user_name: name, user_currency: 'USDT' })
  const resume = await pauseRequests(page, SEND_FORM_URL)
  const mailed = page.waitForRequest(SEND_FORM_URL)
  const reported = page.waitForResponse('**/inversores/enviado')
  await form.submit.dblclick()
  await expect(form.submit).toHaveText('Enviando tu pedido…')
  await expect(form.submit).toBeDisabled()
  await expect(form.root.getByRole('status').filter({ hasText: 'Enviando' })).toHaveCount(1)
  const posted = await parseForm(await mailed)
  expect([...posted.keys()]).toEqual([
    ...investorFields,
    'lib_version',
    'service_id',
    'template_id',
    'user_id',
  ])
  expect(posted.get('service_id')).toBe('relay')
  expect(posted.get('template_id')).toBe('investor-request')
  expect(posted.get('user_id')).toBe('embedded')
  resume()

  await expect(page).toHaveURL('/thankYou')
  expect(await readStorage(page, 'sessionStorage')).toMatchObject({
    formSubmitted: 'true',
    name,
    email: formValues.user_email,
    phone: formValues.user_whatsapp,
  })
  expect(await readStorage(page, 'localStorage')).toEqual({})
  expect((await reported).status()).toBe(204)
  await expect
    .poll(async () => (await fetchRequests(instance, name)).map(({ delivery }) => delivery))
    .toMatchObject([{ state: 'sent', channel: 'browser' }])
  expect(await fetchRequests(instance, name)).toMatchObject([
    { ...formValues, user_name: name, user_currency: 'USDT' },
  ])
  expect(posts).toHaveLength(1)
  expect(await readMailsAbout(instance, name)).toHaveLength(1)
  expect(instance.output()).not.toMatch(/Beatriz|ana@correo/)
})

test('a lost connection keeps the values; a retry stores one request (FORM-07, FORM-08, ERR-02)', async ({
  page,
  instance,
  browserErrors,
}) => {
  const name = 'Delia Cortada'
  const posts = recordPosts(page)
  const form = await openReadyForm(page, instance, { user_name: name })
  // The site stores the request, but its response is lost.
  const lose = await pauseRequests(page, POST_URL, async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await form.submit.click()
  await page.keyboard.press('Escape')
  await expect(form.root).toBeHidden()
  lose()
  await expect(form.alert).toHaveText(messages.failed)
  await expect(form.submit).toHaveText('Enviar mi pedido')
  await expect(form.submit).toBeEnabled()
  await expect(form.name).toHaveValue(name)
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveCount(1)
  browserErrors.allow('ERR_CONNECTION_RESET')

  await page.unroute(POST_URL)
  await form.submit.click()
  await expect(page).toHaveURL('/thankYou')
  expect(posts).toHaveLength(2)
  expect(readKey(posts[0])).toBe(readKey(posts[1]))
  await expect.poll(() => fetchRequests(instance, name)).toHaveLength(1)
  expect(await readMailsAbout(instance, name)).toHaveLength(1)
})

test('without a connection it says so, keeps the values and sends them later (FORM-07)', async ({
  page,
  instance,
  browserErrors,
}) => {
  const form = await openReadyForm(page, instance, { user_name: 'Delia Sin Red' })
  await page.context().setOffline(true)
  await form.submit.click()
  await expect(form.alert).toContainText(messages.failed)
  await expect(form.alert).toContainText('No tenés conexión.')
  await expect(form.name).toHaveValue('Delia Sin Red')
  browserErrors.allow('ERR_INTERNET_DISCONNECTED')

  await page.context().setOffline(false)
  await form.submit.click()
  await expect(page).toHaveURL('/thankYou')
})

test('form values and their key survive a reload, for a day (FORM-07, FORM-08)', async ({
  page,
  instance,
}) => {
  await page.clock.install()
  const changed = { user_currency: 'ARS', user_message: 'Primera\nsegunda' }
  const form = await openForm(page, instance)
  await fillIn(form, changed)
  const key = await form.root.locator('input[name=key]').inputValue()
  expect(key).toMatch(/^[0-9a-f-]{36}$/)
  await openForm(page, instance)
  await expectValues(form, changed)
  await expect(form.root.locator('input[name=key]')).toHaveValue(key)

  expect(Object.values(await readStorage(page, 'localStorage')).join()).toContain(
    formValues.user_email,
  )
  await page.clock.setSystemTime(Date.now() + 86_400_000)
  await openPage(page, instance)
  expect(await readStorage(page, 'localStorage')).toEqual({})
  await formToggle(page).click()
  await expect(form.name).toHaveValue('')
})

test('two tabs share a draft; after it is sent, the other tab starts a new one (FORM-08)', async ({
  page,
  instance,
  context,
}) => {
  const form = await openForm(page, instance)
  const other = await context.newPage()
  const second = await openForm(other, instance)
  await fillIn(form, { user_name: 'Gabriela Doble' })
  await expect(second.name).toHaveValue('Gabriela Doble')
  const keyHere = await form.root.locator('input[name=key]').inputValue()
  await expect(second.root.locator('input[name=key]')).toHaveValue(keyHere)
  await solveCaptcha(form)
  await form.submit.click()
  await expect(page).toHaveURL('/thankYou')
  await expect(second.name).toHaveValue('')
  await expect(second.root.locator('input[name=key]')).not.toHaveValue(keyHere)
})

/** Parses the form data of a request, in order. */
async function parseForm(request: Request): Promise<FormData> {
  const body = request.postDataBuffer() ?? Buffer.alloc(0)
  const type = (await request.headerValue('content-type')) ?? ''
  return new Response(new Uint8Array(body), { headers: { 'Content-Type': type } }).formData()
}

function readKey(request: Request | undefined): string | null {
  return request === undefined ? null : postedFields(request).get('key')
}
