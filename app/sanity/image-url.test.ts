import { describe, expect, test } from 'vitest'
import { jpegUrl, pictureUrls } from './image-url'

const embedded = { baseUrl: '/lake', projectId: 'embedded', dataset: 'production' }
const picture = { assetId: 'image-0a1b2c-1200x900-webp' }
const sizes = '(min-width: 64rem) 20rem, 100vw'

/** Widths in a srcset, in order. */
const readWidths = (srcSet = '') =>
  [...srcSet.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width))

describe('pictureUrls', () => {
  test('offers the widths that screens need, from the site itself in embedded mode', () => {
    const urls = pictureUrls(picture, embedded, sizes)
    expect(urls?.width).toBe(1200)
    expect(urls?.height).toBe(900)
    expect(readWidths(urls?.srcSet)).toEqual([320, 640, 780, 1200])
    expect(urls?.src).toBe(
      '/lake/images/embedded/production/0a1b2c-1200x900.webp?w=1200&q=60&auto=format',
    )
  })

  test('crops to an aspect ratio around the hotspot, without upscaling', () => {
    const urls = pictureUrls({ ...picture, hotspot: { x: 0.25, y: 0.5 } }, embedded, '100vw', 1)
    expect(urls?.width).toBe(900)
    expect(urls?.height).toBe(900)
    // A 900-pixel square, clamped to the left edge: the hotspot is at 300 of 1200 pixels.
    expect(urls?.srcSet).toContain('rect=0,0,900,900&w=900&q=60&auto=format 900w')
  })

  test("takes size and ratio from the editor's crop", () => {
    const crop = { left: 0.5, right: 0, top: 0, bottom: 0 }
    const urls = pictureUrls({ ...picture, crop }, embedded, '100vw')
    expect(urls?.width).toBe(600)
    expect(urls?.height).toBe(900)
    expect(urls?.src).toContain('rect=600,0,600,900')
  })

  test('keeps an aspect ratio inside the crop when the hotspot is at its edge', () => {
    const crop = { left: 0.25, right: 0.25, top: 0.1, bottom: 0.1 }
    const urls = pictureUrls({ ...picture, crop, hotspot: { x: 1, y: 1 } }, embedded, '100vw', 2)
    expect(urls?.src).toContain('rect=300,510,600,300')
  })

  test('serves SVG images unchanged', () => {
    const urls = pictureUrls({ assetId: 'image-0a1b2c-300x100-svg' }, embedded, sizes)
    expect(urls).toEqual({
      src: '/lake/images/embedded/production/0a1b2c-300x100.svg',
      srcSet: undefined,
      width: 300,
      height: 100,
    })
  })

  test.each([null, '', 'file-0a1b2c-pdf', 'image-', '../../etc'])(
    'returns undefined for the reference %j (CMS-08)',
    (assetId) => expect(pictureUrls({ assetId }, embedded, sizes)).toBeUndefined(),
  )
})

test('builds the JPEG URL of a link preview with a fixed size', () => {
  expect(jpegUrl(picture, embedded, { width: 1200, height: 630 })).toBe(
    '/lake/images/embedded/production/0a1b2c-1200x900.webp?rect=0,135,1200,630&w=1200&h=630&fit=crop&fm=jpg',
  )
})
