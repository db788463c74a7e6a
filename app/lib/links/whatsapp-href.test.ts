import { expect, test } from 'vitest'
import { whatsappHref, whatsappShareHref } from './whatsapp-href'

test('the address contains number and message (SOS-01)', () => {
  expect(whatsappHref({ number: '+54 9 291 555-0101', message: ' Hola & ayuda ' })).toBe(
    'https://wa.me/5492915550101?text=Hola%20%26%20ayuda',
  )
})

test('omits a missing message, and the link without a number (CMS-08)', () => {
  expect(whatsappHref({ number: '5492915550101', message: null })).toBe(
    'https://wa.me/5492915550101',
  )
  expect(whatsappHref({ number: ' ', message: 'Hola' })).toBeUndefined()
})

test('creates a share link without a recipient (POST-01)', () => {
  expect(whatsappShareHref('Hacé el tuyo & más')).toBe(
    'https://wa.me/?text=Hac%C3%A9%20el%20tuyo%20%26%20m%C3%A1s',
  )
})
