import type { ServerBuild } from '@remix-run/node'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createRouteMatcher } from './page-routes'

type Route = NonNullable<ServerBuild['routes'][string]>

const route = (id: string, parentId: string | undefined, rest: Partial<Route>): Route => ({
  id,
  ...(parentId !== undefined && { parentId }),
  module: { default: () => null },
  ...rest,
})

const getPattern = createRouteMatcher({
  root: route('root', undefined, { path: '' }),
  site: route('site', 'root', {}),
  home: route('home', 'site', { index: true }),
  sos: route('sos', 'site', { path: 'sosBahia' }),
  donate: route('donate', 'sos', { path: 'donate' }),
  person: route('person', 'site', { path: 'personas/:name' }),
  rest: route('rest', 'site', { path: '*' }),
})

test.each([
  ['/', '/'],
  ['/_root.data', '/.data'],
  ['/sosBahia/donate', '/sosBahia/donate'],
  ['/sosBahia/donate/', '/sosBahia/donate'],
  ['/sosBahia/donate.data', '/sosBahia/donate.data'],
  ['/personas/ana@correo.com', '/personas/:name'],
  ['/ana@correo.com/wp-login.php', '/*'],
  ['/__manifest', '/__manifest'],
])('%s has the route %s', (path, pattern) => {
  expect(getPattern(path)).toBe(pattern)
})

test('a malformed path has the route of missing pages', () => {
  // The router warns that it cannot decode the path.
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  onTestFinished(() => warn.mockRestore())
  expect(getPattern('/%E0%A4%A')).toBe('/*')
  expect(warn).toHaveBeenCalledOnce()
})
