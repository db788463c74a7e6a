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
    await element.evaluate(waitForStillness)
    const box = await element.boundingBox()
    const page = element.page()
    const view = page.viewportSize()
    if (box === null || view === null) throw new Error(`${file} shows nothing.`)
    await page.evaluate(drawFrame, { ...box, margin: MARGIN })
    const picture = await page.screenshot({
      animations: 'disabled',
      clip: { x: 0, y: 0, width: view.width, height: height ?? view.height },
    })
    await page.evaluate(removeFrame)
    mkdirSync(FOLDER, { recursive: true })
    writeFileSync(file, await compress(picture))
  }
}

/** Waits until an element has the same place in two frames, and the shown pictures are loaded. */
async function waitForStillness(element: Element): Promise<void> {
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  // Browsers load lazy pictures by the same rule.
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
  const readPlace = () => JSON.stringify(element.getBoundingClientRect())
  let last = ''
  while (readPlace() !== last) {
    last = readPlace()
    await nextFrame()
    await nextFrame()
  }
}

interface FramedBox {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly margin: number
}

function drawFrame({ x, y, width, height, margin }: FramedBox) {
  const left = Math.max(4, x - margin)
  const top = Math.max(4, y - margin)
  const frame = document.createElement('div')
  frame.id = 'guide-frame'
  frame.style.cssText = `position: fixed; z-index: 2147483647; pointer-events: none;
    left: ${left}px; top: ${top}px; border-radius: 10px; outline: 4px solid #e5135a;
    box-shadow: 0 0 0 8px rgb(255 255 255 / 80%);
    width: ${Math.min(innerWidth - 4, x + width + margin) - left}px;
    height: ${Math.min(innerHeight - 4, y + height + margin) - top}px`
  // A modal dialog covers everything outside the top layer.
  frame.popover = 'manual'
  frame.style.margin = '0'
  frame.style.padding = '0'
  frame.style.border = '0'
  frame.style.background = 'none'
  document.body.append(frame)
  frame.showPopover()
}

function removeFrame() {
  document.getElementById('guide-frame')?.remove()
}

async function compress(picture: Buffer): Promise<Buffer> {
  let bytes = picture
  for (const quality of QUALITIES) {
    bytes = await sharp(picture).webp({ quality, effort: 6 }).toBuffer()
    if (bytes.length < MAX_BYTES) break
  }
  return bytes
}
