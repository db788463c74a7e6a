import type { Page } from 'playwright/test'
import sharp from 'sharp'

/** A text that axe could not judge, as it is drawn. Boxes are in pixels of the page. */
interface DrawnText {
  name: string
  /** Red, green, blue from 0 to 255, alpha from 0 to 1. */
  color: number[]
  /** Colour of the line around filled glyphs, which separates them from what is behind. */
  outline: number[] | undefined
  /** The ratio that WCAG 2.2 AA demands for its size. */
  minimum: number
  boxes: { left: number; top: number; right: number; bottom: number }[]
}

interface Picture {
  pixels: Buffer
  width: number
  height: number
}

/**
 * Measures the contrast of texts against the pixels behind their glyphs: pictures, gradients and
 * pseudo elements, which axe does not see.
 * @param selectors of the elements with the texts
 * @returns a line for each text whose worst ratio is too low, and for each without visible glyphs in
 * the width of the window: what lies beyond it, or beyond a box that scrolls, looks like its neighbours
 */
export async function findLowContrast(page: Page, selectors: readonly string[]): Promise<string[]> {
  if (selectors.length === 0) return []
  await page.evaluate(loadPictures)
  const texts = await page.evaluate(describeTexts, selectors)
  const drawn = await takePicture(page)
  await page.evaluate(hideTexts)
  const behind = await takePicture(page)
  await page.evaluate(() => (document.adoptedStyleSheets = []))
  return texts.flatMap((text) => {
    if (text.boxes.length === 0) return []
    const ratio = measureWorst(text, drawn, behind)
    if (ratio !== undefined && ratio >= text.minimum) return []
    return [`${text.name}: ${ratio?.toFixed(2) ?? 'no glyph'} of ${text.minimum}`]
  })
}

async function takePicture(page: Page): Promise<Picture> {
  const png = await page.screenshot({ fullPage: true, animations: 'disabled', scale: 'css' })
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { pixels: data, width: info.width, height: info.height }
}

/** Sums of three channels: a glyph differs from what is behind it, and has about the text's colour. */
const MIN_DIFFERENCE = 6
const MAX_DISTANCE = 90

/** The antialiased edge of a card behind a glyph passes through every ratio. */
const EDGE_SHARE = 0.03

/** @returns the ratio that all pixels but those of edges reach; undefined without visible glyphs */
function measureWorst({ color, outline, boxes }: DrawnText, drawn: Picture, behind: Picture) {
  if (outline !== undefined) return contrast(color, outline)
  const { width, height } = behind
  const ratios: number[] = []
  const clamp = (value: number, size: number) => Math.min(Math.max(Math.round(value), 0), size)
  for (const { left, top, right, bottom } of boxes) {
    for (let y = clamp(top, height); y < clamp(bottom, height); y += 1) {
      for (let x = clamp(left, width); x < clamp(right, width); x += 1) {
        const at = (y * width + x) * 3
        const ground = [...behind.pixels.subarray(at, at + 3)]
        const shown = [...drawn.pixels.subarray(at, at + 3)]
        if (distance(ground, shown) < MIN_DIFFERENCE) continue
        if (distance(blend(color, ground), shown) > MAX_DISTANCE) continue
        ratios.push(contrast(color, ground))
      }
    }
  }
  return ratios.sort((a, b) => a - b)[Math.floor(ratios.length * EDGE_SHARE)]
}

/** The ratio of WCAG 2.2 between a colour and the one behind it. */
function contrast(color: number[], ground: number[]): number {
  const both = [luminance(blend(color, ground)), luminance(ground)]
  return (Math.max(...both) + 0.05) / (Math.min(...both) + 0.05)
}

/** The colour that a partly transparent one has over the ground. */
function blend([red = 0, green = 0, blue = 0, alpha = 1]: number[], ground: number[]): number[] {
  return [red, green, blue].map((value, i) => value * alpha + (ground[i] ?? 0) * (1 - alpha))
}

const distance = (a: number[], b: number[]) =>
  a.reduce((sum, value, i) => sum + Math.abs(value - (b[i] ?? 0)), 0)

function luminance(color: number[]): number {
  const [red = 0, green = 0, blue = 0] = color.map((value) => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** In the page: loads the pictures that are not on the screen yet. */
async function loadPictures() {
  for (const image of document.images) image.loading = 'eager'
  await Promise.allSettled([...document.images].map((image) => image.decode()))
  await document.fonts.ready
}

/** In the page: makes glyphs transparent; `currentColor` stays. The policy forbids style elements. */
function hideTexts() {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`*, ::placeholder, ::before, ::after, ::marker {
    -webkit-text-fill-color: transparent !important; -webkit-text-stroke-color: transparent !important;
    text-shadow: none !important; text-decoration-color: transparent !important;
    text-emphasis-color: transparent !important; caret-color: transparent !important;
    transition: none !important;
  }`)
  document.adoptedStyleSheets = [sheet]
}

/** In the page. */
function describeTexts(selectors: readonly string[]): DrawnText[] {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  const parse = (css: string): number[] => {
    if (canvas === null) throw new Error('There is no canvas.')
    canvas.clearRect(0, 0, 1, 1)
    canvas.fillStyle = css
    canvas.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data
    return [red, green, blue, alpha / 255]
  }
  const opacityOf = (element: Element | null): number =>
    element === null
      ? 1
      : Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement)
  /** Whether an ancestor that scrolls or clips shows a box. */
  const isShown = (element: Element | null, box: DOMRect): boolean => {
    if (element === null) return true
    const { left, top, right, bottom } = element.getBoundingClientRect()
    const { overflowX, overflowY } = getComputedStyle(element)
    const isInside =
      (overflowX === 'visible' || (box.left < right && box.right > left)) &&
      (overflowY === 'visible' || (box.top < bottom && box.bottom > top))
    return isInside && isShown(element.parentElement, box)
  }
  /** Whether something else, such as an open menu, lies over the middle of a box in the window. */
  const isCovered = (element: Element, { left, top, width, height }: DOMRect): boolean => {
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    return hit !== null && !hit.contains(element) && !element.contains(hit)
  }
  return selectors.flatMap((selector): DrawnText[] => {
    const element = document.querySelector(selector)
    if (element === null) return []
    const isField = element instanceof HTMLInputElement
    const isPlaceholder = isField && element.value === ''
    const style = getComputedStyle(element, isPlaceholder ? '::placeholder' : null)
    const { color, fontSize, fontWeight, webkitTextStrokeColor, webkitTextStrokeWidth } = style
    const fill = parse(color)
    const stroke =
      Number.parseFloat(webkitTextStrokeWidth) > 0 ? parse(webkitTextStrokeColor) : undefined
    const isHollow = stroke !== undefined && fill[3] === 0
    const size = Number.parseFloat(fontSize)
    const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700)
    const [red = 0, green = 0, blue = 0, alpha = 1] = isHollow ? stroke : fill
    const range = document.createRange()
    const rects = isField
      ? [element.getBoundingClientRect()]
      : [...element.childNodes].flatMap((node) => {
          if (node.nodeType !== Node.TEXT_NODE) return []
          range.selectNodeContents(node)
          return [...range.getClientRects()]
        })
    return [
      {
        name: selector,
        color: [red, green, blue, alpha * opacityOf(element)],
        outline: isHollow ? undefined : stroke,
        minimum: isLarge ? 3 : 4.5,
        boxes: rects
          .filter((box) => box.width > 0 && box.left < innerWidth && box.right > 0)
          .filter((box) => isShown(element.parentElement, box) && !isCovered(element, box))
          .map(({ left, top, right, bottom }) => ({
            left: left + scrollX,
            top: top + scrollY,
            right: right + scrollX,
            bottom: bottom + scrollY,
          })),
      },
    ]
  })
}
