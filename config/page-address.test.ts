import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { LAKE_PATH } from './env.server'
import { pagePaths } from './site-pages'
import { findAddressIssue, toSlug } from './page-address'

const root = path.resolve(import.meta.dirname, '..')

/** First segments of the routes in `app/routes`, such as `sosBahia` of `_site.sosBahia.donate`. */
const routeSegments = readdirSync(path.join(root, 'app/routes'))
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => file.replace(/^_site\.?/, '').split('.')[0] ?? '')
  .filter((segment) => /^[a-z]/i.test(segment))

test.each(routeSegments)('rejects the address of the route %s (PAGE-01)', (segment) => {
  expect(findAddressIssue(segment.toLowerCase())).toBe('reserved')
  expect(findAddressIssue(`${segment.toLowerCase()}/otra`)).toBe('reserved')
})

test.each([...pagePaths.values()].filter((at) => at !== '/'))(
  'rejects the address of the page %s (PAGE-01)',
  (at) => {
    expect(findAddressIssue(at.slice(1).toLowerCase())).toBeDefined()
  },
)

test.each([LAKE_PATH.slice(1), 'assets', 'studio', 'studio-pruebas', 'healthz', 'api/v1'])(
  'rejects the server’s own address %s (PAGE-01)',
  (slug) => expect(findAddressIssue(slug)).toBe('reserved'),
)

test.each(['prensa', 'campanas/ayuda-escuela', '2026/rifa-1'])(
  'accepts the address %s (PAGE-01)',
  (slug) => expect(findAddressIssue(slug)).toBeUndefined(),
)

test.each([
  '',
  '/prensa',
  'a/b/c',
  'Prensa',
  'campaña',
  'a b',
  'a--b',
  'a.json',
  '_mail',
  'a/',
  '-a',
])('rejects the address %j (PAGE-01)', (slug) => expect(findAddressIssue(slug)).toBe('malformed'))

test('makes an address from a title, and keeps one level (PAGE-01)', () => {
  expect(toSlug('¡Ayudá a la Escuela 7!')).toBe('ayuda-a-la-escuela-7')
  expect(toSlug('/Campañas/Ñandú y cía/')).toBe('campanas/nandu-y-cia')
  expect(toSlug('…')).toBe('')
})
