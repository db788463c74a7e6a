import { describe, expect, test } from 'vitest'
import { checkRedirectSource, findRedirectLoop } from './redirects'

describe('the source of a redirect', () => {
  test.each(['/como-funciona', '/viejo/a', undefined])('%j is accepted', (path) =>
    expect(checkRedirectSource(path)).toBe(true),
  )
  test.each(['viejo', '//ejemplo.com', '/a b', '/a?b', '/a#b', '/\\a', 'https://ejemplo.com/a'])(
    '%s is rejected: it is not a path of the site',
    (path) => expect(checkRedirectSource(path)).toContain('ruta del sitio'),
  )
  test.each(['/', '/inversores', '/inversores/'])('%s is rejected: it has a page', (path) =>
    expect(checkRedirectSource(path)).toContain('ya hay una página'),
  )
})

describe('a chain of redirects', () => {
  test('is a loop when it leads to itself in any spelling', () => {
    expect(findRedirectLoop({ from: '/a', to: '/a/' }, [])).toEqual(['/a', '/a'])
    expect(findRedirectLoop({ from: '/a', to: '/a?x=1#y' }, [])).toEqual(['/a', '/a'])
  })

  test('is a loop when it returns through other redirects', () => {
    const others = [
      { from: '/b', to: '/c' },
      { from: '/c', to: '/a' },
    ]
    expect(findRedirectLoop({ from: '/a', to: '/b' }, others)).toEqual(['/a', '/b', '/c', '/a'])
  })

  test('ends at a loop of other redirects', () => {
    const others = [
      { from: '/b', to: '/c' },
      { from: '/c', to: '/b' },
    ]
    expect(findRedirectLoop({ from: '/a', to: '/b' }, others)).toEqual(['/a', '/b', '/c', '/b'])
  })

  test('is no loop when it leads to a page or another site', () => {
    expect(findRedirectLoop({ from: '/a', to: '/b' }, [{ from: '/b', to: '/' }])).toBeUndefined()
    expect(findRedirectLoop({ from: '/a', to: 'https://ejemplo.com/a' }, [])).toBeUndefined()
  })

  test('contains the edited redirect instead of the published one', () => {
    const others = [{ from: '/a', to: '/b' }]
    expect(findRedirectLoop({ from: '/a', to: '/c' }, others)).toBeUndefined()
  })
})
