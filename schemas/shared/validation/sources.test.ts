import { expect, test } from 'vitest'
import { checkCaptions, checkGallerySource, checkResourceSource, checkVideoSource } from './sources'

const upload = { asset: { _type: 'reference', _ref: 'x' } }

test('requires an upload of its type or an address for a gallery item (GAL-01)', () => {
  expect(checkGallerySource({ type: 'image', image: upload })).toBe(true)
  expect(checkGallerySource({ type: 'pdf', file: upload })).toBe(true)
  expect(checkGallerySource({ type: 'pdf', url: 'https://ejemplo.com/a.pdf' })).toBe(true)
  expect(checkGallerySource({ type: 'pdf', image: upload })).toContain('PDF')
  expect(checkGallerySource({ type: 'image', image: { alt: 'x' } })).toContain('imagen')
  expect(checkGallerySource(undefined)).toBe(true)
})

test('requires either a file or an address for a library resource (RT-02)', () => {
  expect(checkResourceSource({ file: upload })).toBe(true)
  expect(checkResourceSource({ href: '/galeria' })).toBe(true)
  expect(checkResourceSource({ file: upload, href: '/galeria' })).toContain('una de las dos')
  expect(checkResourceSource({ file: {}, href: '' })).toContain('Subí')
})

test('requires either a file or a known address for a video, and captions for a file (CMS-03)', () => {
  const url = 'https://youtu.be/aqz-KE-bpKQ'
  expect(checkVideoSource({ url })).toBe(true)
  expect(checkVideoSource({ file: upload })).toBe(true)
  expect(checkVideoSource({ file: upload, url })).toContain('uno de los dos')
  expect(checkVideoSource({ file: {} })).toContain('subí')
  expect(checkVideoSource({ url: 'https://ejemplo.com/video' })).toContain('YouTube')
  expect(checkCaptions({ url })).toBe(true)
  expect(checkCaptions({ file: upload, captions: upload })).toBe(true)
  expect(checkCaptions({ file: upload })).toContain('subtítulos')
})
