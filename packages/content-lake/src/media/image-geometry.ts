import { badRequest } from '../errors'
import { MAX_OUTPUT_PIXELS, MAX_SIDE, type ImageParams } from './image-params'

/** Above this, `crop=entropy` crops to the centre: the search would take too much memory. */
const MAX_COVER_PIXELS = 80_000_000

interface Size {
  readonly width: number
  readonly height: number
}

interface Region extends Size {
  readonly left: number
  readonly top: number
}

/** Crop, size and border of a transform, in integer pixels. */
export interface Geometry {
  /** What to crop, in pixels of the source. */
  readonly region: Region
  readonly size: Size
  /** Show the part of the region with the highest entropy, instead of all of it. */
  readonly byEntropy: boolean
  /** Width on each side. */
  readonly border: { left: number; top: number; right: number; bottom: number }
}

type Sides = Partial<Size>

/**
 * Plans a transform: first `rect`, then the size by `w`, `h`, `dpr`, `fit`, `crop`, focal point and
 * minimum and maximum sides, then `pad`.
 * @param source size of the picture, with its orientation applied
 * @throws PlainError 400 if `rect` is outside the picture or the result too large
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

/** The size of the result, before rotation. */
export function sizeWithBorder({ size, border }: Geometry): Size {
  return {
    width: size.width + border.left + border.right,
    height: size.height + border.top + border.bottom,
  }
}

/** @returns the number of pixels of the result */
export function countPixels(geometry: Geometry): number {
  const { width, height } = sizeWithBorder(geometry)
  return width * height
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
      return { ...plan, size: roundSize(full) }
    case 'fill':
    case 'fillmax': {
      const size = roundSize(fitInside(base, full, fit === 'fillmax' ? 1 : Infinity))
      return { ...plan, size, border: addCanvas(plan.border, size, roundSize(full)) }
    }
    case 'crop':
    case 'min': {
      const window = cropWindow(base, full, params)
      const shrink = fit === 'min' ? Math.min(1, window.width / width, window.height / height) : 1
      const size = roundSize({ width: width * shrink, height: height * shrink })
      const byEntropy = requestsEntropy(params) && coverPixels(base, size) <= MAX_COVER_PIXELS
      return { ...plan, region: byEntropy ? base : window, size, byEntropy }
    }
  }
}

function requestsEntropy({ crop }: ImageParams) {
  return crop?.includes('entropy') ?? false
}

/** Pixels of the complete region, scaled to cover the size. */
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

/** The requested sides in pixels of the result, within the requested minimum and maximum. */
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

/** The same proportions within the box; a missing side is no limit. */
function fitInside(base: Size, { width, height }: Sides, maxScale: number): Size {
  const across = width === undefined ? Infinity : width / base.width
  const down = height === undefined ? Infinity : height / base.height
  const requested = Math.min(across, down)
  const scale = Math.min(requested === Infinity ? 1 : requested, maxScale)
  return { width: base.width * scale, height: base.height * scale }
}

/**
 * Scales a size to the requested minimum and maximum sides and the largest allowed result. A caller
 * that requests one side cannot know the other, so this is no error.
 */
function boundedSize(size: Size, params: ImageParams): Size {
  const { dpr = 1 } = params
  const max = Math.min(
    1,
    ((params['max-w'] ?? Infinity) * dpr) / size.width,
    ((params['max-h'] ?? Infinity) * dpr) / size.height,
  )
  const minScale = Math.max(
    max,
    ((params['min-w'] ?? 0) * dpr) / size.width,
    ((params['min-h'] ?? 0) * dpr) / size.height,
  )
  const scale = Math.min(
    minScale,
    MAX_SIDE / size.width,
    MAX_SIDE / size.height,
    // Rounding adds up to half a pixel a side.
    Math.sqrt((MAX_OUTPUT_PIXELS - MAX_SIDE * 2) / size.width / size.height),
  )
  return roundSize({ width: size.width * scale, height: size.height * scale })
}

/** The largest part of the region with the target's proportions, at the requested position. */
function cropWindow(base: Region, target: Size, params: ImageParams): Region {
  const scale = Math.min(base.width / target.width, base.height / target.height)
  const { width, height } = roundSize({
    width: target.width * scale,
    height: target.height * scale,
  })
  const crop = params.crop ?? []
  const byFocus =
    crop.includes('focalpoint') ||
    (crop.length === 0 && (params['fp-x'] !== undefined || params['fp-y'] !== undefined))
  const position = (length: number, available: number, focus: number, edges: Edges) => {
    const free = available - length
    if (byFocus) return clamp(Math.round(focus * available - length / 2), 0, free)
    return edges.start ? 0 : edges.end ? free : Math.round(free / 2)
  }
  const across = { start: crop.includes('left'), end: crop.includes('right') }
  const down = { start: crop.includes('top'), end: crop.includes('bottom') }
  const [focusX, focusY] = [params['fp-x'] ?? 0.5, params['fp-y'] ?? 0.5]
  return {
    left: base.left + position(width, base.width, focusX, across),
    top: base.top + position(height, base.height, focusY, down),
    width,
    height,
  }
}

interface Edges {
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

function roundSize({ width, height }: Size): Size {
  return { width: Math.max(1, Math.round(width)), height: Math.max(1, Math.round(height)) }
}

function clamp(value: number, min = -Infinity, max = Infinity) {
  return Math.max(min, Math.min(value, max))
}
