import sharp from 'sharp'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { redBlueImage, inspectImage, solidImage, startMediaLake } from '../testing/media-lake'

const metadataShape = z.object({
  lqip: z.string(),
  palette: z.object({ dominant: z.object({ background: z.string() }) }),
})

test('derives lqip and the main colour from the picture', async () => {
  const { upload } = await startMediaLake()
  const { metadata } = await upload(
    'images',
    await redBlueImage().jpeg({ quality: 100 }).toBuffer(),
  )
  const { lqip, palette } = metadataShape.parse(metadata)
  const placeholder = await inspectImage(Buffer.from(lqip.split(',')[1] ?? '', 'base64'))
  expect(lqip).toMatch(/^data:image\/jpeg;base64,/)
  expect([placeholder.width, placeholder.height]).toEqual([20, 10])
  expect([placeholder.at(0.1, 0.5), placeholder.at(0.9, 0.5)]).toEqual(['red', 'blue'])
  expect(['#f80808', '#0808f8']).toContain(palette.dominant.background)
})

test('detects transparency by the pixels, not only by the format', async () => {
  const { upload } = await startMediaLake()
  const full = await upload('images', await solidImage(8, 8, '#ff0000ff').png().toBuffer())
  expect(full.metadata).toMatchObject({ hasAlpha: true, isOpaque: true })
  const clear = await upload('images', await solidImage(8, 8, '#ff000080').png().toBuffer())
  expect(clear.metadata).toMatchObject({ hasAlpha: true, isOpaque: false })
})

test('stores neither EXIF nor the location, also on request; variants have none', async () => {
  const { upload } = await startMediaLake()
  const bytes = await redBlueImage()
    .withExif({
      IFD0: { Make: 'Cámara' },
      IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '34/1 36/1 0/1' },
    })
    .jpeg()
    .toBuffer()
  const { metadata, url } = await upload('images', bytes, '?meta=exif&meta=image&meta=location')
  expect(Object.keys(z.looseObject({}).parse(metadata))).toEqual([
    '_type',
    'dimensions',
    'hasAlpha',
    'isOpaque',
  ])
  const readExif = async (query: string) =>
    (await sharp(await (await fetch(url + query)).arrayBuffer()).metadata()).exif
  expect(await readExif('?w=20')).toBeUndefined()
  expect(await readExif('')).toBeDefined()
})
