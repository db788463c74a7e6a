import { imageWidths } from './image-widths'

/** Where the images of a dataset are served. */
export interface ImageSource {
  /** `/lake` for the embedded lake, `https://cdn.sanity.io` for the hosted service. */
  baseUrl: string
  projectId: string
  dataset: string
}

interface Crop {
  top?: number | null | undefined
  bottom?: number | null | undefined
  left?: number | null | undefined
  right?: number | null | undefined
}

interface Point {
  x?: number | null | undefined
  y?: number | null | undefined
}

/** An image as `pictureFields` selects it. Crop and hotspot are fractions of width and height. */
export interface PictureData {
  assetId: string | null
  /** Dominant colour, as placeholder; null for an image with transparency. */
  color?: string | null | undefined
  crop?: Crop | null | undefined
  hotspot?: Point | null | undefined
  alt?: string | null | undefined
  caption?: string | null | undefined
}

/** From 0 to 100. On dense phone screens it looks like 75, whose files are a third larger. */
const QUALITY = 60

/** URLs of one image at the widths that a page needs. Width and height are in pixels. */
export interface PictureUrls {
  src: string
  /** Undefined for formats that are served unchanged (SVG, GIF). */
  srcSet: string | undefined
  width: number
  height: number
}

/**
 * Builds the URLs of an image, cropped by the editor and, with an aspect ratio, around the hotspot.
 * @param sizes displayed width, as in the `sizes` attribute, see image-widths.ts
 * @param aspect width divided by height; default: the ratio of the cropped image
 * @returns undefined if the reference is broken or not an image
 */
export function pictureUrls(
  picture: PictureData,
  source: ImageSource,
  sizes: string,
  aspect?: number,
): PictureUrls | undefined {
  const asset = parseAssetId(picture.assetId)
  if (asset === undefined) return undefined
  const file = fileUrl(asset, source)
  if (asset.format === 'svg' || asset.format === 'gif') {
    return { src: file, srcSet: undefined, width: asset.width, height: asset.height }
  }
  const area = computeArea(asset, picture, aspect)
  const ratio = aspect ?? area.width / area.height
  const largest = Math.max(1, Math.min(area.width, 2048))
  const urlAt = (width: number) =>
    `${file}?${formatRect(area, asset)}w=${width}&q=${QUALITY}&auto=format`
  const widths = imageWidths(sizes, largest)
  return {
    // For clients without srcset support, such as crawlers.
    src: urlAt(widths.at(-1) ?? largest),
    srcSet: widths.map((width) => `${urlAt(width)} ${width}w`).join(', '),
    width: largest,
    height: Math.round(largest / ratio),
  }
}

/**
 * Builds the URL of an image cropped to one size around its hotspot. It is a JPEG, because all
 * consumers of link previews support that.
 * @param size in pixels
 * @returns undefined if the reference is broken or an SVG
 */
export function jpegUrl(
  picture: PictureData,
  source: ImageSource,
  size: { width: number; height: number },
): string | undefined {
  const asset = parseAssetId(picture.assetId)
  if (asset === undefined || asset.format === 'svg') return undefined
  const { width, height } = size
  const rect = formatRect(computeArea(asset, picture, width / height), asset)
  return `${fileUrl(asset, source)}?${rect}w=${width}&h=${height}&fit=crop&fm=jpg`
}

/**
 * Builds the URL of the original, uncropped file.
 * @returns undefined if the reference is broken or not an image
 */
export function originalUrl(
  assetId: string | null | undefined,
  source: ImageSource,
): string | undefined {
  const asset = parseAssetId(assetId ?? null)
  return asset === undefined ? undefined : fileUrl(asset, source)
}

function fileUrl(asset: Asset, { baseUrl, projectId, dataset }: ImageSource): string {
  const { id, width, height, format } = asset
  return `${baseUrl}/images/${projectId}/${dataset}/${id}-${width}x${height}.${format}`
}

interface Asset {
  /** SHA-1 of the file. */
  id: string
  width: number
  height: number
  format: string
}

/** Parses the id of an image asset: `image-{sha1}-{width}x{height}-{format}`. */
function parseAssetId(assetId: string | null): Asset | undefined {
  const match = /^image-([^-]+)-(\d+)x(\d+)-([a-z]+)$/.exec(assetId ?? '')
  if (match === null) return undefined
  const [, id = '', width, height, format = ''] = match
  return { id, width: Number(width), height: Number(height), format }
}

/** In pixels of the original image. */
interface Rect {
  left: number
  top: number
  width: number
  height: number
}

/** The largest area of that ratio inside the editor's crop, as near to the hotspot as possible. */
function computeArea(asset: Asset, { crop, hotspot }: PictureData, ratio?: number): Rect {
  const left = Math.round(asset.width * (crop?.left ?? 0))
  const top = Math.round(asset.height * (crop?.top ?? 0))
  const width = Math.round(asset.width * (1 - (crop?.right ?? 0))) - left
  const height = Math.round(asset.height * (1 - (crop?.bottom ?? 0))) - top
  if (ratio === undefined) return { left, top, width, height }
  const areaWidth = Math.min(width, Math.round(height * ratio))
  const areaHeight = Math.min(height, Math.round(width / ratio))
  return {
    left: centerInCrop((hotspot?.x ?? 0.5) * asset.width, areaWidth, left, width),
    top: centerInCrop((hotspot?.y ?? 0.5) * asset.height, areaHeight, top, height),
    width: areaWidth,
    height: areaHeight,
  }
}

/** The start of a range centred on `middle`, clamped to the crop. */
function centerInCrop(
  middle: number,
  length: number,
  cropStart: number,
  cropLength: number,
): number {
  const start = Math.round(middle - length / 2)
  return Math.max(cropStart, Math.min(start, cropStart + cropLength - length))
}

/** The `rect` URL parameter; empty for an uncropped image. */
function formatRect({ left, top, width, height }: Rect, asset: Asset): string {
  const isUncropped = width === asset.width && height === asset.height
  return isUncropped ? '' : `rect=${left},${top},${width},${height}&`
}
