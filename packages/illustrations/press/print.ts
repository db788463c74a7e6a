import sharp, { type Sharp } from 'sharp'
import { exposure, type Art, type Aspect } from './art'
import { fontFaces, type Renderer } from './renderer'
import type { InkName } from './inks'
import { printPlates, type Plate } from './screen'

/** A drawing to print: its size in pixels, the inks on the press, and what is drawn. */
export interface Drawing {
  readonly width: number
  readonly height: number
  readonly inks: readonly InkName[]
  readonly art: Art
  /** Size of the screen's cell in pixels; larger is coarser. */
  readonly cell?: number
}

const bleed = 16

function sheetMarkup(drawing: Drawing, channels: readonly InkName[], aspect: Aspect): string {
  const width = drawing.width + 2 * bleed
  const height = drawing.height + 2 * bleed
  return (
    `<!doctype html><style>${fontFaces}*{margin:0}body{background:#000}svg{display:block}</style>` +
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
    `viewBox="${-bleed} ${-bleed} ${width} ${height}">${drawing.art(exposure(channels, aspect))}</svg>`
  )
}

async function channelsOf(png: Buffer): Promise<Buffer> {
  return sharp(png).removeAlpha().raw().toBuffer()
}

function channel(pixels: Buffer, index: number): Uint8Array {
  const plane = new Uint8Array(pixels.length / 3)
  for (let i = 0; i < plane.length; i++) plane[i] = pixels[i * 3 + index] ?? 0
  return plane
}

async function platesOf(drawing: Drawing, renderer: Renderer): Promise<Plate[]> {
  const plates: Plate[] = []
  for (let start = 0; start < drawing.inks.length; start += 3) {
    const channels = drawing.inks.slice(start, start + 3)
    const expose = async (aspect: Aspect) =>
      channelsOf(
        await renderer.picture(
          sheetMarkup(drawing, channels, aspect),
          drawing.width + 2 * bleed,
          drawing.height + 2 * bleed,
        ),
      )
    const first = { amount: await expose('amount'), screen: await expose('screen') }
    const second = { amount: await expose('overAmount'), screen: await expose('overScreen') }
    channels.forEach((ink, index) => {
      const pass = ({ amount, screen }: { amount: Buffer; screen: Buffer }) => ({
        amount: channel(amount, index),
        screen: channel(screen, index),
      })
      plates.push({ ink, passes: [pass(first), pass(second)] })
    })
  }
  return plates
}

/** Prints a drawing. The answer is a sharp picture, ready to be written in any format. */
export async function print(drawing: Drawing, renderer: Renderer): Promise<Sharp> {
  const { width, height, cell = 7 } = drawing
  const plates = await platesOf(drawing, renderer)
  const pixels = printPlates(plates, { width, height, bleed }, cell)
  return sharp(pixels, { raw: { width, height, channels: 3 } })
}
