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

const toB = { from: '/a', to: '/b' }
const bToC = { from: '/b', to: '/c' }

test.each([
  ['to itself', { from: '/a', to: '/a/' }, [], ['/a', '/a']],
  ['to itself with a query', { from: '/a', to: '/a?x=1#y' }, [], ['/a', '/a']],
  ['back through others', toB, [bToC, { from: '/c', to: '/a' }], ['/a', '/b', '/c', '/a']],
  ['into a loop of others', toB, [bToC, { from: '/c', to: '/b' }], ['/a', '/b', '/c', '/b']],
  ['to a page', toB, [{ from: '/b', to: '/' }], undefined],
  ['to another site', { from: '/a', to: 'https://ejemplo.com/a' }, [], undefined],
  ['elsewhere than its published version', { from: '/a', to: '/c' }, [toB], undefined],
])('finds the loop of a redirect that leads %s', (_where, redirect, others, loop) => {
  expect(findRedirectLoop(redirect, others)).toEqual(loop)
})
