import type { APIRequestContext, Page } from 'playwright/test'
import { standInForRecaptcha } from '../stand-ins/recaptcha'
import { denyClipboard } from './clipboard'
import { expect } from './fixtures'
import {
  fillIn,
  kept,
  mailsAbout,
  messages,
  openForm,
  openFormSolvedByProvider,
  postsOf,
  storedRequests,
  typed,
} from './investor-form'
import { logLines } from './log-lines'
import { form as newsletterForm, openAged, storedSignups } from './newsletter'
import { test } from './rehearsal'

/** What the page says in the browser's console, as far as it is ours. */
function warningsOf(page: Page): string[] {
  const warnings: string[] = []
  page.on('console', (entry) => {
    if (entry.type() === 'warning') warnings.push(entry.text())
  })
  return warnings
}

/** Whether the site's content is the dataset's present one, as the site says it. */
const contentOf = (request: APIRequestContext) => async (): Promise<unknown> =>
  (await request.get('/readyz')).json()

for (const fault of ['refuse', '429', '500'] as const) {
  test(`ERR-02 FORM-07 FORM-09 Investor form send fails (${fault}): Alert 'Hubo un error al enviar el mensaje.'. Spinner stops.`, async ({
    page,
    house,
    watch,
    rehearse,
  }) => {
    const name = `Elena ${fault}`
    const form = await openFormSolvedByProvider(page, house, { user_name: name })
    const warnings = warningsOf(page)
    await rehearse({ email: fault })
    await form.submit.click()
    await expect(form.alert).toHaveText('Hubo un error al enviar el mensaje.')
    await expect(form.submit).toHaveText('Enviar mi pedido')
    await expect(form.submit).toBeEnabled()
    await expect(form.whatsapp).toHaveValue(typed.user_whatsapp)
    await expect(page).toHaveURL('/inversores')
    expect(await kept(page, 'sessionStorage')).not.toHaveProperty('formSubmitted')
    await expect.poll(() => warnings.join()).toContain('investors.notMailed')
    expect(warnings.join() + house.output()).not.toMatch(/Elena|ana@correo/)
    await expect.poll(() => storedRequests(house, name)).toHaveLength(1)

    await rehearse({ email: 'ok' })
    await form.submit.click()
    await expect(page).toHaveURL('/thankYou')
    await expect
      .poll(async () => (await storedRequests(house, name)).map(({ delivery }) => delivery.state))
      .toEqual(['sent'])
    expect(await mailsAbout(house, name)).toHaveLength(1)
    watch.forgive('net::ERR_', 'status of 429', 'status of 500')
  })
}

test("ERR-02 FORM-06 Captcha not solved: Alert 'Por favor, completa el CAPTCHA.'", async ({
  page,
  house,
}) => {
  const posts = postsOf(page)
  await standInForRecaptcha(page)
  const form = await openForm(page, house)
  await fillIn(form)
  await expect(form.submit).toBeDisabled()
  await form.email.press('Enter')
  await expect(form.alert).toHaveText('Por favor, completa el CAPTCHA.')
  await expect(form.alert).toBeFocused()
  expect(posts).toEqual([])
})

test('ERR-02 FORM-06 a captcha provider that fails costs no request, and is logged', async ({
  page,
  house,
  rehearse,
}) => {
  const name = 'Felisa Comprobada'
  await rehearse({ captcha: '500' })
  const form = await openFormSolvedByProvider(page, house, { user_name: name })
  await form.submit.click()
  await expect(page).toHaveURL('/thankYou')
  await expect.poll(() => storedRequests(house, name)).toHaveLength(1)
  await expect
    .poll(() => logLines(house))
    .toContainEqual(
      expect.objectContaining({ message: 'the captcha cannot be verified', reason: 'HTTP 500' }),
    )
})

test('ERR-02 FORM-02 FORM-05 Invalid field: The messages in section 5.', async ({
  page,
  house,
}) => {
  const posts = postsOf(page)
  await standInForRecaptcha(page)
  const form = await openForm(page, house)
  await form.name.fill('Ana')
  await form.submit.press('Enter')
  await expect(form.alert).toBeFocused()
  await expect(form.alert.getByRole('listitem')).toHaveText([
    `Nombre y apellido: ${messages.name}`,
    `WhatsApp: ${messages.required}`,
    `Correo electrónico: ${messages.required}`,
  ])
  await expect(form.name).toHaveAccessibleDescription(messages.name)
  await form.alert.getByRole('link', { name: 'WhatsApp' }).click()
  await expect(form.whatsapp).toBeFocused()
  await form.whatsapp.fill('12345678')
  await expect(form.whatsapp).toHaveAccessibleDescription(messages.phone)
  await form.whatsapp.fill(typed.user_whatsapp)
  await expect(form.whatsapp).toHaveAccessibleDescription('')
  await expect(form.alert.getByRole('listitem')).toHaveCount(2)
  await form.email.fill('ana@correo')
  await expect(form.email).toHaveAccessibleDescription(messages.email)
  await expect(page).toHaveURL('/inversores')
  expect(posts).toEqual([])
})

test('ERR-02 NEWS-03 Newsletter send fails: Logged only.', async ({
  page,
  house,
  watch,
  rehearse,
}) => {
  await rehearse({ email: '500' })
  const warnings = warningsOf(page)
  const { address, button, message } = newsletterForm(page)
  await openAged(page, '/about-us', house)
  await address.fill('beto@correo.com')
  const answered = page.waitForResponse('**/newsletter')
  await button.click()
  expect((await answered).status()).toBe(502)
  await expect(message).toBeEmpty()
  await expect(address).toHaveValue('beto@correo.com')
  await expect.poll(() => warnings.join()).toContain('newsletter.failed')
  expect(await storedSignups(house)).toMatchObject([{ email: 'beto@correo.com' }])
  await expect.poll(() => house.output()).toContain('500 Internal Server Error')
  expect(house.output() + warnings.join()).not.toMatch(/beto@|ana@/)
  watch.forgive('status of 502')
})

test('ERR-02 GAL-02 Clipboard copy fails: Logged.', async ({ page, house }) => {
  await denyClipboard(page, house.origin)
  const warnings = warningsOf(page)
  await page.goto('/galeria')
  const button = page.getByRole('button', { name: /^Copiar dirección/ }).first()
  await button.click()
  await expect.poll(() => warnings.join()).toContain('gallery.copyFailed')
  await expect(button).toHaveAccessibleName(/^Copiar dirección/)
})

test('ERR-02 GAL-02 File load fails: Logged.', async ({
  page,
  house,
  dataset,
  watch,
  rehearse,
}) => {
  await rehearse({ files: 'refuse' })
  const warnings = warningsOf(page)
  await page.goto('/galeria')
  const failed = () => warnings.filter((text) => text.startsWith('gallery.imageFailed'))
  await expect.poll(failed).toHaveLength(6)
  watch.forgive('net::ERR_')

  const id = await dataset.fetch<string>('*[_type == "galleryItem" && type == "pdf"][0]._id')
  await dataset.patch(id).unset(['file', 'url']).commit()
  const missing = { message: 'a file of the gallery is missing', item: id }
  await expect
    .poll(async () => {
      await page.request.get('/galeria')
      return logLines(house)
    })
    .toContainEqual(expect.objectContaining(missing))
})

test('ERR-02 GAL-02 Broken gallery image: Placeholder.', async ({ page, watch, rehearse }) => {
  await rehearse({ files: '500' })
  await page.goto('/galeria')
  await expect(page.getByText('No se pudo mostrar esta imagen')).toHaveCount(6)
  await expect(page.getByText('Cargando los archivos…')).toBeHidden()
  watch.forgive('status of 500')
})

test("ERR-02 GAL-02 Empty gallery: 'No hay archivos en la galería'.", async ({ page, dataset }) => {
  await dataset.patch('galleryPage').set({ items: [] }).commit()
  await expect(async () => {
    await page.goto('/galeria')
    await expect(page.getByText('No hay archivos en la galería')).toBeVisible({ timeout: 100 })
  }).toPass()
  await expect(page.getByRole('button', { name: /Copiar/ })).toHaveCount(0)
})

for (const [fault, status] of [
  ['500', 500],
  ['refuse', 502],
] as const) {
  test(`ERR-02 ANA-05 an analytics host that fails (${fault}) has its own calls fail, and is logged`, async ({
    request,
    house,
    rehearse,
  }) => {
    await rehearse({ analytics: fault })
    const events = JSON.stringify([{ event: 'App Loaded', properties: { token: 'token' } }])
    const sent = await request.post('/i/track/', {
      form: { data: Buffer.from(events).toString('base64') },
      headers: { Origin: house.origin },
    })
    expect(sent.status()).toBe(status)
    expect((await request.get('/')).status()).toBe(200)
    if (status === 502) {
      await expect.poll(() => house.output()).toContain('the analytics host did not answer')
    }
  })
}

test("ERR-01 the default error screen: 'Unexpected Application Error!' with the status text, and a way home", async ({
  page,
  house,
  watch,
}) => {
  await page.goto('/_ensayo')
  await page.getByRole('button', { name: 'Ver la pantalla de error' }).click()
  await expect(page).toHaveURL(`${house.origin}/about-us`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!')
  await expect(page.getByRole('main')).toContainText('405 Method Not Allowed')
  await expect(page.locator('body')).not.toContainText(/\bat .+:\d+:\d+/)
  await page.getByRole('main').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/$/)
  watch.forgive('status of 405')
})

for (const fault of ['vanish', 'refuse', '500'] as const) {
  test(`ERR-03 while the dataset is away (${fault}) pages go on serving the last good content`, async ({
    request,
    dataset,
    rehearse,
  }) => {
    const brandName = `Ñandú ${fault}`
    const home = async () => (await request.get('/')).text()
    const content = contentOf(request)
    await expect.poll(content).toEqual({ ready: true, content: 'live' })
    await rehearse({ dataset: fault })
    await expect.poll(content).toEqual({ ready: true, content: 'lastGood' })
    await dataset.patch('siteSettings').set({ brandName }).commit()
    for (const path of ['/', '/about-us', '/galeria', '/inversores']) {
      const response = await request.get(path)
      expect(response.status()).toBe(200)
      expect(await response.text()).not.toContain(brandName)
    }
    await rehearse({ dataset: 'ok' })
    await expect.poll(home, { timeout: 30_000 }).toContain(brandName)
    await expect.poll(content, { timeout: 30_000 }).toEqual({ ready: true, content: 'live' })
  })
}

test('ERR-03 a dataset that is slow keeps nobody waiting, and is read in the end', async ({
  request,
  dataset,
  rehearse,
}) => {
  const brandName = 'Ñandú lento'
  const home = async () => {
    const response = await request.get('/')
    expect(response.status()).toBe(200)
    return response.text()
  }
  // Nothing is being read any more: what is cut in the middle would be tried again, and be read early.
  await expect.poll(contentOf(request)).toEqual({ ready: true, content: 'live' })
  await home()
  // Longer than a visitor waits for changed content, and than the looks at it below take.
  await rehearse({ dataset: 'slow', delayMs: '8000' })
  await expect.poll(contentOf(request)).toEqual({ ready: true, content: 'lastGood' })
  await dataset.patch('siteSettings').set({ brandName }).commit()
  // Now it hears the dataset again, knows that something has changed, and is reading it.
  await expect
    .poll(contentOf(request), { intervals: [100], timeout: 60_000 })
    .toEqual({ ready: true, content: 'live' })
  expect(await home()).not.toContain(brandName)
  await expect.poll(home, { timeout: 60_000 }).toContain(brandName)
})
