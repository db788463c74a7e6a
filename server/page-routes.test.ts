import type { ServerBuild } from '@remix-run/node'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createRouteMatcher } from './page-routes'

type Route = NonNullable<ServerBuild['routes'][string]>

const page = () => null

const route = (id: string, parentId: string | undefined, rest: Partial<Route>): Route => ({
  id,
  ...(parentId !== undefined && { parentId }),
  module: { default: page },
  ...rest,
})

const loader = () => null
const action = () => null
const list = [
  route('root', undefined, { path: '', module: { default: page, loader } }),
  route('site', 'root', { module: { default: page, loader } }),
  route('home', 'site', { index: true, module: { default: page, loader } }),
  route('sos', 'site', { path: 'sosBahia', module: { default: page, loader, action } }),
  route('sosHome', 'sos', { index: true }),
  route('donate', 'sos', { path: 'donate', module: { default: page, loader } }),
  route('person', 'site', { path: 'personas/:name' }),
  route('form', 'site', { path: 'form', module: { default: page, loader, action } }),
  route('resource', 'site', { path: 'resource', module: { default: undefined, action } }),
  route('rest', 'site', { path: '*', module: { default: page, loader } }),
]
const findRoutes = createRouteMatcher({
  routes: Object.fromEntries(list.map((one) => [one.id, one])),
  assets: {
    entry: { module: '', imports: [] },
    routes: Object.fromEntries(list.map(({ id }) => [id, assetRoute(id)])),
    url: '',
    version: '',
  },
})

/** Only the route of the form has a client loader. */
function assetRoute(id: string) {
  const flags = { hasAction: false, hasLoader: false, hasErrorBoundary: false }
  return { id, module: '', ...flags, hasClientAction: false, hasClientLoader: id === 'form' }
}

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
  expect(findRoutes(path).pattern).toBe(pattern)
})

test('a malformed path has the route of missing pages', () => {
  // The router warns that it cannot decode the path.
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  onTestFinished(() => warn.mockRestore())
  expect(findRoutes('/%E0%A4%A').pattern).toBe('/*')
  expect(warn).toHaveBeenCalledOnce()
})

test.each([
  ['/form', '', true],
  ['/form.data', '', true],
  ['/sosBahia', '', true],
  // The index route has no action of its own.
  ['/sosBahia', '?index', false],
  ['/sosBahia', '?index=1', true],
  ['/sosBahia/donate', '', false],
  ['/', '', false],
  ['/', '?index', false],
  ['/missing', '', false],
])('%s%s accepts other methods: %j (FORM-10)', (path, search, expected) => {
  expect(findRoutes(path).hasAction(search)).toBe(expected)
})

test.each([
  ['/form.data', ['root,site', 'form']],
  ['/sosBahia/donate.data', []],
  ['/_root.data', []],
  ['/missing.data', []],
])('lists the values of _routes for data of %s: %j (FAST-01)', (path, expected) => {
  expect(findRoutes(path).dataRoutes).toEqual(expected)
})

test.each([
  ['/form', true],
  ['/form.data', false],
  ['/resource', false],
])('%s is a page: %j (OPS-01)', (path, expected) => {
  expect(findRoutes(path).isPage).toBe(expected)
})
