import { type MailServer, startMailServer } from '../stand-ins/smtp'
import { expect } from './testing/fixtures'
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
  expect(await sendForm(page)).toEqual({ status: 412, text: 'SMTP: EENVELOPE 550' })
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
