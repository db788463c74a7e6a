import { expect, test } from 'vitest'
import { isExternal, safeHref } from './safe-href'

test.each([
  'https://example.org/a?b=c#d',
  'http://example.org',
  'mailto:hola@example.org',
  'tel:+5492914000000',
  '/sosBahia/donate',
  '/?fromInvestors=true',
  '/biblioteca#guias',
  '#preguntas',
])('accepts %s', (href) => expect(safeHref(href)).toBe(href))

test('trims blanks around an address', () => {
  expect(safeHref('  /galeria ')).toBe('/galeria')
})

test.each([
  undefined,
  null,
  '',
  '   ',
  '#',
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  '\u200Bjavascript:alert(1)',
  'javascript&colon;alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'file:///etc/passwd',
  'ftp://example.org',
  'sms:+5492914000000',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  'evil.example',
  '../admin',
  '?query',
  'https://',
  'https://ex ample.org',
])('rejects %j', (href) => expect(safeHref(href)).toBeUndefined())

test('only web addresses are external', () => {
  expect(isExternal('https://example.org')).toBe(true)
  expect(isExternal('/galeria')).toBe(false)
  expect(isExternal('tel:103')).toBe(false)
})
