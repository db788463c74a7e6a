import { badRequest } from '../errors'
import { MAX_OUTPUT_PIXELS, MAX_SIDE, type ImageParams } from './image-params'

/** Above it the middle is shown: looking for the entropy would take too much memory. */
const MAX_COVER_PIXELS = 80_000_000

interface Size {
  readonly width: number
  readonly height: number
}

interface Region extends Size {
  readonly left: number
  readonly top: number
}

/** What to cut out of the picture, to which size, and what to put around it. In whole pixels. */
export interface Geometry {
  /** In pixels of the source. */
  readonly region: Region
  readonly size: Size
  /** The part of the region that is shown is left to its entropy; otherwise all of it is. */
  readonly byEntropy: boolean
  /** Width of the border on each side. */
  readonly border: { left: number; top: number; right: number; bottom: number }
}

type Sides = Partial<Size>

/**
 * Plans a transform: `rect` first, then the size by `w`, `h`, `dpr`, `fit`, `crop`, the focal point
 * and the least and most sides, then `pad`.
 * @param source size of the picture as it is shown
 * @throws PlainError 400 when `rect` lies outside of the picture, or when the result would be larger
 * than this server makes
 */
export function planGeometry(source: Size, params: ImageParams): Geometry {
  const plan = unboundedPlan(source, params)
  const { width, height } = sizeWithBorder(plan)
  if (width > MAX_SIDE || height > MAX_SIDE || width * height > MAX_OUTPUT_PIXELS) {
    throw badRequest(
      `The picture would be ${width} by ${height} pixels: at most ${MAX_SIDE} a side and ` +
        `${MAX_OUTPUT_PIXELS / 1_000_000} million in all are made`,
    )
  }
  return plan
}

/** The size of the result, before it is turned. */
export function sizeWithBorder({ size, border }: Geometry): Size {
  return {
    width: size.width + border.left + border.right,
    height: size.height + border.top + border.bottom,
  }
}

function unboundedPlan(source: Size, params: ImageParams): Geometry {
  const { fit = 'clip' } = params
  const base = rectWithin(source, params)
  const box = boundedBox(params)
  const { width, height } = box
  const plan = { region: base, byEntropy: false, border: padding(params) }

  if (width === undefined || height === undefined || fit === 'clip' || fit === 'max') {
    const noLarger = fit === 'max' || fit === 'fillmax' || fit === 'min'
    return { ...plan, size: boundedSize(fitInside(base, box, noLarger ? 1 : Infinity), params) }
  }
  const full = { width, height }
  switch (fit) {
    case 'scale':
      return { ...plan, size: whole(full) }
    case 'fill':
    case 'fillmax': {
      const size = whole(fitInside(base, full, fit === 'fillmax' ? 1 : Infinity))
      return { ...plan, size, border: addCanvas(plan.border, size, whole(full)) }
    }
    case 'crop':
    case 'min': {
      const window = windowOf(base, full, params)
      const shrink = fit === 'min' ? Math.min(1, window.width / width, window.height / height) : 1
      const size = whole({ width: width * shrink, height: height * shrink })
      const byEntropy = asksEntropy(params) && coverPixels(base, size) <= MAX_COVER_PIXELS
      return { ...plan, region: byEntropy ? base : window, size, byEntropy }
    }
  }
}

function asksEntropy({ crop }: ImageParams) {
  return crop?.includes('entropy') ?? false
}

/** Pixels of the whole region when it is made large enough to cover the size. */
function coverPixels(base: Size, { width, height }: Size) {
  const scale = Math.max(width / base.width, height / base.height)
  return base.width * base.height * scale ** 2
}

function rectWithin({ width, height }: Size, { rect }: ImageParams): Region {
  if (rect === undefined) return { left: 0, top: 0, width, height }
  if (rect.left >= width || rect.top >= height) {
    throw badRequest('Image parameter "rect": lies outside of the picture')
  }
  return {
    left: rect.left,
    top: rect.top,
    width: Math.min(rect.width, width - rect.left),
    height: Math.min(rect.height, height - rect.top),
  }
}

/** The sides asked for, in pixels of the result, between the least and the most asked for. */
function boundedBox(params: ImageParams): Sides {
  const { w, h, dpr = 1 } = params
  const side = (name: string, value: number) => {
    if (value * dpr <= MAX_SIDE) return value * dpr
    throw badRequest(`Image parameter "${name}": times "dpr" it is more than ${MAX_SIDE}`)
  }
  return {
    ...(w !== undefined && { width: side('w', clamp(w, params['min-w'], params['max-w'])) }),
    ...(h !== undefined && { height: side('h', clamp(h, params['min-h'], params['max-h'])) }),
  }
}

/** The same proportions within the box; a side that is not given does not bound. */
function fitInside(base: Size, { width, height }: Sides, mostScale: number): Size {
  const across = width === undefined ? Infinity : width / base.width
  const down = height === undefined ? Infinity : height / base.height
  const asked = Math.min(across, down)
  const scale = Math.min(asked === Infinity ? 1 : asked, mostScale)
  return { width: base.width * scale, height: base.height * scale }
}

/**
 * A size with free sides, brought between the least and the most sides in its proportions, and no
 * larger than is made: who asks for one side only cannot know the other.
 */
function boundedSize(size: Size, params: ImageParams): Size {
  const { dpr = 1 } = params
  const most = Math.min(
    1,
    ((params['max-w'] ?? Infinity) * dpr) / size.width,
    ((params['max-h'] ?? Infinity) * dpr) / size.height,
  )
  const least = Math.max(
    most,
    ((params['min-w'] ?? 0) * dpr) / size.width,
    ((params['min-h'] ?? 0) * dpr) / size.height,
  )
  const scale = Math.min(
    least,
    MAX_SIDE / size.width,
    MAX_SIDE / size.height,
    // Rounding adds up to half a pixel to each side.
    Math.sqrt((MAX_OUTPUT_PIXELS - MAX_SIDE * 2) / size.width / size.height),
  )
  return whole({ width: size.width * scale, height: size.height * scale })
}

/** The largest part of the region with the proportions of the target, where the caller wants it. */
function windowOf(base: Region, target: Size, params: ImageParams): Region {
  const scale = Math.min(base.width / target.width, base.height / target.height)
  const { width, height } = whole({ width: target.width * scale, height: target.height * scale })
  const words = params.crop ?? []
  const byFocus =
    words.includes('focalpoint') ||
    (words.length === 0 && (params['fp-x'] !== undefined || params['fp-y'] !== undefined))
  const place = (free: number, length: number, whole: number, focus: number, words: Ends) => {
    if (byFocus) return clamp(Math.round(focus * whole - length / 2), 0, free)
    return words.start ? 0 : words.end ? free : Math.round(free / 2)
  }
  const across = { start: words.includes('left'), end: words.includes('right') }
  const down = { start: words.includes('top'), end: words.includes('bottom') }
  const [focusX, focusY] = [params['fp-x'] ?? 0.5, params['fp-y'] ?? 0.5]
  return {
    left: base.left + place(base.width - width, width, base.width, focusX, across),
    top: base.top + place(base.height - height, height, base.height, focusY, down),
    width,
    height,
  }
}

interface Ends {
  readonly start: boolean
  readonly end: boolean
}

function padding({ pad = 0, dpr = 1 }: ImageParams): Geometry['border'] {
  const width = Math.round(pad * dpr)
  return { left: width, top: width, right: width, bottom: width }
}

function addCanvas(border: Geometry['border'], inner: Size, canvas: Size): Geometry['border'] {
  const left = Math.floor((canvas.width - inner.width) / 2)
  const top = Math.floor((canvas.height - inner.height) / 2)
  return {
    left: border.left + left,
    top: border.top + top,
    right: border.right + canvas.width - inner.width - left,
    bottom: border.bottom + canvas.height - inner.height - top,
  }
}

function whole({ width, height }: Size): Size {
  return { width: Math.max(1, Math.round(width)), height: Math.max(1, Math.round(height)) }
}

function clamp(value: number, least = -Infinity, most = Infinity) {
  return Math.max(least, Math.min(value, most))
}
