import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Locator } from 'playwright/test'
import sharp from 'sharp'
import { expect } from './fixtures'

const FOLDER = 'docs/editores/imagenes'

/** `npx tsx scripts/guide-pictures.ts` sets it. */
const isWriting = process.env.GUIDE_PICTURES === 'true'

/** A picture has at most so many bytes, if one of these WebP qualities suffices. */
const MAX_BYTES = 60_000
const QUALITIES = [80, 65, 50, 40]

/** Distance between an element and its frame, in pixels. */
const MARGIN = 6

/** The pictures of the editors' guide, each with a frame around one element. */
export class GuidePictures {
  private readonly taken = new Set<string>()

  /**
   * Checks that a step's element is on the screen and that the guide has its picture.
   * `npx tsx scripts/guide-pictures.ts` also writes the picture.
   * @param name of the file, without its ending
   * @param element which the picture frames; it may be in a frame of the page
   * @param height of the picture from the top of the screen, in pixels; by default the whole screen
   */
  async take(name: string, element: Locator, height?: number): Promise<void> {
    await expect(element, name).toBeInViewport()
    this.taken.add(`${name}.webp`)
    const file = path.join(FOLDER, `${name}.webp`)
    if (isWriting) await this.write(file, element, height)
    expect(existsSync(file), `${file} is missing: npx tsx scripts/guide-pictures.ts`).toBe(true)
  }

  /** Checks that every picture in the folder was taken. */
  expectAllTaken(): void {
    expect(readdirSync(FOLDER).sort()).toEqual([...this.taken].sort())
  }

  private async write(file: string, element: Locator, height: number | undefined): Promise<void> {
    // Waits until the element stands still, too; the Studio may replace it meanwhile.
    await expect(() => element.scrollIntoViewIfNeeded()).toPass()
    await element.evaluate(loadPictures)
    const box = await element.boundingBox()
    const page = element.page()
    const view = page.viewportSize()
    if (box === null || view === null) throw new Error(`${file} shows nothing.`)
    const clip = { x: 0, y: 0, width: view.width, height: height ?? view.height }
    const picture = await page.screenshot({ animations: 'disabled', clip })
    mkdirSync(FOLDER, { recursive: true })
    writeFileSync(file, await compress(picture, drawFrame(box, clip)))
  }
}

/** Waits for the shown pictures and fonts. Browsers load lazy pictures by the same rule. */
async function loadPictures(): Promise<void> {
  const isShown = (image: HTMLImageElement) =>
    new Promise<boolean>((resolve) => {
      const observer = new IntersectionObserver((entries) => {
        observer.disconnect()
        resolve(entries.some(({ isIntersecting }) => isIntersecting))
      })
      observer.observe(image)
    })
  const decode = async (image: HTMLImageElement) => {
    if (await isShown(image)) await image.decode()
  }
  await Promise.allSettled([document.fonts.ready, ...[...document.images].map(decode)])
}

type Box = Record<'x' | 'y' | 'width' | 'height', number>

/** Draws a red frame with a white edge around an element, within the picture. */
function drawFrame(element: Box, picture: Box): Buffer {
  const left = Math.max(4, element.x - MARGIN)
  const top = Math.max(4, element.y - MARGIN)
  const width = Math.min(picture.width - 4, element.x + element.width + MARGIN) - left
  const height = Math.min(picture.height - 4, element.y + element.height + MARGIN) - top
  const rect = (outset: number, stroke: string) =>
    `<rect x="${left - outset}" y="${top - outset}" width="${width + 2 * outset}"
      height="${height + 2 * outset}" rx="${10 + outset}" fill="none" stroke-width="4" ${stroke}/>`
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${picture.width}"
    height="${picture.height}">${rect(6, 'stroke="white" stroke-opacity="0.8"')}
    ${rect(2, 'stroke="#e5135a"')}</svg>`)
}

async function compress(picture: Buffer, frame: Buffer): Promise<Buffer> {
  const framed = await sharp(picture)
    .composite([{ input: frame }])
    .png()
    .toBuffer()
  let bytes = framed
  for (const quality of QUALITIES) {
    bytes = await sharp(framed).webp({ quality, effort: 6 }).toBuffer()
    if (bytes.length < MAX_BYTES) break
  }
  return bytes
}
