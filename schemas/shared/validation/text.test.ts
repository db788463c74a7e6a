import { expect, test } from 'vitest'
import {
  checkAnchor,
  checkColour,
  checkCountry,
  checkEmail,
  checkEmoji,
  checkPlaceholders,
  checkWhatsappNumber,
} from './text'

test('names the placeholder that a text lacks (CMS-03)', () => {
  const check = checkPlaceholders(['{current}', '{total}'])
  expect(check('Imagen {current} de {total}')).toBe(true)
  expect(check('Imagen {current}')).toBe('Falta {total}: el sitio pone ahí el dato.')
  expect(check(undefined)).toBe(true)
})

const anchors = ['Como-funciona', 'cómo', 'a--b', '-a', '#a', 'a b']
const numbers = ['+5492914000000', '549 291 400 0000', '0291400000', '1234567', '1234567890123456']

test.each([
  ['anchor', checkAnchor, ['como-funciona', 'paso2'], anchors],
  ['WhatsApp number', checkWhatsappNumber, ['5492914000000'], numbers],
  ['address', checkEmail, ['a@b.com', 'a@b.com.ar'], ['hola@ejemplo', 'a b.com', '@b.com']],
  ['emoji', checkEmoji, ['🎟️', '👩🏽‍💻', '🇦🇷', '3️⃣'], ['🎟️🎟️', 'a', '3', '']],
  ['colour', checkColour, ['#f4532b', '#F4532B'], ['f4532b', '#fff', 'naranja']],
  [
    'country',
    checkCountry,
    ['Argentina', ' españa', 'Peru', 'uy', undefined],
    ['Mercosur', 'Unión Europea'],
  ],
])('accepts a valid %s, and no other (CMS-03)', (_what, check, valid, invalid) => {
  expect(valid.filter((value) => check(value) !== true)).toEqual([])
  expect(invalid.filter((value) => check(value) === true)).toEqual([])
})
