import { isDeepStrictEqual } from 'node:util'
import type { CDPSession, Page } from 'playwright/test'
import sharp from 'sharp'
import { findBrokenPictures } from './site-pages'

/** In pixels of the window. */
interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** A text that axe could not judge, as it is drawn. */
interface DrawnText {
  name: string
  /** Red, green, blue from 0 to 255, alpha from 0 to 1. */
  color: number[]
  /** Colour of the line around filled glyphs, which separates them from what is behind. */
  outline: number[] | undefined
  /** The ratio that WCAG 2.2 AA demands for its size. */
  minimum: number
  /** Of the lines that the window shows, and nothing covers. */
  boxes: Box[]
}

/** A part of the window. */
interface Picture extends Pick<Box, 'left' | 'top'> {
  pixels: Buffer
  width: number
}

/**
 * Measures the contrast of texts against the pixels behind their glyphs: pictures, gradients and
 * pseudo elements, which axe does not see. Scrolls, because only the window shows what an open menu
 * covers; a screenshot of the complete page has a larger window.
 * @param selectors of the elements with the texts
 * @returns a line for each text whose worst ratio is too low, and for each without visible glyphs.
 *   Texts beyond the width of the window or of a scroll container are skipped: they look like their
 *   neighbours.
 */
export async function findLowContrast(page: Page, selectors: readonly string[]): Promise<string[]> {
  if (selectors.length === 0) return []
  // Pictures behind texts may not be on the screen yet.
  await findBrokenPictures(page)
  await page.evaluate(() => document.fonts.ready)
  const start = await page.evaluate(() => ({ left: scrollX, top: scrollY }))
  const minimums = new Map<string, number>()
  const ratios = new Map<string, number[]>()
  const session = await page.context().newCDPSession(page)
  let from = 0
  for (;;) {
    const shown = await page.evaluate(showTexts, { selectors, from })
    if (shown === undefined) break
    const figures = await measureWindow(page, session, shown.texts)
    // A header that hides between the two pictures makes their differences meaningless.
    const after = await page.evaluate(showTexts, { selectors, from })
    if (!isDeepStrictEqual(after, shown)) continue
    from = shown.bottom
    for (const [{ name, minimum }, measured] of figures) {
      minimums.set(name, minimum)
      ratios.set(name, [...(ratios.get(name) ?? []), ...measured])
    }
  }
  await session.detach()
  await page.evaluate((to) => scrollTo({ ...to, behavior: 'instant' }), start)
  return [...minimums].flatMap(([name, minimum]) => {
    const ratio = findWorst(ratios.get(name) ?? [])
    if (ratio !== undefined && ratio >= minimum) return []
    return [`${name}: ${ratio?.toFixed(2) ?? 'no glyph'} of ${minimum}`]
  })
}

/** @returns the ratios of each text's pixels */
async function measureWindow(
  page: Page,
  session: CDPSession,
  texts: readonly DrawnText[],
): Promise<[DrawnText, number[]][]> {
  if (texts.length === 0) return []
  const boxes = texts.flatMap((text) => text.boxes)
  const x = Math.floor(Math.min(...boxes.map(({ left }) => left)))
  const y = Math.floor(Math.min(...boxes.map(({ top }) => top)))
  const width = Math.ceil(Math.max(...boxes.map(({ right }) => right))) - x
  const height = Math.ceil(Math.max(...boxes.map(({ bottom }) => bottom))) - y
  const take = () => takePicture(session, { x, y, width, height })
  const drawn = await take()
  await page.evaluate(hideTexts)
  const behind = await take()
  await page.evaluate(() => (document.adoptedStyleSheets = []))
  return texts.map((text) => [text, measureRatios(text, drawn, behind)])
}

type Clip = Record<'x' | 'y' | 'width' | 'height', number>

/** Takes a picture by the browser's protocol, in half the time of `page.screenshot`. */
async function takePicture(session: CDPSession, clip: Clip): Promise<Picture> {
  const { cssVisualViewport } = await session.send('Page.getLayoutMetrics')
  const { pageX, pageY } = cssVisualViewport
  const { data: png } = await session.send('Page.captureScreenshot', {
    clip: { ...clip, x: clip.x + pageX, y: clip.y + pageY, scale: 1 },
    optimizeForSpeed: true,
  })
  const { data, info } = await sharp(Buffer.from(png, 'base64'))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { pixels: data, width: info.width, left: clip.x, top: clip.y }
}

/** Sum of three channels: a glyph differs from its background, and has about the text's colour. */
const MIN_DIFFERENCE = 6
const MAX_DISTANCE = 90

/** The antialiased edge of a card behind a glyph passes through every ratio. */
const EDGE_SHARE = 0.03

/** @returns the ratios of the pixels that the glyphs cover */
function measureRatios({ color, outline, boxes }: DrawnText, drawn: Picture, behind: Picture) {
  if (outline !== undefined) return [contrast(color, outline)]
  const ratios: number[] = []
  const ratioByGround = new Map<number, number>()
  for (const { left, top, right, bottom } of boxes) {
    for (let y = Math.round(top - behind.top); y < Math.round(bottom - behind.top); y += 1) {
      for (let x = Math.round(left - behind.left); x < Math.round(right - behind.left); x += 1) {
        const at = (y * behind.width + x) * 3
        if (distance(behind.pixels, drawn.pixels, at) < MIN_DIFFERENCE) continue
        const ground = [...behind.pixels.subarray(at, at + 3)]
        const shown = [...drawn.pixels.subarray(at, at + 3)]
        if (distance(blend(color, ground), shown) > MAX_DISTANCE) continue
        const groundKey = behind.pixels.readUIntBE(at, 3)
        const ratio = ratioByGround.get(groundKey) ?? contrast(color, ground)
        ratioByGround.set(groundKey, ratio)
        ratios.push(ratio)
      }
    }
  }
  return ratios
}

/** @returns the ratio that all pixels but those of edges reach; undefined without visible glyphs */
function findWorst(ratios: readonly number[]): number | undefined {
  return [...ratios].sort((a, b) => a - b)[Math.floor(ratios.length * EDGE_SHARE)]
}

/** Between two colours, each of which starts at an index. */
function distance(one: ArrayLike<number>, other: ArrayLike<number>, at = 0): number {
  let sum = 0
  for (let i = at; i < at + 3; i += 1) sum += Math.abs((one[i] ?? 0) - (other[i] ?? 0))
  return sum
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

function luminance(color: number[]): number {
  const [red = 0, green = 0, blue = 0] = color.map((value) => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/**
 * In the page: makes glyphs transparent, but not `currentColor`. The policy forbids style elements.
 */
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

/**
 * In the page: scrolls to the first text that ends below a point of the page, if the window does
 * not show it.
 * @returns the texts that the window shows, and the point of the page at which it ends
 */
async function showTexts({ selectors, from }: { selectors: readonly string[]; from: number }) {
  /** The share of the window that a sticky header may cover. */
  const HEADER_SHARE = 0.2
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  const parsed = new Map<string, number[]>()
  const parse = (css: string): number[] => {
    const known = parsed.get(css)
    if (known !== undefined) return known
    if (canvas === null) throw new Error('There is no canvas.')
    canvas.clearRect(0, 0, 1, 1)
    canvas.fillStyle = css
    canvas.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data
    const colour = [red, green, blue, alpha / 255]
    parsed.set(css, colour)
    return colour
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
  const paints = (element: Element): boolean =>
    element.matches('img, video, canvas, iframe') ||
    [null, '::before', '::after'].some((part) => {
      const { backgroundColor, backgroundImage } = getComputedStyle(element, part)
      return parse(backgroundColor)[3] !== 0 || backgroundImage !== 'none'
    })
  /** Whether something else, such as an open menu, is drawn over the middle of a box. */
  const isCovered = (element: Element, { left, top, right, bottom }: DOMRect): boolean => {
    const hits = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2)
    const own = hits.findIndex((hit) => hit.contains(element) || element.contains(hit))
    return hits.slice(0, own === -1 ? undefined : own).some(paints)
  }
  const elements = selectors.flatMap((name) => {
    const element = document.querySelector(name)
    return element === null ? [] : [{ name, element }]
  })
  const range = document.createRange()
  const findBoxes = (element: Element): DOMRect[] => {
    const rects =
      element instanceof HTMLInputElement
        ? [element.getBoundingClientRect()]
        : [...element.childNodes].flatMap((node) => {
            if (node.nodeType !== Node.TEXT_NODE) return []
            range.selectNodeContents(node)
            return [...range.getClientRects()]
          })
    return rects
      .filter((box) => box.width > 0 && box.left < innerWidth && box.right > 0)
      .filter((box) => isShown(element.parentElement, box))
  }
  const [next] = elements
    .flatMap(({ element }) => findBoxes(element))
    .filter((box) => box.bottom + scrollY > from)
    .sort((one, other) => one.top - other.top)
  if (next === undefined) return undefined
  if (next.top < 0 || next.bottom > innerHeight) {
    const top = Math.max(next.top + scrollY, from - innerHeight / 2) - innerHeight * HEADER_SHARE
    scrollTo({ top, behavior: 'instant' })
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  }
  for (const animation of document.getAnimations()) {
    if (animation instanceof CSSTransition) animation.finish()
  }
  const bottom = scrollY + innerHeight
  if (bottom <= from) return undefined
  const texts = elements.flatMap(({ name, element }): DrawnText[] => {
    const boxes = findBoxes(element)
      .filter((box) => box.top >= 0 && box.bottom <= innerHeight && !isCovered(element, box))
      .map(({ left, top, right, bottom }) => ({
        left: Math.max(left, 0),
        top,
        right: Math.min(right, innerWidth),
        bottom,
      }))
    if (boxes.length === 0) return []
    const isPlaceholder = element instanceof HTMLInputElement && element.value === ''
    const style = getComputedStyle(element, isPlaceholder ? '::placeholder' : null)
    const { color, fontSize, fontWeight, webkitTextStrokeColor, webkitTextStrokeWidth } = style
    const fill = parse(color)
    const stroke =
      Number.parseFloat(webkitTextStrokeWidth) > 0 ? parse(webkitTextStrokeColor) : undefined
    const isHollow = stroke !== undefined && fill[3] === 0
    const size = Number.parseFloat(fontSize)
    const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700)
    const [red = 0, green = 0, blue = 0, alpha = 1] = isHollow ? stroke : fill
    const shown = [red, green, blue, alpha * opacityOf(element)]
    const outline = isHollow ? undefined : stroke
    return [{ name, color: shown, outline, minimum: isLarge ? 3 : 4.5, boxes }]
  })
  return { bottom, texts }
}
