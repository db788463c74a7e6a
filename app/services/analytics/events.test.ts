import { expect, test } from 'vitest'
import { withoutContactData } from './events'

test('replaces contact data by flags that say whether it was present (ANA-01)', () => {
  const submitted = {
    user_name: 'Ana Gómez',
    user_whatsapp: '+54 11 4000 0000',
    user_email: 'ana@correo.com',
    user_currency: 'USD',
    user_message: '',
    userAgent: 'Navegador',
  }
  expect(withoutContactData(submitted)).toEqual({
    has_user_name: true,
    has_user_whatsapp: true,
    has_user_email: true,
    user_currency: 'USD',
    has_user_message: false,
    userAgent: 'Navegador',
  })
  expect(withoutContactData({ email: 'ana@correo.com', phone: '', name: 'Ana' })).toEqual({
    has_email: true,
    has_phone: false,
    has_name: true,
  })
})
