import { expect, test } from 'vitest'
import { whatsappHref, whatsappShareHref } from './whatsapp-href'

test.each([
  ['+54 9 291 555-0101', ' Hola & ayuda ', 'https://wa.me/5492915550101?text=Hola%20%26%20ayuda'],
  ['5492915550101', null, 'https://wa.me/5492915550101'],
  [' ', 'Hola', undefined],
])('links to the chat of %j with the message %j (SOS-01, CMS-08)', (number, message, href) => {
  expect(whatsappHref({ number, message })).toBe(href)
})

test('creates a share link without a recipient (POST-01)', () => {
  expect(whatsappShareHref('Hacé el tuyo & más')).toBe(
    'https://wa.me/?text=Hac%C3%A9%20el%20tuyo%20%26%20m%C3%A1s',
  )
})
