import { describe, expect, test } from 'vitest'
import { checkRedirectSource, findRedirectLoop } from './redirects'

describe('the path that a redirect takes over', () => {
  test.each(['/como-funciona', '/viejo/a', undefined])('%j may', (path) =>
    expect(checkRedirectSource(path)).toBe(true),
  )
  test.each(['viejo', '//ejemplo.com', '/a b', '/a?b', '/a#b', '/\\a', 'https://ejemplo.com/a'])(
    '%s is no path of the site',
    (path) => expect(checkRedirectSource(path)).toContain('ruta del sitio'),
  )
  test.each(['/', '/inversores', '/inversores/'])('%s has a page', (path) =>
    expect(checkRedirectSource(path)).toContain('ya hay una página'),
  )
})

describe('a chain of redirects', () => {
  test('one that leads to itself is a loop, however it is spelt', () => {
    expect(findRedirectLoop({ from: '/a', to: '/a/' }, [])).toEqual(['/a', '/a'])
    expect(findRedirectLoop({ from: '/a', to: '/a?x=1#y' }, [])).toEqual(['/a', '/a'])
  })

  test('a loop through others is found', () => {
    const others = [
      { from: '/b', to: '/c' },
      { from: '/c', to: '/a' },
    ]
    expect(findRedirectLoop({ from: '/a', to: '/b' }, others)).toEqual(['/a', '/b', '/c', '/a'])
  })

  test('a loop that others make among themselves ends the search', () => {
    const others = [
      { from: '/b', to: '/c' },
      { from: '/c', to: '/b' },
    ]
    expect(findRedirectLoop({ from: '/a', to: '/b' }, others)).toEqual(['/a', '/b', '/c', '/b'])
  })

  test('a chain that leaves the redirects is none', () => {
    expect(findRedirectLoop({ from: '/a', to: '/b' }, [{ from: '/b', to: '/' }])).toBeUndefined()
    expect(findRedirectLoop({ from: '/a', to: 'https://ejemplo.com/a' }, [])).toBeUndefined()
  })

  test('the edited redirect counts as edited, not as published', () => {
    const others = [{ from: '/a', to: '/b' }]
    expect(findRedirectLoop({ from: '/a', to: '/c' }, others)).toBeUndefined()
  })
})
