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

test('the message of a subscriber has a button, escaped words, a way to leave (NEWS-05)', async () => {
  const words = { subject: 'Hola', title: '<b>Uno</b>', text: 'Dos.\n\nTres.', button: 'Sí' }
  const leaveLink = `https://yapa.example/boletin/baja/${'a'.repeat(120)}`
  const link = 'https://yapa.example/?a=1&b=2'
  const variables = { ...words, email: 'ana@correo.com', link, leaveLink, leave: 'Baja' }
  const { html = '', text, headers } = await composed('subscriber', variables)
  expect(text).toContain('Dos.\n\nTres.')
  expect(text).toContain(`Sí: ${link}`)
  expect(text).toContain(`Baja: ${leaveLink}`)
  expect(html).toContain('&#60;b&#62;Uno')
  expect(html).toContain(`<a href="https://yapa.example/?a=1&#38;b=2"`)
  expect(html).toContain(`<a href="${leaveLink}"`)
  expect(html).not.toMatch(/<img|src=|url\(/)
  const header = (name: string) => headers.find(({ key }) => key === name)?.value
  expect(header('list-unsubscribe')).toBe(`<${leaveLink}>`)
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
})

test('the message of a signup contains the address (NEWS-03, MAIL-04)', async () => {
  const { subject, text, replyTo } = await composed('newsletter', { email: 'ana@correo.com' })
  expect(subject).toBe('Nueva suscripción al boletín')
  expect(text).toContain('Correo:    ana@correo.com')
  expect(replyTo).toMatchObject([{ address: 'ana@correo.com' }])
})
