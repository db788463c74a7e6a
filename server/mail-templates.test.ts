import { compose } from 'mail-relay/compose'
import PostalMime from 'postal-mime'
import { expect, test } from 'vitest'
import { validForm } from '#app/testing/investor-requests/valid-form'
import { mailTemplates } from './mail-templates'

const request = {
  ...validForm,
  user_name: 'Lucía Fernández',
  user_email: 'lucia@correo.com',
  user_currency: 'USDT',
  user_message: 'Hola.\n\n¿Cuál es el mínimo?',
}

async function composed(templateId: string, variables: Readonly<Record<string, string>>) {
  const template = mailTemplates[templateId]
  if (template === undefined) throw new Error(`There is no template ${templateId}.`)
  const fields = { id: 'a1', date: new Date(), from: 'a@yapa.example', to: 'b@yapa.example' }
  const { eml } = await compose({ template, variables }, fields)
  return PostalMime.parse(eml)
}

test('the message of a request contains all fields (FORM-09, MAIL-04)', async () => {
  const { subject, text, replyTo } = await composed('investor-request', request)
  expect(subject).toBe('Nueva solicitud de inversores: Lucía Fernández')
  for (const typed of Object.values(request)) expect(text).toContain(typed)
  expect(text).toMatch(/^Moneda: {4}USDT$/m)
  expect(replyTo).toMatchObject([{ name: 'Lucía Fernández', address: 'lucia@correo.com' }])
})

test('what staff type for subscribers is no template (NEWS-05)', async () => {
  const html = '<p>{{email}} &amp; <b>Hola</b></p>'
  const variables = { subject: 'Hola', text: '{{email}}', html, email: 'ana@correo.com' }
  expect(await composed('subscriber', variables)).toMatchObject({
    text: expect.stringContaining('{{email}}') as unknown,
    html: expect.stringContaining(html) as unknown,
  })
})
