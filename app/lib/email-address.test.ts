import { expect, test } from 'vitest'
import { emailProblem, normalisedEmail } from './email-address'

test.each(['', ' ', '\t\n'])('NEWS-02 nothing typed is a missing address: %j', (typed) => {
  expect(emailProblem(typed)).toBe('emailRequired')
})

test.each([
  'ana@correo.com',
  ' ana@correo.com ',
  'ANA@CORREO.COM.AR',
  "o'higgins+rifa@sub.correo.com.ar",
  'a@b.co',
  'ana@xn--baha-0qa.com',
  `${'a'.repeat(64)}@correo.com`,
])('NEWS-02 an address that can be written to: %j', (typed) => {
  expect(emailProblem(typed)).toBeUndefined()
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
])('NEWS-02 an address that cannot be written to: %j', (typed) => {
  expect(emailProblem(typed)).toBe('emailInvalid')
})

test('NEWS-02 a hostile text is judged at once', () => {
  expect(emailProblem(`a@${'a-'.repeat(100_000)}`)).toBe('emailInvalid')
  expect(emailProblem(`${'a.'.repeat(100_000)}@`)).toBe('emailInvalid')
})

test('NEWS-03 capitals and blanks around make no other address', () => {
  expect(normalisedEmail('  Ana@Correo.COM ')).toBe('ana@correo.com')
})
