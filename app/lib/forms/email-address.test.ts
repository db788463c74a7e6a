import { expect, test } from 'vitest'
import { validateEmail, normalizeEmail } from './email-address'

test('reports a missing address (NEWS-02)', () => {
  expect(validateEmail(' \t\n')).toBe('emailRequired')
})

test.each([
  'ana@correo.com',
  ' ana@correo.com ',
  'ANA@CORREO.COM.AR',
  "o'higgins+rifa@sub.correo.com.ar",
  'a@b.co',
  'ana@xn--baha-0qa.com',
  `${'a'.repeat(64)}@correo.com`,
])('accepts a valid address: %j (NEWS-02)', (typed) => {
  expect(validateEmail(typed)).toBeUndefined()
})

test.each([
  'ana',
  'ana@',
  '@correo.com',
  'ana@correo',
  'ana@correo.c',
  'ana@127.0.0.1',
  'ana@-correo.com',
  'ana@correo-.com',
  'ana@correo..com',
  'ana@@correo.com',
  'ana correo@correo.com',
  'Ana <ana@correo.com>',
  'ana@correo.com, beto@correo.com',
  'ana@correo.com\r\nBcc: beto@correo.com',
  'aña@correo.com',
  `${'a'.repeat(65)}@correo.com`,
  `ana@${'a'.repeat(60)}.${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(20)}.com`,
])('rejects an invalid address: %j (NEWS-02)', (typed) => {
  expect(validateEmail(typed)).toBe('emailInvalid')
})

test('rejects long hostile input (NEWS-02)', () => {
  expect(validateEmail(`a@${'a-'.repeat(100_000)}`)).toBe('emailInvalid')
  expect(validateEmail(`${'a.'.repeat(100_000)}@`)).toBe('emailInvalid')
})

test('ignores case and surrounding whitespace (NEWS-03)', () => {
  expect(normalizeEmail('  Ana@Correo.COM ')).toBe('ana@correo.com')
})
