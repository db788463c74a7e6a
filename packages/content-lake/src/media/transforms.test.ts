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
    'w=40&h=40&fit=fill&bg=000': '40x40 black black black black',
    'w=60&h=40&fit=fillmax&bg=f0f': '60x40 magenta magenta magenta magenta',
    'w=20&h=20&fit=crop&crop=left': '20x20 red red blue blue',
    'w=40&h=10&fit=crop&crop=top': '40x10 red green red green',
    'w=20&h=20&fit=crop&crop=bottom,right': '20x20 green green white white',
    'w=10&h=20&fit=crop&crop=focalpoint&fp-x=0.25': '10x20 red red blue blue',
    'w=40&h=5&fit=crop&fp-y=0.9': '40x5 blue white blue white',
    'rect=20,0,20,10': '20x10 green green green green',
    'rect=20,0,20,20&w=20&h=10&fit=crop&crop=bottom': '20x10 white white white white',
    'rect=0,10,40,10&flip=h': '40x10 white blue white blue',
    'w=40&max-w=20': '20x10 red green blue white',
    'w=10&min-h=40': '80x40 red green blue white',
    'flip=h': '40x20 green red white blue',
    'flip=v': '40x20 blue white red green',
    'or=90': '20x40 blue red white green',
    'or=270': '20x40 green white red blue',
    'flip=h&or=90': '20x40 white green blue red',
    'invert=true': '40x20 cyan magenta yellow black',
    'pad=5&bg=000': '50x30 black black black black',
    'pad=5&bg=000&or=90&invert=true': '30x50 white white white white',
  }
  const actual: Record<string, string> = {}
  for (const query of Object.keys(table)) actual[query] = await describeCorners(await get(query))
  expect(actual).toEqual(table)
})

test('sat reduces the saturation down to grey', async () => {
  const { get } = await startWithImage()
  const spread = async (query: string) => {
    const picture = sharp(Buffer.from(await (await get(query)).arrayBuffer()))
    const firstPixel = (await picture.raw().toBuffer()).subarray(0, 3)
    return Math.max(...firstPixel) - Math.min(...firstPixel)
  }
  expect(await spread('sat=-100')).toBe(0)
  const half = await spread('sat=-50')
  expect(half).toBeGreaterThan(5)
  expect(half).toBeLessThan(await spread('w=40'))
})

/** @returns the lightness of the pixels in the first row */
async function firstRow(answer: Response) {
  const { data, info } = await sharp(Buffer.from(await answer.arrayBuffer()))
    .toColourspace('b-w')
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true })
  return [...data.subarray(0, info.width)]
}

test('blur softens an edge, and sharp sharpens it', async () => {
  const { upload } = await startMediaLake()
  const ramp = Array.from({ length: 40 }, (_, x) => Math.max(60, Math.min(200, 60 + (x - 15) * 14)))
  const pixels = Buffer.from(Array<number[]>(20).fill(ramp).flat())
  const picture = sharp(pixels, { raw: { width: 40, height: 20, channels: 1 } })
  const { url } = await upload('images', await picture.png().toBuffer())
  const row = async (query: string) => firstRow(await fetch(`${url}?fm=png&${query}`))
  const hard = await row('sharp=100')
  expect(Math.min(...hard)).toBeLessThan(55)
  expect(Math.max(...hard)).toBeGreaterThan(205)
  const steepest = (lights: number[]) =>
    Math.max(...lights.slice(1).map((light, index) => light - (lights[index] ?? 0)))
  const [none, slight, strong] = [await row('w=40'), await row('blur=50'), await row('blur=300')]
  expect(steepest(none)).toBe(14)
  expect(steepest(slight)).toBeLessThan(12)
  expect(steepest(strong)).toBeLessThan(steepest(slight))
})

test('crop=entropy shows the busiest part', async () => {
  const { upload } = await startMediaLake()
  const stripes = Array.from({ length: 60 }, (_, x) => (x < 40 ? 255 : x % 2 === 0 ? 0 : 120))
  const pixels = Buffer.from(Array<number[]>(20).fill(stripes).flat())
  const picture = sharp(pixels, { raw: { width: 60, height: 20, channels: 1 } })
  const { url } = await upload('images', await picture.png().toBuffer())
  const lightest = async (crop: string) =>
    Math.max(...(await firstRow(await fetch(`${url}?w=20&h=20&fit=crop&crop=${crop}`))))
  expect(await lightest('entropy')).toBeLessThan(200)
  expect(await lightest('left')).toBe(255)
})

test('sends an animation unchanged, and its first frame on request', async () => {
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
    expect(await describeCorners(await fetch(`${url}?frame=1&w=8`))).toBe('8x4 red red red red')
    const still = await inspectImage(await fetch(`${url}?frame=1`))
    expect([still.width, still.height]).toEqual([16, 8])
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
