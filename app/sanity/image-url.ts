import { createImageUrlBuilder } from '@sanity/image-url'

/** Where the pictures of a dataset are served. */
export interface ImageSource {
  /** `/lake` for the embedded lake, `https://cdn.sanity.io` for the hosted service. */
  baseUrl: string
  projectId: string
  dataset: string
}

interface Frame {
  top?: number | null | undefined
  bottom?: number | null | undefined
  left?: number | null | undefined
  right?: number | null | undefined
}

interface Point {
  x?: number | null | undefined
  y?: number | null | undefined
}

/** A picture of the dataset, as `pictureFields` asks for it. Fractions are of width and height. */
export interface PictureData {
  assetId: string | null
  lqip?: string | null | undefined
  isOpaque?: boolean | null | undefined
  crop?: Frame | null | undefined
  hotspot?: Point | null | undefined
  alt?: string | null | undefined
  caption?: string | null | undefined
}

/** Addresses of one picture at the sizes a page needs. Sizes are in CSS pixels. */
export interface PictureUrls {
  src: string
  /** Absent for formats that are served as they are. */
  srcSet: string | undefined
  width: number
  height: number
}

/** Widths offered to the browser. */
const WIDTHS = [320, 480, 640, 960, 1280, 1920]
/** What a browser without srcset gets. */
const FALLBACK_WIDTH = 960

/**
 * Addresses of a picture, cut to the editor's crop and, with an aspect ratio, around the hotspot.
 * @param aspect width divided by height; absent: the ratio of the cropped picture
 * @returns undefined when the reference is broken or names no picture
 */
export function pictureUrls(
  picture: PictureData,
  source: ImageSource,
  aspect?: number,
): PictureUrls | undefined {
  const asset = parseAssetId(picture.assetId)
  if (asset === undefined) return undefined
  const crop = fullFrame(picture.crop)
  const ratio = aspect ?? croppedRatio(asset, crop)
  const largest = largestWidth(asset, crop, ratio)
  const base = cutOf(picture, asset, source)
  if (asset.format === 'svg' || asset.format === 'gif') {
    return { src: base.url(), srcSet: undefined, width: asset.width, height: asset.height }
  }
  const urlAt = (width: number) => {
    const sized = base.width(width).auto('format')
    return (
      aspect === undefined ? sized : sized.height(Math.round(width / ratio)).fit('crop')
    ).url()
  }
  const widths = WIDTHS.filter((width) => width < largest)
  return {
    src: urlAt(Math.min(FALLBACK_WIDTH, largest)),
    srcSet: [...widths, largest].map((width) => `${urlAt(width)} ${width}w`).join(', '),
    width: largest,
    height: Math.round(largest / ratio),
  }
}

/**
 * Address of a picture cut to one size around its hotspot, as JPEG: what every reader of a link's
 * preview understands.
 * @param size in pixels
 * @returns undefined when the reference is broken, or leads to a drawing that has no pixels
 */
export function jpegUrl(
  picture: PictureData,
  source: ImageSource,
  size: { width: number; height: number },
): string | undefined {
  const asset = parseAssetId(picture.assetId)
  if (asset === undefined || asset.format === 'svg') return undefined
  const { width, height } = size
  return cutOf(picture, asset, source).size(width, height).fit('crop').format('jpg').url()
}

/**
 * Address of a picture's own file, whole and as it was uploaded.
 * @returns undefined when the reference is broken or names no picture
 */
export function originalUrl(
  assetId: string | null | undefined,
  source: ImageSource,
): string | undefined {
  const asset = parseAssetId(assetId ?? null)
  return asset === undefined ? undefined : createImageUrlBuilder(source).image(asset.id).url()
}

function cutOf({ crop, hotspot }: PictureData, asset: Asset, source: ImageSource) {
  return createImageUrlBuilder(source).image({
    asset: { _ref: asset.id },
    crop: fullFrame(crop),
    hotspot: { ...fullPoint(hotspot), width: 1, height: 1 },
  })
}

interface Asset {
  id: string
  width: number
  height: number
  format: string
}

/** The id of an image asset holds its size: `image-{sha1}-{width}x{height}-{format}`. */
function parseAssetId(id: string | null): Asset | undefined {
  const match = /^image-[^-]+-(\d+)x(\d+)-([a-z]+)$/.exec(id ?? '')
  if (match === null) return undefined
  const [found, width, height, format = ''] = match
  return { id: found, width: Number(width), height: Number(height), format }
}

function fullFrame(crop: Frame | null | undefined) {
  return {
    top: crop?.top ?? 0,
    bottom: crop?.bottom ?? 0,
    left: crop?.left ?? 0,
    right: crop?.right ?? 0,
  }
}

function fullPoint(point: Point | null | undefined) {
  return { x: point?.x ?? 0.5, y: point?.y ?? 0.5 }
}

type FullFrame = ReturnType<typeof fullFrame>

function croppedSize({ width, height }: Asset, crop: FullFrame) {
  return {
    width: width * (1 - crop.left - crop.right),
    height: height * (1 - crop.top - crop.bottom),
  }
}

function croppedRatio(asset: Asset, crop: FullFrame): number {
  const { width, height } = croppedSize(asset, crop)
  return width / height
}

/** The widest cut of the given ratio that needs no enlarging. */
function largestWidth(asset: Asset, crop: FullFrame, ratio: number): number {
  const { width, height } = croppedSize(asset, crop)
  return Math.max(1, Math.min(Math.floor(width), Math.floor(height * ratio), 2048))
}
