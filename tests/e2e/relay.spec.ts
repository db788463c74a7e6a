import { expect } from './testing/fixtures'
import { readMails } from './testing/mails'
import { accepted, fill, openForm, send, sendForm, test } from './testing/relay'

test('the real library’s sendForm creates a message that /_mail shows (MAIL-03, MAIL-04)', async ({
  page,
  instance,
  caller,
}) => {
  await openForm(page, instance, caller)
  await fill(page, 'Ana <script>alert(1)</script>')
  expect(await sendForm(page)).toEqual(accepted)
  const subject = 'Nueva solicitud de inversores: Ana <script>alert(1)</script>'
  const message = (await readMails(instance)).find((each) => each.subject === subject)
  expect(message?.replyTo).toMatchObject([{ address: 'ana@correo.com' }])
  expect(message?.text).toContain('Moneda:    USD')

  await page.goto('/_mail')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Correo del sitio')
  await page.getByRole('link', { name: subject }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(subject)
  await expect(page.getByText('</pre><b>Gracias</b>')).toBeVisible()
})

test('the real library’s send creates a message (MAIL-03, MAIL-04)', async ({
  page,
  instance,
  caller,
}) => {
  await openForm(page, instance, caller)
  expect(await send(page, { user_email: 'iris@correo.com' })).toEqual(accepted)
  const messages = await readMails(instance)
  expect(messages.map(({ replyTo }) => replyTo?.[0]?.address)).toContain('iris@correo.com')
})

test('the real library reports rejections with the texts of EmailJS (MAIL-02, MAIL-03)', async ({
  page,
  instance,
  caller,
  browserErrors,
}) => {
  await openForm(page, instance, caller)
  // The relay accepts one call per second, so it rejects the second one.
  const answers = await Promise.all([sendForm(page, 'contact'), sendForm(page, 'contact')])
  expect(new Set(answers)).toEqual(
    new Set([
      {
        status: 400,
        text: 'The template ID not found. To find this ID, visit https://dashboard.emailjs.com/admin/templates',
      },
      { status: 429, text: 'Too Many Requests' },
    ]),
  )
  browserErrors.allow('status of 400', 'status of 429')
})

test('/_mail is only for this machine, and the list of messages for nobody (MAIL-04)', async ({
  request,
  instance,
}) => {
  for (const headers of [{ 'X-Forwarded-For': '127.0.0.1' }, { Host: 'yapa.example' }]) {
    expect((await request.get('/_mail', { headers })).status()).toBe(404)
  }
  expect((await request.get('/messages')).status()).toBe(404)
  expect((await request.delete('/messages?reference=a')).status()).not.toBe(200)
  expect(instance.output()).toContain(`Mail          ${instance.origin}/_mail`)
})
