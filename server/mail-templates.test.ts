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

test('the message of a subscriber has HTML, text and a way to leave (NEWS-05)', async () => {
  const leaveLink = `https://yapa.example/boletin/baja/${'a'.repeat(120)}`
  const html = '<p>{{email}} &amp; <b>Hola</b></p>'
  const variables = {
    subject: 'Hola',
    text: 'Uno.\n\nDos.',
    html,
    email: 'ana@correo.com',
    leaveLink,
  }
  const message = await composed('subscriber', variables)
  expect(message.text).toContain('Uno.\n\nDos.')
  // What staff typed is no template.
  expect(message.html).toContain(html)
  const header = (name: string) => message.headers.find(({ key }) => key === name)?.value
  expect(header('list-unsubscribe')).toBe(`<${leaveLink}>`)
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
})

test('the message of a signup contains the address (NEWS-03, MAIL-04)', async () => {
  const { subject, text, replyTo } = await composed('newsletter', { email: 'ana@correo.com' })
  expect(subject).toBe('Nueva suscripción al boletín')
  expect(text).toContain('Correo:    ana@correo.com')
  expect(replyTo).toMatchObject([{ address: 'ana@correo.com' }])
})
