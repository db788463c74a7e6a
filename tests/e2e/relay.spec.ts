import { expect } from './testing/fixtures'
import { readMails } from './testing/mails'
import { accepted, fill, openForm, OTHER_CALLER, send, sendForm, test } from './testing/relay'

test('the real library sends messages, which /_mail shows (MAIL-03, MAIL-04)', async ({
  page,
  instance,
  caller,
}) => {
  await openForm(page, instance, caller)
  await fill(page, 'Ana <script>alert(1)</script>')
  expect(await sendForm(page)).toEqual(accepted)
  await openForm(page, instance, OTHER_CALLER)
  expect(await send(page, { user_email: 'iris@correo.com' })).toEqual(accepted)
  const subject = 'Nueva solicitud de inversores: Ana <script>alert(1)</script>'
  const messages = await readMails(instance)
  expect(messages.map(({ replyTo }) => replyTo?.[0]?.address)).toContain('iris@correo.com')
  const message = messages.find((each) => each.subject === subject)
  expect(message?.replyTo).toMatchObject([{ address: 'ana@correo.com' }])
  expect(message?.text).toContain('Moneda:    USD')

  await page.goto('/_mail')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Correo del sitio')
  await page.getByRole('link', { name: subject }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(subject)
  await expect(page.getByText('</pre><b>Gracias</b>')).toBeVisible()
  expect(instance.output()).toContain(`Mail          ${instance.origin}/_mail`)
})
