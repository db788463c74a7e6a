import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readExif } from './exif'
import { redBlueImage } from '../testing/media-lake'

/** An EXIF block in little-endian byte order. */
async function createBlock() {
  const bytes = await redBlueImage()
    .withExif({
      IFD0: { Make: 'Uno' },
      IFD2: { FNumber: '28/10', LensSpecification: '24/1 70/1 28/10 4/1' },
    })
    .jpeg()
    .toBuffer()
  const { exif } = await sharp(bytes).metadata()
  return exif ?? Buffer.alloc(0)
}

test('reads numbers, fractions and lists', async () => {
  expect(readExif(await createBlock())).toMatchObject({
    image: { Make: 'Uno' },
    photo: { FNumber: 2.8, LensSpecification: [24, 70, 2.8, 4] },
    location: undefined,
  })
})

test('reads big-endian blocks', () => {
  const tag = (id: number, type: number, count: number, value: string) =>
    [id, type].map((part) => part.toString(16).padStart(4, '0')).join('') +
    count.toString(16).padStart(8, '0') +
    value
  const directory = `0002${tag(0x010f, 2, 4, '556e6f00')}${tag(0x0112, 3, 1, '00060000')}00000000`
  const tiff = Buffer.from(`4d4d002a00000008${directory}`, 'hex')
  expect(readExif(tiff).image).toEqual({ Make: 'Uno', Orientation: 6 })
})

test('never throws for a truncated or damaged block', async () => {
  const complete = await createBlock()
  for (let length = 0; length < complete.length; length++) {
    expect(() => readExif(complete.subarray(0, length))).not.toThrow()
  }
  for (let at = 0; at < complete.length; at++) {
    const changed = Buffer.from(complete)
    changed[at] = 255
    expect(() => readExif(changed)).not.toThrow()
  }
})
