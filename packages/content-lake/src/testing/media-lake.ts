import sharp, { type Create } from 'sharp'
import { z } from 'zod'
import { startTestLake } from './accounts-lake'

const responseSchema = z.object({
  document: z.looseObject({
    _id: z.string(),
    path: z.string(),
    url: z.string(),
    mimeType: z.string(),
    extension: z.string(),
  }),
})

/** Starts a lake with an editor who uploads. */
export async function startMediaLake() {
  const lake = await startTestLake()
  const editor = lake.authorization('editor')
  const post = (kind: string, body: Buffer | string, query = '', headers = {}) =>
    fetch(`${lake.origin}/v2025-02-19/assets/${kind}/production${query}`, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream', ...editor, ...headers },
      body: typeof body === 'string' ? body : new Uint8Array(body),
    })
  const upload = async (kind: string, body: Buffer | string, query = '') => {
    const response = await post(kind, body, query)
    if (response.status !== 200) throw new Error(`${response.status}: ${await response.text()}`)
    return responseSchema.parse(await response.json()).document
  }
  return { ...lake, post, upload }
}

export function solidImage(width: number, height: number, background: Create['background']) {
  return sharp({ create: { width, height, channels: 4, background } })
}

/** 40 by 20: the left half red, the right half blue. */
export function redBlueImage() {
  const row = [...Array<number[]>(20).fill([255, 0, 0]), ...Array<number[]>(20).fill([0, 0, 255])]
  const pixels = Buffer.from(Array<number[][]>(20).fill(row).flat(2))
  return sharp(pixels, { raw: { width: 40, height: 20, channels: 3 } })
}

/** 40 by 20: red and green above, blue and white below. */
export function fourColourImage() {
  const half = (left: number[], right: number[]) =>
    Array<number[][]>(10).fill([
      ...Array<number[]>(20).fill(left),
      ...Array<number[]>(20).fill(right),
    ])
  const rows = [...half([255, 0, 0], [0, 255, 0]), ...half([0, 0, 255], [255, 255, 255])]
  return sharp(Buffer.from(rows.flat(2)), { raw: { width: 40, height: 20, channels: 3 } })
}

/** @returns the size and the colours of the corners, such as `40x20 red green blue white` */
export async function describeCorners(response: Response): Promise<string> {
  if (response.status !== 200) return `${response.status}: ${await response.text()}`
  const { width, height, at } = await inspectImage(response)
  return `${width}x${height} ${at(0, 0)} ${at(1, 0)} ${at(0, 1)} ${at(1, 1)}`
}

/** @returns size, format, and a function for the colour at a point from (0, 0) to (1, 1) */
export async function inspectImage(response: Response | Buffer) {
  const bytes = Buffer.isBuffer(response) ? response : Buffer.from(await response.arrayBuffer())
  const { format, hasAlpha } = await sharp(bytes).metadata()
  const { data, info } = await sharp(bytes)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => {
    const column = Math.min(info.width - 1, Math.floor(x * info.width))
    const row = Math.min(info.height - 1, Math.floor(y * info.height))
    const start = (row * info.width + column) * 4
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(start, start + 4)
    if (alpha < 128) return 'clear'
    const is = (value: number) => (value > 200 ? 1 : value < 55 ? 0 : 2)
    const names: Record<string, string> = {
      '100': 'red',
      '010': 'green',
      '001': 'blue',
      '111': 'white',
      '000': 'black',
      '011': 'cyan',
      '101': 'magenta',
      '110': 'yellow',
    }
    return names[`${is(red)}${is(green)}${is(blue)}`] ?? `${red},${green},${blue}`
  }
  return { width: info.width, height: info.height, format, hasAlpha, at }
}
