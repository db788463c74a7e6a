import { expect, test } from 'vitest'
import { mailHref, visitorWhatsappHref } from './contact-links'

test.each([
  ['+54 9 291 555-0101', '5492915550101'],
  ['5492915550101', '5492915550101'],
  ['0291 15 555-0101', '5492915550101'],
  ['(291) 555-0101', '5492915550101'],
  ['011 15 4000 0000', '5491140000000'],
  ['+598 99 123 456', '59899123456'],
  ['0034 600 123 456', '34600123456'],
  ['5521987654321', '5521987654321'],
])('the number %s opens the chat with %s (FORM-08)', (number, digits) => {
  expect(visitorWhatsappHref(number)).toBe(`https://wa.me/${digits}`)
})

test.each(['555-0101', '', 'nada'])('the number %j opens no chat (FORM-08)', (number) => {
  expect(visitorWhatsappHref(number)).toBeUndefined()
})

test('the address of an e-mail has one recipient and nothing else (FORM-08)', () => {
  expect(mailHref('ana@example.org')).toBe('mailto:ana@example.org')
  expect(mailHref('a@example.org?bcc=b@example.org')).toBe(
    'mailto:a@example.org%3Fbcc%3Db%40example.org',
  )
})
