import { expect, test } from 'vitest'
import { checkGallerySource } from './gallery-source'
import { checkResourceSource } from './resource-source'

const upload = { asset: { _type: 'reference', _ref: 'x' } }

test('GAL-01 a file of the gallery has an upload of its type, or an address', () => {
  expect(checkGallerySource({ type: 'image', image: upload })).toBe(true)
  expect(checkGallerySource({ type: 'pdf', file: upload })).toBe(true)
  expect(checkGallerySource({ type: 'pdf', url: 'https://ejemplo.com/a.pdf' })).toBe(true)
  expect(checkGallerySource({ type: 'pdf', image: upload })).toContain('PDF')
  expect(checkGallerySource({ type: 'image', image: { alt: 'x' } })).toContain('imagen')
  expect(checkGallerySource(undefined)).toBe(true)
})

test('RT-02 a resource of the library has a file or an address, not both', () => {
  expect(checkResourceSource({ file: upload })).toBe(true)
  expect(checkResourceSource({ href: '/galeria' })).toBe(true)
  expect(checkResourceSource({ file: upload, href: '/galeria' })).toContain('una de las dos')
  expect(checkResourceSource({ file: {}, href: '' })).toContain('Subí')
})
