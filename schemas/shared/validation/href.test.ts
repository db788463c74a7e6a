import { describe, expect, test } from 'vitest'
import { checkKnownPath, checkWebUrl } from './href'

describe('a web address (CMS-03)', () => {
  test.each(['https://ejemplo.com', 'http://ejemplo.com/a', '', undefined])('accepts %j', (url) =>
    expect(checkWebUrl(url)).toBe(true),
  )
  test.each(['javascript:alert(1)', '//ejemplo.com', 'https://ejemplo .com', '/a', '#a', 'tel:1'])(
    'rejects %j',
    (url) => expect(checkWebUrl(url)).toEqual(expect.any(String)),
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
