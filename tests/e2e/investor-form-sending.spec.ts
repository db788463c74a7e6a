import type { Request } from 'playwright/test'
import { expect } from './fixtures'
import {
  fieldsOfPost,
  fillIn,
  kept,
  mailsAbout,
  messages,
  openForm,
  openReadyForm,
  openPage,
  POSTS,
  postsOf,
  SEND_FORM,
  solve,
  storedRequests,
  test,
  typed,
} from './investor-form'

test('FORM-07 FORM-08 FORM-09 a request is stored, mailed from the browser, and thanked for', async ({
  page,
  house,
}) => {
  const name = 'Beatriz Entera'
  const form = await openReadyForm(page, house, { user_name: name, user_currency: 'USDT' })
  let letThrough: () => void = () => undefined
  const held = new Promise<void>((resolve) => (letThrough = resolve))
  await page.route(SEND_FORM, async (route) => {
    await held
    await route.continue()
  })
  const mailed = page.waitForRequest(SEND_FORM)
  const reported = page.waitForResponse('**/inversores/enviado')
  await form.submit.click()
  await expect(form.submit).toHaveText('Enviando tu pedido…')
  await expect(form.submit).toBeDisabled()
  await expect(form.whole.getByRole('status').filter({ hasText: 'Enviando' })).toHaveCount(1)
  const posted = await fieldsOf(await mailed)
  expect([...posted.keys()]).toEqual([
    'user_name',
    'user_whatsapp',
    'user_email',
    'user_currency',
    'user_message',
    'lib_version',
    'service_id',
    'template_id',
    'user_id',
  ])
  expect(posted.get('service_id')).toBe('relay')
  expect(posted.get('template_id')).toBe('investor-request')
  expect(posted.get('user_id')).toBe('embedded')
  letThrough()

  await expect(page).toHaveURL('/thankYou')
  expect(await kept(page, 'sessionStorage')).toMatchObject({
    formSubmitted: 'true',
    name,
    email: typed.user_email,
    phone: typed.user_whatsapp,
  })
  expect(await kept(page, 'localStorage')).toEqual({})
  expect((await reported).status()).toBe(204)
  await expect
    .poll(async () => (await storedRequests(house, name)).map(({ delivery }) => delivery))
    .toMatchObject([{ state: 'sent', channel: 'browser' }])
  expect(await storedRequests(house, name)).toMatchObject([
    { ...typed, user_name: name, user_currency: 'USDT' },
  ])
  expect(await mailsAbout(house, name)).toHaveLength(1)
  expect(house.output()).not.toMatch(/Beatriz|ana@correo/)
})

test('FORM-08 a double click makes one post, one request and one e-mail', async ({
  page,
  house,
}) => {
  const name = 'Carla Doble'
  const posts = postsOf(page)
  const form = await openReadyForm(page, house, { user_name: name })
  await form.submit.dblclick()
  await expect(page).toHaveURL('/thankYou')
  expect(posts).toHaveLength(1)
  await expect.poll(() => storedRequests(house, name)).toHaveLength(1)
  expect(await mailsAbout(house, name)).toHaveLength(1)
})

test('FORM-07 FORM-08 ERR-02 a lost connection shows the alert, keeps what was typed, and sending again makes one request', async ({
  page,
  house,
  watch,
}) => {
  const name = 'Delia Cortada'
  const posts = postsOf(page)
  const form = await openReadyForm(page, house, { user_name: name })
  // The server stores the request, and its answer does not arrive.
  await page.route(POSTS, async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await form.submit.click()
  await expect(form.alert).toHaveText(messages.failed)
  await expect(form.submit).toHaveText('Enviar mi pedido')
  await expect(form.submit).toBeEnabled()
  await expect(form.name).toHaveValue(name)
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveCount(1)
  watch.forgive('ERR_CONNECTION_RESET')

  await page.unroute(POSTS)
  await form.submit.click()
  await expect(page).toHaveURL('/thankYou')
  expect(posts).toHaveLength(2)
  expect(keyOf(posts[0])).toBe(keyOf(posts[1]))
  await expect.poll(() => storedRequests(house, name)).toHaveLength(1)
  expect(await mailsAbout(house, name)).toHaveLength(1)
})

test('FORM-07 the alert of a form that was closed meanwhile brings it back', async ({
  page,
  house,
  watch,
}) => {
  const form = await openReadyForm(page, house)
  let fail: () => void = () => undefined
  const failed = new Promise<void>((resolve) => (fail = resolve))
  await page.route(POSTS, async (route) => {
    await failed
    await route.abort('connectionreset')
  })
  await form.submit.click()
  await page.keyboard.press('Escape')
  await expect(form.whole).toBeHidden()
  fail()
  await expect(form.alert).toHaveText(messages.failed)
  watch.forgive('ERR_CONNECTION_RESET')
})

test('FORM-07 FORM-08 what was typed, and its key, survive a reload on this device', async ({
  page,
  house,
}) => {
  const name = 'Fabiana Vuelve'
  const form = await openForm(page, house)
  await fillIn(form, { user_name: name, user_currency: 'ARS', user_message: 'Primera\nsegunda' })
  const key = await form.whole.locator('input[name=key]').inputValue()
  expect(key).toMatch(/^[0-9a-f-]{36}$/)
  await openForm(page, house)
  await expect(form.name).toHaveValue(name)
  await expect(form.whatsapp).toHaveValue(typed.user_whatsapp)
  await expect(form.email).toHaveValue(typed.user_email)
  await expect(form.currency).toHaveValue('ARS')
  await expect(form.message).toHaveValue('Primera\nsegunda')
  await expect(form.whole.locator('input[name=key]')).toHaveValue(key)
})

test('FORM-07 a draft is erased a day after its last change', async ({ page, house }) => {
  await page.clock.install()
  const form = await openForm(page, house)
  await fillIn(form)
  expect(Object.values(await kept(page, 'localStorage')).join()).toContain(typed.user_email)
  await page.clock.setSystemTime(Date.now() + 86_400_000)
  await openPage(page, house)
  expect(await kept(page, 'localStorage')).toEqual({})
  await openForm(page, house)
  await expect(form.name).toHaveValue('')
})

test('FORM-08 two tabs show one draft; once it is sent the other starts anew', async ({
  page,
  house,
  context,
}) => {
  const form = await openForm(page, house)
  const other = await context.newPage()
  const second = await openForm(other, house)
  await fillIn(form, { user_name: 'Gabriela Doble' })
  await expect(second.name).toHaveValue('Gabriela Doble')
  const keyHere = await form.whole.locator('input[name=key]').inputValue()
  await expect(second.whole.locator('input[name=key]')).toHaveValue(keyHere)
  await solve(form)
  await form.submit.click()
  await expect(page).toHaveURL('/thankYou')
  await expect(second.name).toHaveValue('')
  await expect(second.whole.locator('input[name=key]')).not.toHaveValue(keyHere)
})

/** The fields of a request that carries a form, in their order. */
async function fieldsOf(request: Request): Promise<FormData> {
  const body = request.postDataBuffer() ?? Buffer.alloc(0)
  const type = (await request.headerValue('content-type')) ?? ''
  return new Response(new Uint8Array(body), { headers: { 'Content-Type': type } }).formData()
}

function keyOf(request: Request | undefined): string | null {
  return request === undefined ? null : fieldsOfPost(request).get('key')
}
