import { badRequest } from '../errors'
import { MAX_OUTPUT_PIXELS, MAX_SIDE, type ImageParams } from './image-params'

interface Size {
  readonly width: number
  readonly height: number
}

interface Region extends Size {
  readonly left: number
  readonly top: number
}

/** Crop and size of a transform, in integer pixels. */
export interface Geometry {
  /** What to crop, in pixels of the source. */
  readonly region: Region
  readonly size: Size
}

type Sides = Partial<Size>

/**
 * Plans a transform: first `rect`, then the size by `w`, `h`, `dpr`, `fit`, `crop` and focal point.
 * @param source size of the picture, with its orientation applied
 * @throws PlainError 400 if `rect` is outside the picture or the result too large
 */
export function planGeometry(source: Size, params: ImageParams): Geometry {
  const plan = unboundedPlan(source, params)
  const { width, height } = plan.size
  if (width > MAX_SIDE || height > MAX_SIDE || width * height > MAX_OUTPUT_PIXELS) {
    throw badRequest(
      `The picture would be ${width} by ${height} pixels: at most ${MAX_SIDE} a side and ` +
        `${MAX_OUTPUT_PIXELS / 1_000_000} million in all are made`,
    )
  }
  return plan
}

/** @returns the number of pixels of the result */
export const countPixels = ({ size: { width, height } }: Geometry): number => width * height

function unboundedPlan(source: Size, params: ImageParams): Geometry {
  const { fit = 'clip' } = params
  const region = rectWithin(source, params)
  const box = requestedBox(params)
  const { width, height } = box
  if (width === undefined || height === undefined || fit === 'clip' || fit === 'max') {
    const noLarger = fit === 'max' || fit === 'min'
    return { region, size: limitedSize(fitInside(region, box, noLarger ? 1 : Infinity)) }
  }
  if (fit === 'scale') return { region, size: roundSize({ width, height }) }
  const window = cropWindow(region, { width, height }, params)
  const shrink = fit === 'min' ? Math.min(1, window.width / width, window.height / height) : 1
  return { region: window, size: roundSize({ width: width * shrink, height: height * shrink }) }
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

/** The requested sides in pixels of the result. */
function requestedBox({ w, h, dpr = 1 }: ImageParams): Sides {
  const side = (name: string, value: number) => {
    if (value * dpr <= MAX_SIDE) return value * dpr
    throw badRequest(`Image parameter "${name}": times "dpr" it is more than ${MAX_SIDE}`)
  }
  return {
    ...(w !== undefined && { width: side('w', w) }),
    ...(h !== undefined && { height: side('h', h) }),
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
 * Shrinks a size to the largest allowed result. A caller that requests one side cannot know the other,
 * so this is no error.
 */
function limitedSize({ width, height }: Size): Size {
  const scale = Math.min(
    1,
    MAX_SIDE / width,
    MAX_SIDE / height,
    // Rounding adds up to half a pixel a side.
    Math.sqrt((MAX_OUTPUT_PIXELS - MAX_SIDE * 2) / width / height),
  )
  return roundSize({ width: width * scale, height: height * scale })
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

function roundSize({ width, height }: Size): Size {
  return { width: Math.max(1, Math.round(width)), height: Math.max(1, Math.round(height)) }
}

function clamp(value: number, min: number, max: number) {
  return Math.max(min, Math.min(value, max))
}
