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

describe('the address of a link (CMS-03)', () => {
  test.each(safe)('accepts %j', (href) => expect(checkHref(href)).toBe(true))
  test.each(hostile)('rejects %j with a message', (href) =>
    expect(checkHref(href)).toEqual(expect.any(String)),
  )
})

describe('a web address (CMS-03)', () => {
  test.each(['https://ejemplo.com', 'http://ejemplo.com/a', '', undefined])('accepts %j', (url) =>
    expect(checkWebUrl(url)).toBe(true),
  )
  test.each([...hostile, '/biblioteca', '#a', 'mailto:hola@ejemplo.com'])('rejects %j', (url) =>
    expect(checkWebUrl(url)).toEqual(expect.any(String)),
  )
})

describe('a path of the site (CMS-03)', () => {
  test.each(['/', '/inversores', '/sosBahia/', '/?fromInvestors=true', '/biblioteca#guia'])(
    'accepts %s',
    (path) => expect(checkKnownPath(path)).toBe(true),
  )
  test.each(['/nada', '/sosbahia', '/sosBahia/donar'])('warns about %s', (path) =>
    expect(checkKnownPath(path)).toContain(path),
  )
  test.each(['https://ejemplo.com/nada', '#ancla', undefined])(
    'ignores %j, which is not a path',
    (href) => expect(checkKnownPath(href)).toBe(true),
  )
})
