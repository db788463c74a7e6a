import type { BrowserContext } from 'playwright/test'
import { formStamp } from '../../app/lib/form-stamp.server'
import { signupId } from '../../app/services/newsletter.server'
import { expect } from './fixtures'
import { form, openAged, postForm, storedSignups, test } from './newsletter'

const sending = 'Enviando mensaje, aguarde unos instantes...'
const success = '¡Listo! Ya estás en la lista. Gracias por sumarte.'
const required = 'El correo electrónico es obligatorio.'
const invalid = 'Por favor, introduce un correo electrónico válido.'
const notAccepted = 'No pudimos aceptar este envío. Recargá la página y probá otra vez.'

test('NEWS-01 NEWS-03 sending is said, success shows for 10 s, then the form is as before', async ({
  page,
  house,
  emailJs,
}) => {
  const { address, button, message } = form(page)
  await page.clock.install()
  await openAged(page, '/', house)
  await expect(message).toBeEmpty()
  let letThrough: () => void = () => undefined
  const held = new Promise<void>((resolve) => (letThrough = resolve))
  await page.route('**/newsletter', async (route) => {
    await held
    await route.continue()
  })

  await page.clock.pauseAt(Date.now() + 3_600_000)
  await address.fill('Ana@Correo.com')
  await button.click()
  await expect(message).toHaveText(sending)
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  await address.press('Enter')
  letThrough()
  await expect(message).toHaveText(success)
  await page.clock.runFor(9_900)
  await expect(message).toHaveText(success)
  await page.clock.runFor(200)
  await expect(message).toBeEmpty()
  await expect(address).toHaveValue('')
  await expect(page).toHaveURL(house.origin)

  expect(await storedSignups(house)).toMatchObject([
    { _id: signupId('ana@correo.com'), email: 'ana@correo.com' },
  ])
  expect(emailJs.received.map(({ body }) => body)).toEqual([
    {
      service_id: 'service-id',
      template_id: 'newsletter-template',
      user_id: 'public-key',
      accessToken: 'private-key',
      template_params: { email: 'ana@correo.com' },
    },
  ])
})

test('NEWS-02 judged when sent, then at each change, before anything leaves the browser', async ({
  page,
}) => {
  const posts: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.method() === 'POST' && pathname !== '/conteo') posts.push(pathname)
  })
  const { address, button, message } = form(page)
  await page.goto('/about-us')
  await page.waitForLoadState('networkidle')

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

test('NEWS-02 CMS-01 the words are those of the dataset; the general one stands in', async ({
  page,
  dataset,
}) => {
  const served = async () => (await page.request.get('/about-us')).text()
  expect(await served()).toContain(required)
  await dataset.patch('formMessages').unset(['newsletter.emailRequired']).commit()
  // The site hears of a change a moment after whoever made it.
  await expect.poll(served).not.toContain(required)
  const { button, message } = form(page)
  await page.goto('/about-us')
  await page.waitForLoadState('networkidle')
  await button.click()
  await expect(message).toHaveText('Este campo es requerido')
})

test('NEWS-03 a connection that is lost leaves the page as it is', async ({ page, watch }) => {
  const { address, button, message } = form(page)
  await page.goto('/about-us')
  await page.waitForLoadState('networkidle')
  await page.route('**/newsletter', (route) => route.abort('connectionreset'))
  await address.fill('ana@correo.com')
  const failed = page.waitForEvent('requestfailed')
  await button.click()
  await failed
  await expect(message).toBeEmpty()
  await expect(address).toHaveValue('ana@correo.com')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  watch.forgive('ERR_CONNECTION_RESET')
})

test('NEWS-03 stored once per address, unseen by anonymous readers, with one answer for all', async ({
  request,
  house,
}) => {
  const answers: string[] = []
  for (const email of ['ana@correo.com', 'ANA@correo.com', ' ana@correo.com ', 'eva@correo.com']) {
    const response = await postForm(request, house, { email })
    answers.push(`${response.status()} ${await response.text()}`)
  }
  expect(new Set(answers)).toEqual(new Set(['200 {"outcome":"done"}']))
  const signups = await storedSignups(house)
  expect(signups.map(({ email }) => email).sort()).toEqual(['ana@correo.com', 'eva@correo.com'])

  const anonymous = house.client.withConfig({ token: '' })
  const query = '*[_type == "newsletterSignup" || email match "*"]._id'
  for (const perspective of ['published', 'raw', 'drafts'] as const) {
    const found = anonymous.fetch<string[]>(query, {}, { perspective }).catch(() => [])
    expect(await found, perspective).toEqual([])
  }
  expect(await anonymous.getDocument(signupId('ana@correo.com'))).toBeUndefined()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('NEWS-01 NEWS-03 the form posts, and its page comes back with the thanks, once', async ({
    page,
    house,
    emailJs,
  }) => {
    await openAged(page, '/about-us', house)
    const { address, button, message } = form(page)
    await address.fill('iris@correo.com')
    await button.click()
    await expect(page).toHaveURL(`${house.origin}/about-us#boletin`)
    await expect(message).toHaveText(success)
    await expect(message).toBeInViewport()
    await expect(address).toHaveValue('')
    expect(await storedSignups(house)).toMatchObject([{ email: 'iris@correo.com' }])
    expect(emailJs.received).toHaveLength(1)
    await page.reload()
    await expect(message).toBeEmpty()
  })

  for (const [typed, words] of [
    ['', required],
    ['<b>ana"@', invalid],
  ] as const) {
    test(`NEWS-02 the page comes back with the message and with ${JSON.stringify(typed)}`, async ({
      page,
      context,
      house,
      watch,
    }) => {
      await page.goto('/biblioteca?de=boletin')
      const { address, button, message } = form(page)
      await address.fill(typed)
      const returned = page.waitForResponse(
        (response) => response.url().includes('/biblioteca') && response.status() === 400,
      )
      await button.click()
      const headers = (await returned).headers()
      expect(headers['cache-control']).toBe('private, no-store')
      await expect(page).toHaveURL(`${house.origin}/biblioteca?de=boletin#boletin`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expect(message).toHaveText(words)
      await expect(address).toHaveValue(typed)
      await expect(address).toHaveAttribute('aria-invalid', 'true')
      expect(await storedSignups(house)).toEqual([])
      expect(await cookieNames(context)).not.toContain('newsletter-reply')
      watch.forgive('status of 400')
    })
  }

  test('NEWS-03 a form that comes back at once is not accepted, and says how to go on', async ({
    page,
    house,
    watch,
  }) => {
    await page.route(`${house.origin}/newsletter`, async (route) => {
      const body = new URLSearchParams(route.request().postData() ?? '')
      body.set('stamp', formStamp(house.client.config().token ?? ''))
      await route.continue({ postData: body.toString() })
    })
    await page.goto('/about-us')
    const { address, button, message } = form(page)
    await address.fill('ana@correo.com')
    await button.click()
    await expect(message).toHaveText(notAccepted)
    await expect(address).toHaveValue('ana@correo.com')
    expect(await storedSignups(house)).toEqual([])
    watch.forgive('status of 400')
  })
})

async function cookieNames(context: BrowserContext): Promise<string[]> {
  return (await context.cookies()).map(({ name }) => name)
}
