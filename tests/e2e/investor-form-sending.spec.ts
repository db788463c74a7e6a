import type { Locator } from 'playwright/test'
import { expect } from './testing/fixtures'
import {
  postedFields,
  expectValues,
  fillIn,
  investorForm,
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
import { recordWarnings } from './testing/site-pages'

test('a double click stores, mails and confirms one request (FORM-07, FORM-08, FORM-09)', async ({
  page,
  instance,
  caller,
}) => {
  const name = 'Beatriz Entera'
  const posts = recordPosts(page)
  const form = await openReadyForm(page, { user_name: name, user_currency: 'USDT' })
  const resume = await pauseRequests(page, SEND_FORM_URL)
  await form.submit.dblclick()
  await expect(form.submit).toHaveText('Enviando tu pedido…')
  await expect(form.submit).toBeDisabled()
  await expect(form.root.getByRole('status').filter({ hasText: 'Enviando' })).toHaveCount(1)
  resume()

  await expect(page).toHaveURL('/thankYou')
  expect(await readStorage(page, 'sessionStorage')).toMatchObject({
    formSubmitted: 'true',
    name,
    email: formValues.user_email,
    phone: formValues.user_whatsapp,
  })
  expect(await readStorage(page, 'localStorage')).toEqual({})
  await expect
    .poll(async () => (await fetchRequests(instance, name)).map(({ delivery }) => delivery))
    .toMatchObject([{ state: 'sent', channel: 'browser' }])
  expect(await fetchRequests(instance, name)).toMatchObject([
    { ...formValues, user_name: name, user_currency: 'USDT' },
  ])
  expect(posts).toHaveLength(1)
  expect(await readMailsAbout(instance, name)).toHaveLength(1)
  // Only this machine sees the relay's pages.
  expect(await (await fetch(`${instance.site}/_mail`)).text()).toContain(name)
  const { user_whatsapp: phone, user_email: email, user_message: message } = formValues
  for (const secret of ['Beatriz', phone, '4000 0000', email, message, caller]) {
    expect(instance.output()).not.toContain(secret)
  }
})

test('failures keep the values; retries store and mail one request (FORM-07 to FORM-09, ERR-02)', async ({
  page,
  instance,
  browserErrors,
}) => {
  const name = 'Delia Cortada'
  const form = await openReadyForm(page, { user_name: name })
  await page.context().setOffline(true)
  await form.submit.click()
  await expect(form.alert).toContainText(messages.failed)
  await expect(form.alert).toContainText('No tenés conexión.')
  await expect(form.name).toHaveValue(name)
  await page.context().setOffline(false)

  // The site stores the request, but its response is lost.
  const posts = recordPosts(page)
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
  browserErrors.allow('net::ERR_', 'status of 429', 'status of 500')
  await page.unroute(POST_URL)

  // The site stores the request, but the browser cannot send the e-mail.
  const warnings = recordWarnings(page)
  for (const failure of ['reset', 429, 500] as const) {
    await page.route(SEND_FORM_URL, (route) =>
      failure === 'reset' ? route.abort('connectionreset') : route.fulfill({ status: failure }),
    )
    await form.submit.click()
    await expect(form.alert.getByRole('paragraph')).toHaveText([messages.failed, messages.stored])
    await expect(form.alert).toBeFocused()
    await expect(form.submit).toHaveText('Enviar mi pedido')
    await expect(form.submit).toBeEnabled()
    await expectValues(form, { user_name: name })
    await expect(page).toHaveURL('/inversores')
    expect(await readStorage(page, 'sessionStorage')).not.toHaveProperty('formSubmitted')
    await expect.poll(() => warnings.join()).toContain('investors.notMailed')
    expect(warnings.join() + instance.output()).not.toMatch(/Delia|ana@correo/)
    await expect.poll(() => fetchRequests(instance, name)).toHaveLength(1)
    await page.unroute(SEND_FORM_URL)
    warnings.length = 0
  }
  await form.submit.click()
  await expect(page).toHaveURL('/thankYou')
  expect(posts).toHaveLength(5)
  expect(new Set(posts.map((post) => postedFields(post).get('key'))).size).toBe(1)
  const states = async () =>
    (await fetchRequests(instance, name)).map(({ delivery }) => delivery.state)
  await expect.poll(states).toEqual(['sent'])
  expect(await readMailsAbout(instance, name)).toHaveLength(1)
})

test('a draft survives a reload, for a day, and is shared until it is sent (FORM-07, FORM-08)', async ({
  page,
  context,
}) => {
  await page.clock.install()
  const changed = { user_currency: 'ARS', user_message: 'Primera\nsegunda' }
  const form = await openForm(page)
  await fillIn(form, changed)
  const key = await form.root.locator('input[name=key]').inputValue()
  expect(key).toMatch(/^[0-9a-f-]{36}$/)

  const other = await context.newPage()
  const second = await openForm(other)
  await expectValues(second, changed)
  await expect(second.root.locator('input[name=key]')).toHaveValue(key)
  await second.name.fill('Gabriela Doble')
  await expect(form.name).toHaveValue('Gabriela Doble')
  await solveCaptcha(second)
  await second.submit.click()
  await expect(other).toHaveURL('/thankYou')
  await expect(form.name).toHaveValue('')
  await expect(form.root.locator('input[name=key]')).not.toHaveValue(key)

  await form.email.fill(formValues.user_email)
  const readDraft = async () => Object.values(await readStorage(page, 'localStorage')).join()
  await expect.poll(readDraft).toContain(formValues.user_email)
  await page.clock.setSystemTime(Date.now() + 86_400_000)
  await openPage(page)
  expect(await readDraft()).toBe('')
})

test('without scripts the server checks and stores (FORM-05, FORM-07, FORM-10, TY-01)', async ({
  scriptlessPage: page,
  instance,
  browserErrors,
}) => {
  const name = 'Hilda Llana'
  await page.goto('/inversores')
  await page.getByRole('banner').getByRole('link', { name: 'Quiero el plan' }).click()
  await expect(page).toHaveURL('/inversores#solicitud')
  const form = investorForm(page, 'page')
  await expect(form.root).toBeInViewport()
  await expect(form.submit).toBeEnabled()
  await expect(form.currency).toHaveValue('USD')
  const wrong = {
    user_name: 'Ana',
    user_whatsapp: '12',
    user_email: 'ana@correo',
    user_currency: 'ARS',
    user_message: 'uno\ndos',
  }
  await fillIn(form, wrong)
  await answerSum(form.root)
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
  await expectValues(form, wrong)
  await form.alert.getByRole('link', { name: 'WhatsApp' }).click()
  await expect(form.whatsapp).toBeInViewport()

  await fillIn(form, { user_name: name })
  await answerSum(form.root)
  await form.submit.click()
  await expect(page).toHaveURL(/\/thankYou\?recibido=/)
  // Without scripts there is no countdown to another page (TY-02).
  await expect(page.locator('.countdown')).toBeHidden()
  expect(await page.content()).not.toContain(name)
  await expect
    .poll(() => fetchRequests(instance, name))
    .toMatchObject([{ ...formValues, user_name: name }])
  await page.goto('/thankYou?recibido=lx0.abc')
  await expect(page).toHaveURL('/inversores')
  browserErrors.allow('status of 400')
})

/** Answers the sum that replaces the captcha. */
async function answerSum(form: Locator) {
  const label = await form.locator('.form-question label').innerText()
  const [a = 0, b = 0] = [...label.matchAll(/\d+/g)].map(([digits]) => Number(digits))
  await form.getByRole('textbox', { name: /¿Cuánto es/ }).fill(String(a + b))
}
