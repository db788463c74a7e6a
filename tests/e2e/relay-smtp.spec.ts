import { type MailServer, startMailServer } from '../stand-ins/smtp'
import { expect, test as base } from './testing/fixtures'
import { fetchSignups, newsletterForm } from './testing/newsletter'
import type { TestInstance } from './testing/test-instance'

/** `mailServer`: an SMTP server to which the relay sends its messages. */
const test = base.extend<object, { mailServer: MailServer }>({
  mailServer: [
    async ({}, use) => {
      const server = await startMailServer('yapa')
      await use(server)
      await server.close()
    },
    { scope: 'worker' },
  ],
  instanceEnv: async ({ mailServer }, use) => {
    await use({
      SMTP_URL: mailServer.url,
      MAIL_FROM: 'Yapa <no-reply@yapa.example>',
      MAIL_TO: 'Equipo <equipo@yapa.example>',
    })
  },
})

test('a user resets a forgotten password by e-mail (MAIL-04)', async ({
  page,
  instance,
  mailServer,
}) => {
  const { email } = instance.administrator
  const query = new URLSearchParams({ origin: `${instance.origin}/studio`, type: 'cookie' })
  await page.goto(`/lake/login?${query.toString()}`)
  await page.getByText('¿Olvidaste tu contraseña?').click()
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByRole('button', { name: 'Mandarme el enlace' }).click()
  await expect(page.getByRole('alert')).toContainText('en unos minutos llega un enlace')
  const findMail = () => mailServer.received.find(({ to }) => to.includes(email))
  await expect
    .poll(findMail)
    .toMatchObject({ email: { subject: 'Elegí tu contraseña del Studio' } })
  const link = /http\S+/.exec(findMail()?.email.text ?? '')?.[0] ?? ''
  await page.goto(link)
  await page.getByLabel('Contraseña nueva').fill('la rifa del club es el sábado')
  await page.getByRole('button', { name: 'Guardar y entrar' }).click()
  await expect(page).toHaveURL(/\/studio/)
  const me = await page.request.get('/lake/v1/users/me')
  expect(await me.json()).toMatchObject({ email })
  expect(instance.output()).not.toContain(email)
})

const pending = 'Te mandamos un correo: abrilo y confirmá que querés recibir el boletín.'

/** Waits for the e-mail to an address with this subject, and returns its links. */
async function readLinks(mailServer: MailServer, address: string, subject: RegExp) {
  const find = () =>
    mailServer.received.find(
      ({ to, email }) => to[0] === address && subject.test(email.subject ?? ''),
    )
  await expect.poll(find).toBeDefined()
  const links = find()?.email.text?.match(/http\S+/g) ?? []
  const leave = /^<(.*)>$/.exec(
    find()?.email.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '',
  )
  return { button: links[0] ?? '', leave: leave?.[1] ?? '' }
}

const fetchStates = async (instance: TestInstance) =>
  (await fetchSignups(instance)).map(({ email, status }) => `${email} ${status}`)

test('a subscriber confirms and leaves without scripts or by mail program (NEWS-05)', async ({
  scriptlessPage: page,
  request,
  instance,
  mailServer,
  browserErrors,
}) => {
  const email = 'iris@correo.com'
  await page.goto('/about-us')
  const { address, button, message } = newsletterForm(page)
  await address.fill(email)
  await button.click()
  await expect(message).toHaveText(pending)

  const first = await readLinks(mailServer, email, /^Confirmá/)
  expect(first.button).not.toContain('iris')
  const opened = await page.goto(first.button)
  expect(opened?.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  })
  await expect(page.locator('script')).toHaveCount(0)
  await expect(page).toHaveTitle('Confirmá tu correo · Yapa')
  expect(await fetchStates(instance)).toEqual([`${email} pendiente`])
  await page.getByRole('button', { name: 'Sí, quiero recibirlo' }).click()
  await expect(page.getByRole('heading')).toHaveText('¡Listo! Ya estás en la lista')
  await expect.poll(() => fetchStates(instance)).toEqual([`${email} activa`])

  const { leave } = await readLinks(mailServer, email, /^Ya estás/)
  expect((await request.post(`${leave}a`)).status()).toBe(404)
  expect((await request.fetch(leave, { method: 'PUT' })).status()).toBe(405)
  expect((await request.head(leave)).status()).toBe(200)
  await page.goto(leave)
  await expect(page).toHaveTitle('¿Te das de baja? · Yapa')
  expect(await fetchStates(instance)).toEqual([`${email} activa`])
  await page.getByRole('button', { name: 'Darme de baja' }).click()
  await expect(page.getByRole('heading')).toHaveText('Listo, te diste de baja')
  await expect.poll(() => fetchStates(instance)).toEqual([`${email} baja`])
  expect(await fetchSignups(instance)).toMatchObject([
    { confirmedAt: expect.stringMatching(/Z$/), leftAt: expect.stringMatching(/Z$/) },
  ])
  // The old link does not bring the address back.
  await page.goto(first.button)
  await page.getByRole('button', { name: 'Sí, quiero recibirlo' }).click()
  await expect(page.getByRole('heading')).toHaveText('Este enlace ya no sirve')
  expect(await fetchStates(instance)).toEqual([`${email} baja`])

  // A mail program leaves with one POST from elsewhere; leaving again is no error.
  await page.goto('/about-us')
  await address.fill(email)
  await button.click()
  await expect.poll(() => fetchStates(instance)).toEqual([`${email} pendiente`])
  const oneClick = {
    multipart: { 'List-Unsubscribe': 'One-Click' },
    headers: { Origin: 'https://mail.example' },
  }
  for (let count = 0; count < 2; count += 1) {
    expect((await request.post(leave, oneClick)).status()).toBe(200)
    await expect.poll(() => fetchStates(instance)).toEqual([`${email} baja`])
  }
  const [token = ''] = leave.split('/').slice(-1)
  for (const secret of [email, token, token.slice(0, 64)]) {
    expect(instance.output()).not.toContain(secret)
  }
  browserErrors.allow('status of 404')
})
