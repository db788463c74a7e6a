import { type MailServer, startMailServer } from '../stand-ins/smtp'
import { expect } from './testing/fixtures'
import { fetchSignups, newsletterForm } from './testing/newsletter'
import { waitForScripts } from './testing/site-pages'
import type { TestInstance } from './testing/test-instance'
import { accepted, fill, openForm, OTHER_CALLER, sendForm, test as base } from './testing/relay'

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

test('delivers the message over SMTP and reports a rejection to the page (MAIL-04)', async ({
  page,
  instance,
  caller,
  mailServer,
  browserErrors,
}) => {
  await openForm(page, instance, caller)
  await fill(page, 'Ana Pérez')
  expect(await sendForm(page)).toEqual(accepted)
  expect(mailServer.received).toMatchObject([
    {
      from: 'no-reply@yapa.example',
      to: ['equipo@yapa.example'],
      email: { subject: 'Nueva solicitud de inversores: Ana Pérez' },
    },
  ])

  mailServer.rejectRecipients({ code: 550, text: 'Not today' })
  await openForm(page, instance, OTHER_CALLER)
  await fill(page, 'Bruno')
  expect(await sendForm(page)).toEqual({ status: 412, text: 'SMTP: EENVELOPE 550 bad address' })
  browserErrors.allow('status of 412')
  await page.goto('/_mail')
  await expect(page.getByRole('link', { name: /^Entregado.*: Ana Pérez/ })).toBeVisible()
  await page.getByRole('link', { name: /^Sin entregar.*: Bruno/ }).click()
  await expect(page.getByText('EENVELOPE 550')).toBeVisible()
  expect(instance.output()).not.toMatch(/Bruno|ana@correo\.com/)
})

test('a user resets a forgotten password by e-mail (MAIL-04)', async ({
  page,
  instance,
  mailServer,
}) => {
  const { email } = instance.administrator
  const query = new URLSearchParams({ origin: `${instance.origin}/studio`, type: 'cookie' })
  mailServer.rejectRecipients(undefined)
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

test('a subscriber confirms and leaves without scripts (NEWS-05)', async ({
  scriptlessPage: page,
  instance,
  mailServer,
  browserErrors,
}) => {
  mailServer.rejectRecipients(undefined)
  browserErrors.watch(page.context())
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
  await expect(page).toHaveTitle('Confirmá tu correo · Yapa')
  expect(await fetchStates(instance)).toEqual([`${email} pendiente`])
  await page.getByRole('button', { name: 'Sí, quiero recibirlo' }).click()
  await expect(page.getByRole('heading')).toHaveText('¡Listo! Ya estás en la lista')
  await expect.poll(() => fetchStates(instance)).toEqual([`${email} activa`])

  const { leave } = await readLinks(mailServer, email, /^Ya estás/)
  await page.goto(leave)
  await expect(page).toHaveTitle('¿Te das de baja? · Yapa')
  expect(await fetchStates(instance)).toEqual([`${email} activa`])
  await page.getByRole('button', { name: 'Darme de baja' }).click()
  await expect(page.getByRole('heading')).toHaveText('Listo, te diste de baja')
  await expect.poll(() => fetchStates(instance)).toEqual([`${email} baja`])
  expect(await fetchSignups(instance)).toMatchObject([
    { confirmedAt: expect.stringMatching(/Z$/), leftAt: expect.stringMatching(/Z$/) },
  ])

  // The old link does not bring the address back; leaving again is no error.
  await page.goto(first.button)
  await page.getByRole('button', { name: 'Sí, quiero recibirlo' }).click()
  await expect(page.getByRole('heading')).toHaveText('Este enlace ya no sirve')
  expect((await page.request.post(leave)).status()).toBe(200)
  expect(await fetchStates(instance)).toEqual([`${email} baja`])
  browserErrors.allow('status of 404')
})

test('a mail program leaves with one POST; forged links change nothing (NEWS-05)', async ({
  page,
  request,
  instance,
  mailServer,
  browserErrors,
}) => {
  mailServer.rejectRecipients(undefined)
  const email = 'nora@correo.com'
  await page.goto('/about-us')
  await waitForScripts(page)
  const { address, button, message } = newsletterForm(page)
  await address.fill(email)
  await button.click()
  await expect(message).toHaveText(pending)
  const links = await readLinks(mailServer, email, /^Confirmá/)

  const requested: string[] = []
  page.on('request', (sent) => requested.push(sent.url()))
  await page.goto(links.button, { waitUntil: 'networkidle' })
  await expect(page.locator('script')).toHaveCount(0)
  const parts = /\/(?:assets\/|favicon)/
  expect(requested.filter((url) => !parts.test(url))).toEqual([links.button])
  await page.getByRole('button', { name: 'Sí, quiero recibirlo' }).click()
  await expect.poll(() => fetchStates(instance)).toEqual([`${email} activa`])

  const forged = [
    `${links.leave}a`,
    links.leave.replace('/baja/', '/confirmar/'),
    links.leave.replace(/[0-9a-f]{64}/, '0'.repeat(64)),
  ]
  for (const link of forged) {
    expect((await request.get(link)).status()).toBe(404)
    expect((await request.post(link)).status()).toBe(404)
  }
  for (const method of ['GET', 'HEAD']) {
    expect((await request.fetch(links.leave, { method })).status()).toBe(200)
  }
  expect((await request.fetch(links.leave, { method: 'PUT' })).status()).toBe(405)
  expect(await fetchStates(instance)).toEqual([`${email} activa`])

  for (const body of [
    { form: { 'List-Unsubscribe': 'One-Click' } },
    { multipart: { 'List-Unsubscribe': 'One-Click' } },
  ]) {
    const headers = { Origin: 'https://mail.example' }
    expect((await request.post(links.leave, { ...body, headers })).status()).toBe(200)
  }
  await expect.poll(() => fetchStates(instance)).toEqual([`${email} baja`])
  const [token = ''] = links.leave.split('/').slice(-1)
  for (const secret of [email, token, token.slice(0, 64)]) {
    expect(instance.output()).not.toContain(secret)
  }
  browserErrors.allow('status of 404')
})
