import { expect, test } from 'vitest'
import { investorRequest } from './investor-request'
import { newsletter } from './newsletter'

const request = {
  user_name: 'Lucía Fernández',
  user_whatsapp: '+54 9 291 555-0101',
  user_email: 'lucia@correo.com',
  user_currency: 'USDT',
  user_message: 'Hola.\r\n\r\n¿Cuál es el mínimo?',
}

test('the message of a request contains all fields (FORM-09, MAIL-04)', () => {
  expect(investorRequest.subject(request)).toBe('Nueva solicitud de inversores: Lucía Fernández')
  const text = investorRequest.text(request)
  for (const typed of Object.values(request)) expect(text).toContain(typed)
  expect(investorRequest.replyTo(request)).toEqual({
    name: 'Lucía Fernández',
    address: 'lucia@correo.com',
  })
})

test('the message of a signup contains the address (NEWS-03, MAIL-04)', () => {
  expect(newsletter.subject({})).toBe('Nueva suscripción al boletín')
  expect(newsletter.text({ email: 'ana@correo.com' })).toContain('Correo:    ana@correo.com')
})

test('shows a dash for empty fields', () => {
  expect(investorRequest.subject({ user_name: ' ' })).toBe('Nueva solicitud de inversores')
  expect(investorRequest.text({})).toMatch(/^Nombre: {4}—$/m)
  expect(investorRequest.text({})).toMatch(/^Mensaje:\n—$/m)
})

test('a value cannot imitate another line', () => {
  const text = investorRequest.text({ user_name: 'Ana\r\nCorreo:    otra@correo.com\u202eoc.x' })
  expect(text.match(/^Correo:/gm)).toHaveLength(1)
  expect(text).toContain('Nombre:    Ana Correo: otra@correo.com oc.x')
})
