import { signupId } from '#app/services/newsletter/signup-step.server'
import { expect } from './testing/fixtures'
import { newsletterForm, postForm, fetchSignups, test } from './testing/newsletter'
import { pauseRequests } from './testing/paused-requests'
import { waitForScripts } from './testing/site-pages'

const sending = 'Enviando mensaje, aguarde unos instantes...'
const success = '¡Listo! Ya estás en la lista. Gracias por sumarte.'
const required = 'El correo electrónico es obligatorio.'
const invalid = 'Por favor, introduce un correo electrónico válido.'
const notAccepted = 'No pudimos aceptar este envío. Recargá la página y probá otra vez.'

test('shows progress, then success for 10 s, then an empty form (NEWS-01, NEWS-03)', async ({
  page,
  instance,
  emailJs,
}) => {
  const { address, button, message } = newsletterForm(page)
  await page.clock.install()
  await page.goto('/')
  await waitForScripts(page)
  await expect(message).toBeEmpty()
  const resume = await pauseRequests(page, '**/newsletter')

  await page.clock.pauseAt(Date.now() + 3_600_000)
  await address.fill('Ana@Correo.com')
  await button.click()
  await expect(message).toHaveText(sending)
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  await address.press('Enter')
  resume()
  await expect(message).toHaveText(success)
  await page.clock.runFor(9_900)
  await expect(message).toHaveText(success)
  await page.clock.runFor(200)
  await expect(message).toBeEmpty()
  await expect(address).toHaveValue('')
  await expect(page).toHaveURL(instance.origin)

  await expect
    .poll(() => fetchSignups(instance))
    .toMatchObject([{ _id: signupId('ana@correo.com'), email: 'ana@correo.com' }])
  await expect
    .poll(() => emailJs.received.map(({ body }) => body))
    .toEqual([
      {
        lib_version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
        service_id: 'service-id',
        template_id: 'newsletter-template',
        user_id: 'public-key',
        accessToken: 'private-key',
        template_params: { email: 'ana@correo.com' },
      },
    ])
})

test('validates on submit and then at each change, before any post (NEWS-02)', async ({ page }) => {
  const posts: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.method() === 'POST' && pathname !== '/conteo') posts.push(pathname)
  })
  const { address, button, message } = newsletterForm(page)
  await page.goto('/about-us')
  await waitForScripts(page)

  await address.fill('ana')
  await expect(message).toBeEmpty()
  await button.click()
  await expect(message).toHaveText(invalid)
  await expect(address).toHaveAttribute('aria-invalid', 'true')
  await expect(address).toHaveAccessibleDescription(invalid)
  await expect(address).toBeFocused()
  await address.fill('')
  await expect(message).toHaveText(required)
  await address.fill('ana@correo.com')
  await expect(message).toBeEmpty()
  await expect(address).toHaveAttribute('aria-invalid', 'false')
  await address.fill(' ')
  await address.press('Enter')
  await expect(message).toHaveText(required)
  expect(posts).toEqual([])
})

test('messages come from the dataset, with the general one as fallback (NEWS-02, CMS-01)', async ({
  page,
  dataset,
}) => {
  const served = async () => (await page.request.get('/about-us')).text()
  expect(await served()).toContain(required)
  await dataset.patch('formMessages').unset(['newsletter.emailRequired']).commit()
  // The site receives changes with a delay.
  await expect.poll(served).not.toContain(required)
  const { button, message } = newsletterForm(page)
  await page.goto('/about-us')
  await waitForScripts(page)
  await button.click()
  await expect(message).toHaveText('Este campo es requerido')
})

test('a lost connection leaves the page as it is (NEWS-03)', async ({ page, browserErrors }) => {
  const { address, button, message } = newsletterForm(page)
  await page.goto('/about-us')
  await waitForScripts(page)
  await page.route('**/newsletter', (route) => route.abort('connectionreset'))
  await address.fill('ana@correo.com')
  const failed = page.waitForEvent('requestfailed')
  await button.click()
  await failed
  await expect(message).toBeEmpty()
  await expect(address).toHaveValue('ana@correo.com')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  browserErrors.allow('ERR_CONNECTION_RESET')
})

test('stores an address once, hides it from anonymous readers, always gives one reply (NEWS-03)', async ({
  request,
  instance,
}) => {
  const answers: string[] = []
  for (const email of ['ana@correo.com', 'ANA@correo.com', ' ana@correo.com ', 'eva@correo.com']) {
    const response = await postForm(request, instance, { email })
    answers.push(`${response.status()} ${await response.text()}`)
  }
  expect(new Set(answers)).toEqual(new Set(['200 {"outcome":"done"}']))
  const addresses = async () => (await fetchSignups(instance)).map(({ email }) => email).sort()
  await expect.poll(addresses).toEqual(['ana@correo.com', 'eva@correo.com'])

  const anonymous = instance.client.withConfig({ token: '' })
  const query = '*[_type == "newsletterSignup" || email match "*"]._id'
  for (const perspective of ['published', 'raw', 'drafts'] as const) {
    const found = anonymous.fetch<string[]>(query, {}, { perspective }).catch(() => [])
    expect(await found, perspective).toEqual([])
  }
  expect(await anonymous.getDocument(signupId('ana@correo.com'))).toBeUndefined()
})

test('a filled honeypot, which nobody sees, gets the usual reply (NEWS-03)', async ({
  page,
  request,
  instance,
  emailJs,
}) => {
  const fields = { email: 'sol@correo.com', website: 'https://spam.example' }
  const response = await postForm(request, instance, fields)
  expect([response.status(), await response.json()]).toEqual([200, { outcome: 'done' }])
  expect(await fetchSignups(instance)).toEqual([])
  expect(emailJs.received).toEqual([])

  await page.goto('/about-us')
  const honeypot = page.locator('input[name=website]')
  await expect(honeypot).not.toBeInViewport()
  const { address, button } = newsletterForm(page)
  await address.focus()
  await page.keyboard.press('Tab')
  await expect(button).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await expect(honeypot).not.toBeFocused()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('posts the form and shows the thanks once (NEWS-01, NEWS-03)', async ({
    page,
    instance,
    emailJs,
  }) => {
    await page.goto('/about-us')
    const { address, button, message } = newsletterForm(page)
    await address.fill('iris@correo.com')
    await button.click()
    await expect(page).toHaveURL(`${instance.origin}/about-us#boletin`)
    await expect(message).toHaveText(success)
    await expect(message).toBeInViewport()
    await expect(address).toHaveValue('')
    await expect.poll(() => fetchSignups(instance)).toMatchObject([{ email: 'iris@correo.com' }])
    await expect.poll(() => emailJs.received).toHaveLength(1)
    await page.reload()
    await expect(message).toBeEmpty()
  })

  test('shows each message with the value, and accepts a correction (NEWS-02, NEWS-03)', async ({
    page,
    context,
    instance,
    browserErrors,
  }) => {
    await page.goto('/biblioteca?de=boletin')
    const { address, button, message } = newsletterForm(page)
    for (const [value, text] of [
      ['', required],
      ['<b>ana"@', invalid],
    ] as const) {
      await address.fill(value)
      const returned = page.waitForResponse(
        (response) => response.url().includes('/biblioteca') && response.status() === 400,
      )
      await button.click()
      const headers = (await returned).headers()
      expect(headers['cache-control']).toBe('private, no-store')
      await expect(page).toHaveURL(`${instance.origin}/biblioteca?de=boletin#boletin`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expect(message).toHaveText(text)
      await expect(address).toHaveValue(value)
      await expect(address).toHaveAttribute('aria-invalid', 'true')
      expect(await fetchSignups(instance)).toEqual([])
      const names = (await context.cookies()).map(({ name }) => name)
      expect(names).not.toContain('newsletter-reply')
    }
    await address.fill('lola@correo.com')
    await button.click()
    await expect(message).toHaveText(success)
    await expect.poll(() => fetchSignups(instance)).toMatchObject([{ email: 'lola@correo.com' }])
    browserErrors.allow('status of 400')
  })

  test('rejects a form that no page of the site contained, with advice (NEWS-03)', async ({
    page,
    instance,
    browserErrors,
  }) => {
    await page.route(`${instance.origin}/newsletter`, async (route) => {
      const body = new URLSearchParams(route.request().postData() ?? '')
      body.set('stamp', 'lx0.abc')
      await route.continue({ postData: body.toString() })
    })
    await page.goto('/about-us')
    const { address, button, message } = newsletterForm(page)
    await address.fill('lola@correo.com')
    await button.click()
    await expect(message).toHaveText(notAccepted)
    await expect(address).toHaveValue('lola@correo.com')
    expect(await fetchSignups(instance)).toEqual([])
    browserErrors.allow('status of 400')
  })
})
