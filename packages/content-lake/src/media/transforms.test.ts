import sharp from 'sharp'
import { expect, test } from 'vitest'
import {
  describeCorners,
  inspectImage,
  fourColourImage,
  startMediaLake,
} from '../testing/media-lake'

test('sends an animated GIF unchanged, and the first frame of a resized WebP', async () => {
  const { upload } = await startMediaLake()
  const frame = (background: string) =>
    sharp({ create: { width: 16, height: 8, channels: 3, background } })
      .png()
      .toBuffer()
  const frames = await Promise.all(['red', 'blue', 'red'].map(frame))
  for (const format of ['gif', 'webp'] as const) {
    const bytes = await sharp(frames, { join: { animated: true } })
      .toFormat(format)
      .toBuffer()
    const { url, metadata } = await upload('images', bytes)
    expect(metadata).toMatchObject({ dimensions: { width: 16, height: 8 } })
    expect(Buffer.from(await (await fetch(url)).arrayBuffer())).toEqual(bytes)
    const resized = await inspectImage(await fetch(`${url}?w=8`))
    expect(resized.width).toBe(format === 'gif' ? 16 : 8)
  }
})

/** How the test image appears with each EXIF orientation. */
const shown = {
  1: '40x20 red green blue white',
  2: '40x20 green red white blue',
  3: '40x20 white blue green red',
  4: '40x20 blue white red green',
  5: '20x40 red blue green white',
  6: '20x40 blue red white green',
  7: '20x40 white green blue red',
  8: '20x40 green white red blue',
} as const

test('applies all eight orientations to dimensions, transforms and crops', async () => {
  const { upload } = await startMediaLake()
  for (const [orientation, expected] of Object.entries(shown)) {
    const bytes = await fourColourImage()
      .withMetadata({ orientation: Number(orientation) })
      .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
      .toBuffer()
    const { _id, url, metadata } = await upload('images', bytes)
    const [size = '', first = ''] = expected.split(' ')
    const [width = 0, height = 0] = size.split('x').map(Number)
    expect(_id).toContain(`-${size}-jpg`)
    expect(metadata).toMatchObject({ dimensions: { width, height, aspectRatio: width / height } })
    expect(await describeCorners(await fetch(`${url}?fm=png`))).toBe(expected)

    const corner = `rect=0,0,${width / 2},${height / 2}`
    const cut = await describeCorners(await fetch(`${url}?${corner}&fm=png`))
    expect(cut).toBe(`${width / 2}x${height / 2} ${first} ${first} ${first} ${first}`)

    const original = await fetch(url)
    expect(Buffer.from(await original.arrayBuffer())).toEqual(bytes)
  }
})
