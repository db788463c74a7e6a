import { expect, test } from 'vitest'
import { whatsappHref } from './whatsapp-href'

test.each([
  ['+54 9 291 555-0101', ' Hola & ayuda ', 'https://wa.me/5492915550101?text=Hola%20%26%20ayuda'],
  ['5492915550101', null, 'https://wa.me/5492915550101'],
  [' ', 'Hola', undefined],
])('links to the chat of %j with the message %j (SOS-01, CMS-08)', (number, message, href) => {
  expect(whatsappHref({ number, message })).toBe(href)
})
