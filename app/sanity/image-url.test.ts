import { describe, expect, test } from 'vitest'
import { jpegUrl, pictureUrls } from './image-url'

const embedded = { baseUrl: '/lake', projectId: 'embedded', dataset: 'production' }
const hosted = { baseUrl: 'https://cdn.sanity.io', projectId: 'abc', dataset: 'production' }
const picture = { assetId: 'image-0a1b2c-1200x900-webp' }
const sizes = '(min-width: 64rem) 20rem, 100vw'

/** Widths named in a srcset, in order. */
const widthsOf = (srcSet = '') => [...srcSet.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width))

describe('pictureUrls', () => {
  test('offers the widths that screens need, through the site in embedded mode', () => {
    const urls = pictureUrls(picture, embedded, sizes)
    expect(urls?.width).toBe(1200)
    expect(urls?.height).toBe(900)
    expect(widthsOf(urls?.srcSet)).toEqual([320, 640, 780, 1200])
    expect(urls?.src).toBe(
      '/lake/images/embedded/production/0a1b2c-1200x900.webp?w=1200&q=60&auto=format',
    )
  })

  test('a hosted dataset serves from its CDN', () => {
    expect(pictureUrls(picture, hosted, sizes)?.src).toMatch(
      /^https:\/\/cdn\.sanity\.io\/images\/abc\/production\/0a1b2c-1200x900\.webp\?/,
    )
  })

  test('an aspect ratio cuts around the hotspot and never enlarges', () => {
    const urls = pictureUrls({ ...picture, hotspot: { x: 0.25, y: 0.5 } }, embedded, '100vw', 1)
    expect(urls?.width).toBe(900)
    expect(urls?.height).toBe(900)
    // A square of 900 out of 1200, as far left as the hotspot at 300 asks for.
    expect(urls?.srcSet).toContain('rect=0,0,900,900&w=900&q=60&auto=format 900w')
  })

  test("the editor's crop decides size and ratio", () => {
    const crop = { left: 0.5, right: 0, top: 0, bottom: 0 }
    const urls = pictureUrls({ ...picture, crop }, embedded, '100vw')
    expect(urls?.width).toBe(600)
    expect(urls?.height).toBe(900)
    expect(urls?.src).toContain('rect=600,0,600,900')
  })

  test('an aspect ratio stays inside the crop, however near its edge the hotspot is', () => {
    const crop = { left: 0.25, right: 0.25, top: 0.1, bottom: 0.1 }
    const urls = pictureUrls({ ...picture, crop, hotspot: { x: 1, y: 1 } }, embedded, '100vw', 2)
    expect(urls?.src).toContain('rect=300,510,600,300')
  })

  test('drawings are served as they are', () => {
    const urls = pictureUrls({ assetId: 'image-0a1b2c-300x100-svg' }, embedded, sizes)
    expect(urls).toEqual({
      src: '/lake/images/embedded/production/0a1b2c-300x100.svg',
      srcSet: undefined,
      width: 300,
      height: 100,
    })
  })

  test.each([null, '', 'file-0a1b2c-pdf', 'image-', '../../etc'])(
    'CMS-08 a reference to %j gives no picture',
    (assetId) => expect(pictureUrls({ assetId }, embedded, sizes)).toBeUndefined(),
  )
})

test('the picture of a link preview has one size and is a JPEG', () => {
  expect(jpegUrl(picture, embedded, { width: 1200, height: 630 })).toBe(
    '/lake/images/embedded/production/0a1b2c-1200x900.webp?rect=0,135,1200,630&w=1200&h=630&fit=crop&fm=jpg',
  )
})
