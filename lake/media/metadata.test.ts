import { decode } from 'blurhash'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { z } from 'zod'
import {
  redBlueImage,
  inspectImage,
  solidImage,
  fourColourImage,
  startMediaLake,
} from '../testing/media-lake'

const metadataShape = z.object({
  lqip: z.string(),
  blurHash: z.string(),
  palette: z.object({ vibrant: z.object({ background: z.string() }) }),
})

test('derives lqip, blurhash and palette from the picture', async () => {
  const { upload } = await startMediaLake()
  const { metadata } = await upload(
    'images',
    await redBlueImage().jpeg({ quality: 100 }).toBuffer(),
  )
  const { lqip, blurHash, palette } = metadataShape.parse(metadata)
  const placeholder = await inspectImage(Buffer.from(lqip.split(',')[1] ?? '', 'base64'))
  expect(lqip).toMatch(/^data:image\/jpeg;base64,/)
  expect([placeholder.width, placeholder.height]).toEqual([20, 10])
  expect([placeholder.at(0.1, 0.5), placeholder.at(0.9, 0.5)]).toEqual(['red', 'blue'])
  expect(blurHash).toMatch(/^L.{27}$/)
  const pixels = decode(blurHash, 4, 1)
  const [left, right] = [pixels.subarray(0, 3), pixels.subarray(12, 15)]
  expect(left[0]).toBeGreaterThan(200)
  expect(right[2]).toBeGreaterThan(200)
  expect(['#fe0000', '#ff0000', '#0000fe', '#0000ff']).toContain(palette.vibrant.background)
})

test('meta=none extracts nothing, and an unknown name is an error', async () => {
  const { upload, post } = await startMediaLake()
  const bytes = await redBlueImage().png().toBuffer()
  const { metadata } = await upload('images', bytes, '?meta=none')
  expect(Object.keys(z.looseObject({}).parse(metadata))).toEqual([
    '_type',
    'dimensions',
    'hasAlpha',
    'isOpaque',
  ])
  const answer = await post('images', bytes, '?meta=weather&meta=lqip')
  expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('weather')])
})

test('detects transparency by the pixels, not only by the format', async () => {
  const { upload } = await startMediaLake()
  const full = await upload('images', await solidImage(8, 8, '#ff0000ff').png().toBuffer())
  expect(full.metadata).toMatchObject({ hasAlpha: true, isOpaque: true })
  const clear = await upload('images', await solidImage(8, 8, '#ff000080').png().toBuffer())
  expect(clear.metadata).toMatchObject({ hasAlpha: true, isOpaque: false })
})

test('the palette has the colours, their shares and readable text colours', async () => {
  const { upload } = await startMediaLake()
  const { metadata } = await upload(
    'images',
    await fourColourImage().png().toBuffer(),
    '?meta=palette',
  )
  const swatch = (background: string, foreground: string) => ({
    _type: 'sanity.imagePaletteSwatch',
    background,
    foreground,
    title: foreground,
    population: 25,
  })
  const { palette } = z.object({ palette: z.looseObject({}) }).parse(metadata)
  expect(palette.vibrant).toEqual(swatch('#ff0000', '#fff'))
  expect(palette.lightVibrant).toBeUndefined()
  const dark = await upload('images', await solidImage(8, 8, '#204020').png().toBuffer())
  expect(dark.metadata).toMatchObject({
    palette: {
      dominant: { background: '#204020', foreground: '#fff', population: 100 },
      darkMuted: { background: '#204020' },
    },
  })
})

test('extracts EXIF and location only on request', async () => {
  const { upload } = await startMediaLake()
  const shot = (width: number) =>
    redBlueImage()
      .resize(width)
      .withExif({
        IFD0: { Make: 'Cámara', Model: 'Uno', Orientation: '1' },
        IFD2: {
          DateTimeOriginal: '2024:05:01 10:20:30',
          ExposureTime: '1/250',
          ISOSpeedRatings: '100',
          ExposureBiasValue: '-2/3',
        },
        IFD3: {
          GPSLatitudeRef: 'S',
          GPSLatitude: '34/1 36/1 1350/100',
          GPSLongitudeRef: 'W',
          GPSLongitude: '58/1 22/1 5400/100',
          GPSAltitude: '25/1',
        },
      })
      .jpeg()
      .toBuffer()
  const byDefault = await upload('images', await shot(40))
  expect(JSON.stringify(byDefault)).not.toMatch(/exif|location|Make/i)
  const requested = await upload('images', await shot(41), '?meta=exif&meta=image&meta=location')
  expect(requested.metadata).toMatchObject({
    image: { _type: 'sanity.imageExifTags', Model: 'Uno', Orientation: 1 },
    exif: {
      _type: 'sanity.imageExifMetadata',
      DateTimeOriginal: '2024-05-01T10:20:30.000Z',
      ExposureTime: 1 / 250,
      ISO: 100,
      ExposureBiasValue: -2 / 3,
    },
    location: {
      _type: 'geopoint',
      lat: expect.closeTo(-34.60375, 6) as number,
      lng: expect.closeTo(-58.38167, 4) as number,
      alt: 25,
    },
  })
  expect(requested.metadata).not.toHaveProperty('lqip')

  const withoutExif = await upload(
    'images',
    await redBlueImage().png().toBuffer(),
    '?meta=exif&meta=location',
  )
  expect(withoutExif.metadata).not.toHaveProperty('exif')
  expect(withoutExif.metadata).not.toHaveProperty('location')
})

test('a variant has no EXIF', async () => {
  const { upload } = await startMediaLake()
  const bytes = await redBlueImage()
    .withExif({ IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '34/1 36/1 0/1' } })
    .jpeg()
    .toBuffer()
  const { url } = await upload('images', bytes)
  const variant = Buffer.from(await (await fetch(`${url}?w=20`)).arrayBuffer())
  expect((await sharp(variant).metadata()).exif).toBeUndefined()
  const original = Buffer.from(await (await fetch(url)).arrayBuffer())
  expect((await sharp(original).metadata()).exif).toBeDefined()
})
