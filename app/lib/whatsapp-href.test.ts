import { expect, test } from 'vitest'
import { whatsappHref } from './whatsapp-href'

test('SOS-01 a chat opens with its message written', () => {
  expect(whatsappHref({ number: '+54 9 291 555-0101', message: ' Hola & ayuda ' })).toBe(
    'https://wa.me/5492915550101?text=Hola%20%26%20ayuda',
  )
})

test('CMS-08 without a message the chat opens empty, without a number there is no link', () => {
  expect(whatsappHref({ number: '5492915550101', message: null })).toBe(
    'https://wa.me/5492915550101',
  )
  expect(whatsappHref({ number: ' ', message: 'Hola' })).toBeUndefined()
})
