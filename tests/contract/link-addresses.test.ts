import { describe, expect, test } from 'vitest'
import { safeHref } from '#app/lib/links/safe-href'
import { checkHref } from '#schemas/shared/validation/href'

const safe = [
  'https://ejemplo.com/a?b=c#d',
  'http://ejemplo.com',
  'HTTPS://EJEMPLO.COM',
  'mailto:hola@ejemplo.com',
  'tel:+5492914000000',
  '/',
  '/sosBahia/donate',
  '/biblioteca?tema=rifas#guia',
  '#preguntas',
]

const hostile = [
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  '\u200bjavascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://ejemplo.com/1',
  'file:///etc/passwd',
  'ftp://ejemplo.com',
  'whatsapp://send?text=hola',
  '//ejemplo.com',
  '/\\ejemplo.com',
  '\\\\ejemplo.com',
  'https:\\\\ejemplo.com',
  'ejemplo.com',
  'biblioteca',
  '../biblioteca',
  '#',
  'https://',
  'https://ejemplo .com',
  'javascript&colon;alert(1)',
  '/\t/ejemplo.com',
  '?tema=rifas',
]

describe('the address of a link, in the Studio and on a page (CMS-03)', () => {
  test.each(safe)('accepts %j', (href) => {
    expect(checkHref(href)).toBe(true)
    expect(safeHref(` ${href} `)).toBe(href)
  })
  test.each(hostile)('rejects %j', (href) => {
    expect(checkHref(href)).toEqual(expect.any(String))
    expect(safeHref(href)).toBeUndefined()
  })
  test('may be missing', () => {
    expect([checkHref(undefined), checkHref('')]).toEqual([true, true])
    expect([safeHref(null), safeHref(' ')]).toEqual([undefined, undefined])
  })
})
