import { type MailServer, startMailServer } from '../stand-ins/smtp'
import { expect } from './fixtures'
import { fill, openForm, OTHER_CALLER, sendForm, sent, test as base } from './relay'

/** `mailServer`: a real one, to which the relay of the house hands its messages. */
const test = base.extend<object, { mailServer: MailServer }>({
  mailServer: [
    async ({}, use) => {
      const server = await startMailServer('yapa')
      await use(server)
      await server.close()
    },
    { scope: 'worker' },
  ],
  houseEnv: async ({ mailServer }, use) => {
    await use({
      SMTP_URL: mailServer.url,
      MAIL_FROM: 'Yapa <no-reply@yapa.example>',
      MAIL_TO: 'Equipo <equipo@yapa.example>',
    })
  },
})

test('MAIL-04 the message is delivered there, and a refusal reaches the page', async ({
  page,
  house,
  caller,
  mailServer,
  watch,
}) => {
  await openForm(page, house, caller)
  await fill(page, 'Ana Pérez')
  expect(await sendForm(page)).toEqual(sent)
  expect(mailServer.taken).toMatchObject([
    {
      from: 'no-reply@yapa.example',
      to: ['equipo@yapa.example'],
      email: { subject: 'Nueva solicitud de inversores: Ana Pérez' },
    },
  ])

  mailServer.refuse({ code: 550, words: 'Not today' })
  await openForm(page, house, OTHER_CALLER)
  await fill(page, 'Bruno')
  expect(await sendForm(page)).toEqual({ status: 412, text: 'SMTP: EENVELOPE 550' })
  watch.forgive('status of 412')
  await page.goto('/_mail')
  await expect(page.getByRole('link', { name: /^Entregado.*: Ana Pérez/ })).toBeVisible()
  await page.getByRole('link', { name: /^Sin entregar.*: Bruno/ }).click()
  await expect(page.getByText('EENVELOPE 550 (1 intento)')).toBeVisible()
  expect(house.output()).not.toMatch(/Bruno|ana@correo\.com/)
})
