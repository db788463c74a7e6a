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
 * Plans a transform: first `rect`, then the size by `w`, `h`, `dpr` and `fit`.
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
    return { region, size: limitedSize(fitInside(region, box, fit === 'max' ? 1 : Infinity)) }
  }
  if (fit === 'scale') return { region, size: roundSize({ width, height }) }
  return { region: cropWindow(region, { width, height }), size: roundSize({ width, height }) }
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

/** The largest part in the middle of the region with the target's proportions. */
function cropWindow(base: Region, target: Size): Region {
  const scale = Math.min(base.width / target.width, base.height / target.height)
  const size = roundSize({ width: target.width * scale, height: target.height * scale })
  return {
    left: base.left + Math.round((base.width - size.width) / 2),
    top: base.top + Math.round((base.height - size.height) / 2),
    ...size,
  }
}

function roundSize({ width, height }: Size): Size {
  return { width: Math.max(1, Math.round(width)), height: Math.max(1, Math.round(height)) }
}
