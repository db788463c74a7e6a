import { expect, test } from 'vitest'
import { createPersonMatcher, listTexts } from './person'

const ana = createPersonMatcher({ email: ' Ana@Example.org ', phone: '+54 9 291 555-0101' })

test.each([
  ['ana@example.org', true],
  ['ANA@EXAMPLE.ORG ', true],
  ['juana@example.org', false],
  ['ana@example.org.ar', false],
  ['(291) 555 0101', true],
  ['5492915550101', true],
  ['291 555-0102', false],
  ['5550101', false],
  ['', false],
  [null, false],
])('%j is a contact of the person: %s (FORM-08)', (text, isContact) =>
  expect(ana.isContact(text)).toBe(isContact),
)

test.each([
  ['Llamar a ana@example.org.', true],
  ['<ana@example.org>', true],
  ['mailto:Ana@example.org?subject=x', true],
  ['juana@example.org', false],
  ['ana@example.org.ar', false],
  ['otra-ana@example.org', false],
  ['Su número: +54 9 291 555-0101, de tarde', true],
  ['pedido 12345678 del 07/03/2025', false],
])('%j mentions the person: %s (FORM-08)', (text, isMentioned) =>
  expect(ana.isMentioned(text)).toBe(isMentioned),
)

test('an absent address or number matches nothing (FORM-08)', () => {
  const byEmail = createPersonMatcher({ email: 'ana@example.org' })
  expect([byEmail.isContact(''), byEmail.isMentioned('291 555 0101')]).toEqual([false, false])
  const byPhone = createPersonMatcher({ phone: '291 555 0101' })
  expect([byPhone.isContact(''), byPhone.isMentioned('ana@example.org')]).toEqual([false, false])
})

test('lists the texts of a document at any depth (FORM-08)', () => {
  expect(listTexts({ a: 'x', b: [{ c: 'y' }, 3, null], d: true })).toEqual(['x', 'y'])
})
