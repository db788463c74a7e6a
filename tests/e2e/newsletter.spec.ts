import { randomInt, randomUUID } from 'node:crypto'
import { expect, test } from './testing/fixtures'
import { readMails } from './testing/mails'
import { newsletterForm, fetchSignups } from './testing/newsletter'
import { pauseRequests } from './testing/paused-requests'
import { waitForScripts } from './testing/site-pages'
import type { TestInstance } from './testing/test-instance'

// The site limits posts by network address and by e-mail address.
test.use({
  extraHTTPHeaders: ({}, use) => use({ 'X-Forwarded-For': `198.51.100.${randomInt(256)}` }),
})
const createAddress = () => `ana-${randomUUID()}@correo.com`

const sending = 'Enviando mensaje, aguarde unos instantes...'
const success = 'Te mandamos un correo: abrilo y confirmá que querés recibir el boletín.'
const required = 'El correo electrónico es obligatorio.'
const invalid = 'Por favor, introduce un correo electrónico válido.'

test('validates, then shows progress and, for 10 s, success (NEWS-01, NEWS-02, NEWS-03)', async ({
  page,
  instance,
  browserErrors,
}) => {
  const posts: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.method() === 'POST' && pathname !== '/visits') posts.push(pathname)
  })
  const { address, button, message } = newsletterForm(page)
  await page.clock.install()
  await page.goto('/about-us')
  await waitForScripts(page)
  await expect(page.locator('input[name=website]')).not.toBeInViewport()
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

  // A lost connection leaves the page as it is.
  await page.route('**/newsletter', (route) => route.abort('connectionreset'))
  const email = createAddress()
  const typed = email.replace('ana', 'Ana')
  await address.fill(typed)
  const failed = page.waitForEvent('requestfailed')
  await button.click()
  await failed
  await expect(message).toBeEmpty()
  await expect(address).toHaveValue(typed)
  await page.unroute('**/newsletter')
  browserErrors.allow('ERR_CONNECTION_RESET')

  const resume = await pauseRequests(page, '**/newsletter')
  await page.clock.pauseAt(Date.now() + 3_600_000)
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
  await expect(page).toHaveURL('/about-us')
  await expect.poll(() => fetchSignups(instance)).toMatchObject([{ email }])
})

test('without scripts a link confirms, another leaves (NEWS-01, NEWS-02, NEWS-03, NEWS-05)', async ({
  scriptlessPage: page,
  request,
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
    const names = (await page.context().cookies()).map(({ name }) => name)
    expect(names).not.toContain('newsletter-reply')
  }
  const email = createAddress()
  await address.fill(email)
  await button.click()
  await expect(message).toHaveText(success)
  await expect(message).toBeInViewport()
  await expect(address).toHaveValue('')
  await page.reload()
  await expect(message).toBeEmpty()

  const states = async () => (await fetchSignups(instance)).map((one) => [one.email, one.status])
  const [confirm = '', leave = ''] = await readLinks(instance, email)
  const opened = await page.goto(confirm)
  expect(opened?.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  })
  await expect(page.locator('script')).toHaveCount(0)
  await expect(page).toHaveTitle('Confirmá tu correo · Yapa')
  await expect.poll(states).toEqual([[email, 'pendiente']])
  await page.getByRole('button', { name: 'Sí, quiero recibirlo' }).click()
  await expect(page.getByRole('heading')).toHaveText('¡Listo! Ya estás en la lista')
  await expect.poll(states).toEqual([[email, 'activa']])

  expect((await request.post(`${leave}a`)).status()).toBe(404)
  expect((await request.put(leave)).status()).toBe(405)
  await page.goto(leave)
  await expect(page).toHaveTitle('¿Te das de baja? · Yapa')
  expect(await states()).toEqual([[email, 'activa']])
  await page.getByRole('button', { name: 'Darme de baja' }).click()
  await expect(page.getByRole('heading')).toHaveText('Listo, te diste de baja')
  await expect.poll(states).toEqual([[email, 'baja']])
  // The old link does not bring the address back.
  await page.goto(confirm)
  await page.getByRole('button', { name: 'Sí, quiero recibirlo' }).click()
  await expect(page.getByRole('heading')).toHaveText('Este enlace ya no sirve')
  // A mail program leaves with one POST from elsewhere; leaving again is no error.
  const oneClick = await request.post(leave, {
    multipart: { 'List-Unsubscribe': 'One-Click' },
    headers: { Origin: 'https://mail.example' },
  })
  expect(oneClick.status()).toBe(200)
  const [token = ''] = leave.split('/').slice(-1)
  for (const secret of [email, token, token.slice(0, 64)]) {
    expect(instance.output()).not.toContain(secret)
  }
  browserErrors.allow('status of 400', 'status of 404')
})

/** Waits for the e-mail to an address; returns its links. */
async function readLinks(instance: TestInstance, address: string) {
  const find = async () =>
    (await readMails(instance)).find(({ to }) => to?.[0]?.address === address)
  await expect.poll(find).toBeDefined()
  return (await find())?.text?.match(/http\S+/g) ?? []
}
