import { expect, test } from 'vitest'
import { checkAnchor, checkEmail, checkEmoji, checkPlaceholders, checkWhatsappNumber } from './text'

test('CMS-03 a text that loses a place to fill in is refused by its name', () => {
  const check = checkPlaceholders(['{current}', '{total}'])
  expect(check('Imagen {current} de {total}')).toBe(true)
  expect(check('Imagen {current}')).toBe('Falta {total}: el sitio pone ahí el dato.')
  expect(check(undefined)).toBe(true)
})

test.each([
  ['como-funciona', true],
  ['paso2', true],
  ['Como-funciona', false],
  ['cómo', false],
  ['a--b', false],
  ['-a', false],
  ['#a', false],
  ['a b', false],
])('CMS-03 an anchor such as %s', (value, fine) => {
  expect(checkAnchor(value) === true).toBe(fine)
})

test.each([
  ['5492914000000', true],
  ['+5492914000000', false],
  ['549 291 400 0000', false],
  ['0291400000', false],
  ['1234567', false],
  ['1234567890123456', false],
])('CMS-03 a WhatsApp number such as %s', (value, fine) => {
  expect(checkWhatsappNumber(value) === true).toBe(fine)
})

test.each([
  ['hola@ejemplo.com', true],
  ['hola@ejemplo.com.ar', true],
  ['hola@ejemplo', false],
  ['hola ejemplo.com', false],
  ['@ejemplo.com', false],
])('CMS-03 a mail address such as %s', (value, fine) => {
  expect(checkEmail(value) === true).toBe(fine)
})

test.each([
  ['🎟️', true],
  ['👩🏽‍💻', true],
  ['🇦🇷', true],
  ['3️⃣', true],
  ['🎟️🎟️', false],
  ['a', false],
  ['3', false],
  ['', false],
])('CMS-03 an emoji such as %s', (value, fine) => {
  expect(checkEmoji(value) === true).toBe(fine)
})
