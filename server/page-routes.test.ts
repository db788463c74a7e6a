import type { ServerBuild } from '@remix-run/node'
import { expect, test } from 'vitest'
import { pagePatterns } from './page-routes'

type Route = NonNullable<ServerBuild['routes'][string]>

const route = (id: string, parentId: string | undefined, rest: Partial<Route>): Route => ({
  id,
  ...(parentId !== undefined && { parentId }),
  module: { default: () => null },
  ...rest,
})

const patternOf = pagePatterns({
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
  ['/%E0%A4%A', '/*'],
])('%s is answered by %s', (path, pattern) => {
  expect(patternOf(path)).toBe(pattern)
})
