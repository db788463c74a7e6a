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

test.each([
  ['como-funciona', true],
  ['paso2', true],
  ['Como-funciona', false],
  ['cómo', false],
  ['a--b', false],
  ['-a', false],
  ['#a', false],
  ['a b', false],
])('validates the anchor %s: %s (CMS-03)', (value, isValid) => {
  expect(checkAnchor(value) === true).toBe(isValid)
})

test.each([
  ['5492914000000', true],
  ['+5492914000000', false],
  ['549 291 400 0000', false],
  ['0291400000', false],
  ['1234567', false],
  ['1234567890123456', false],
])('validates the WhatsApp number %s: %s (CMS-03)', (value, isValid) => {
  expect(checkWhatsappNumber(value) === true).toBe(isValid)
})

test.each([
  ['hola@ejemplo.com', true],
  ['hola@ejemplo.com.ar', true],
  ['hola@ejemplo', false],
  ['hola ejemplo.com', false],
  ['@ejemplo.com', false],
])('validates the e-mail address %s: %s (CMS-03)', (value, isValid) => {
  expect(checkEmail(value) === true).toBe(isValid)
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
])('validates the emoji %s: %s (CMS-03)', (value, isValid) => {
  expect(checkEmoji(value) === true).toBe(isValid)
})

test.each([
  ['#f4532b', true],
  ['#F4532B', true],
  ['f4532b', false],
  ['#fff', false],
  ['naranja', false],
])('validates the colour %s: %s (CMS-03)', (value, isValid) => {
  expect(checkColour(value) === true).toBe(isValid)
})

test.each([
  ['Argentina', true],
  ['UY', true],
  [undefined, true],
  ['Mercosur', false],
])('validates the country %s: %s (CMS-03)', (value, isValid) => {
  expect(checkCountry(value) === true).toBe(isValid)
})
