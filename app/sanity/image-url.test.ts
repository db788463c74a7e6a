import { describe, expect, test } from 'vitest'
import { pictureUrls } from './image-url'

const embedded = { baseUrl: '/lake', projectId: 'embedded', dataset: 'production' }
const hosted = { baseUrl: 'https://cdn.sanity.io', projectId: 'abc', dataset: 'production' }
const picture = { assetId: 'image-0a1b2c-1200x900-webp' }

/** Widths named in a srcset, in order. */
const widthsOf = (srcSet = '') => [...srcSet.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width))

describe('pictureUrls', () => {
  test('offers the widths up to the picture itself, through the site in embedded mode', () => {
    const urls = pictureUrls(picture, embedded)
    expect(urls?.width).toBe(1200)
    expect(urls?.height).toBe(900)
    expect(widthsOf(urls?.srcSet)).toEqual([320, 480, 640, 960, 1200])
    expect(urls?.src).toBe(
      '/lake/images/embedded/production/0a1b2c-1200x900.webp?w=960&auto=format',
    )
  })

  test('a hosted dataset serves from its CDN', () => {
    expect(pictureUrls(picture, hosted)?.src).toMatch(
      /^https:\/\/cdn\.sanity\.io\/images\/abc\/production\/0a1b2c-1200x900\.webp\?/,
    )
  })

  test('an aspect ratio cuts around the hotspot and never enlarges', () => {
    const urls = pictureUrls({ ...picture, hotspot: { x: 0.25, y: 0.5 } }, embedded, 1)
    expect(urls?.width).toBe(900)
    expect(urls?.height).toBe(900)
    // A square of 900 out of 1200, as far left as the hotspot at 300 asks for.
    expect(urls?.src).toContain('rect=0,0,900,900')
    expect(urls?.src).toContain('w=900&h=900')
  })

  test("the editor's crop decides size and ratio", () => {
    const crop = { left: 0.5, right: 0, top: 0, bottom: 0 }
    const urls = pictureUrls({ ...picture, crop }, embedded)
    expect(urls?.width).toBe(600)
    expect(urls?.height).toBe(900)
    expect(urls?.src).toContain('rect=600,0,600,900')
  })

  test('drawings are served as they are', () => {
    const urls = pictureUrls({ assetId: 'image-0a1b2c-300x100-svg' }, embedded)
    expect(urls).toEqual({
      src: '/lake/images/embedded/production/0a1b2c-300x100.svg',
      srcSet: undefined,
      width: 300,
      height: 100,
    })
  })

  test.each([null, '', 'file-0a1b2c-pdf', 'image-', '../../etc'])(
    'CMS-08 a reference to %j gives no picture',
    (assetId) => expect(pictureUrls({ assetId }, embedded)).toBeUndefined(),
  )
})
