import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { sitePaths } from '../../schemas/shared/site-paths'
import { canonicalPath, documentAt, sitePages } from './site-pages'

test('RT-08 every page has the address that the Studio shows for its document', () => {
  expect(sitePaths).toMatchObject(sitePages)
})

test.each(Object.values(sitePages))('RT-08 a route answers %s', (address) => {
  const name = address === '/' ? '_index' : address.slice(1).replaceAll('/', '.')
  const folders = [name, `${name}._index`].map((route) => `../routes/_site.${route}/route.tsx`)
  expect(folders.some((file) => existsSync(path.join(import.meta.dirname, file)))).toBe(true)
})

test.each([
  ['/about-us/', '/about-us'],
  ['/SOSBAHIA/Donate', '/sosBahia/donate'],
  ['/', '/'],
  ['/otra', '/otra'],
])('RT-08 %s is known as %s', (path, canonical) => {
  expect(canonicalPath(path)).toBe(canonical)
})

test('CMS-06 a preview knows which document a page shows', () => {
  expect(documentAt('/')).toBe('homePage')
  expect(documentAt('/SosBahia/donate/')).toBe('sosDonatePage')
  expect(documentAt('/otra')).toBeUndefined()
})
