import { expect, test } from 'vitest'
import { toSameSitePath } from './same-site-path'

test.each(['/', '/galeria', '/sosBahia/donate?a=1#paso', '/b%C3%BAsqueda'])(
  'keeps a path of the site: %s',
  (path) => expect(toSameSitePath(path)).toBe(path),
)

test.each([
  '//evil.example',
  '/\\evil.example',
  '/\\/evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  '/\t/evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  'galeria',
  '',
  null,
  undefined,
])('never leads to another site: %j', (address) => expect(toSameSitePath(address)).toBe('/'))
