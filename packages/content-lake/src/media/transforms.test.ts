import sharp from 'sharp'
import { expect, test } from 'vitest'
import {
  describeCorners,
  inspectImage,
  fourColourImage,
  startMediaLake,
} from '../testing/media-lake'

async function startWithImage() {
  const lake = await startMediaLake()
  const { url } = await lake.upload('images', await fourColourImage().png().toBuffer())
  return { ...lake, get: (query: string) => fetch(`${url}?${query}`) }
}

test('parameters, alone and combined, have the expected size and corners', async () => {
  const { get } = await startWithImage()
  const table: Record<string, string> = {
    'w=20': '20x10 red green blue white',
    'w=10&dpr=2': '20x10 red green blue white',
    'w=20&h=20&fit=scale': '20x20 red green blue white',
    'w=20&h=20&fit=crop': '20x20 red green blue white',
    'w=20&h=20&fit=crop&crop=left': '20x20 red red blue blue',
    'w=40&h=10&fit=crop&crop=top': '40x10 red green red green',
    'w=20&h=20&fit=crop&crop=bottom,right': '20x20 green green white white',
    'w=10&h=20&fit=crop&crop=focalpoint&fp-x=0.25': '10x20 red red blue blue',
    'w=40&h=5&fit=crop&fp-y=0.9': '40x5 blue white blue white',
    'rect=20,0,20,10': '20x10 green green green green',
    'rect=20,0,20,20&w=20&h=10&fit=crop&crop=bottom': '20x10 white white white white',
  }
  const actual: Record<string, string> = {}
  for (const query of Object.keys(table)) actual[query] = await describeCorners(await get(query))
  expect(actual).toEqual(table)
})

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

test('converts CMYK to sRGB', async () => {
  const { upload } = await startMediaLake()
  const bytes = await fourColourImage()
    .resize(80)
    .toColourspace('cmyk')
    .jpeg({ quality: 100 })
    .toBuffer()
  const { url } = await upload('images', bytes)
  const answer = Buffer.from(await (await fetch(`${url}?w=40`)).arrayBuffer())
  expect(await sharp(answer).metadata()).toMatchObject({ space: 'srgb', channels: 3 })
})
