import { describe, expect, test } from 'vitest'
import { checkHref, checkKnownPath, checkWebUrl } from './href'

const safe = [
  undefined,
  '',
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
  'JaVaScRiPt:alert(1)',
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
]

describe('CMS-03 the address of a link', () => {
  test.each(safe)('%j is safe', (href) => expect(checkHref(href)).toBe(true))
  test.each(hostile)('%j is refused with a message', (href) =>
    expect(checkHref(href)).toEqual(expect.any(String)),
  )
})

describe('CMS-03 a web address', () => {
  test.each(['https://ejemplo.com', 'http://ejemplo.com/a', '', undefined])('%j passes', (url) =>
    expect(checkWebUrl(url)).toBe(true),
  )
  test.each([...hostile, '/biblioteca', '#a', 'mailto:hola@ejemplo.com'])('%j is refused', (url) =>
    expect(checkWebUrl(url)).toEqual(expect.any(String)),
  )
})

describe('CMS-03 a path of the site', () => {
  test.each(['/', '/inversores', '/sosBahia/', '/?fromInvestors=true', '/biblioteca#guia'])(
    '%s is known',
    (path) => expect(checkKnownPath(path)).toBe(true),
  )
  test.each(['/nada', '/sosbahia', '/sosBahia/donar'])('%s is pointed out', (path) =>
    expect(checkKnownPath(path)).toContain(path),
  )
  test.each(['https://ejemplo.com/nada', '#ancla', undefined])('%j is no path', (href) =>
    expect(checkKnownPath(href)).toBe(true),
  )
})
