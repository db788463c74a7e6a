import { expect, test } from 'vitest'
import { ownPath } from './own-path'

test.each(['/', '/galeria', '/sosBahia/donate?a=1#paso', '/b%C3%BAsqueda'])(
  'keeps a path of the site: %s',
  (path) => expect(ownPath(path)).toBe(path),
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
])('leads to nobody else: %j', (address) => expect(ownPath(address)).toBe('/'))
