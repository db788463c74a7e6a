import { expect, onTestFinished, test, vi } from 'vitest'
import { createRouteMatcher } from './page-routes'
import { createRoute, createRoutes } from './testing/remix-routes'

const loader = () => null
const action = () => null
const findRoutes = createRouteMatcher(
  createRoutes([
    createRoute('root', undefined, { path: '', module: { loader } }),
    createRoute('site', 'root', { module: { loader } }),
    createRoute('home', 'site', { index: true, module: { loader } }),
    createRoute('sos', 'site', { path: 'sosBahia', module: { loader, action } }),
    createRoute('sosHome', 'sos', { index: true }),
    createRoute('donate', 'sos', { path: 'donate', module: { loader } }),
    createRoute('person', 'site', { path: 'personas/:name' }),
    createRoute('form', 'site', { path: 'form', module: { loader, action } }),
    createRoute('resource', 'site', { path: 'resource', module: { default: undefined, action } }),
    createRoute('rest', 'site', { path: '*', module: { loader } }),
  ]),
)

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
