import { imageWidths } from './image-widths'

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
  /** Its most frequent colour; null for a cut-out, behind which nothing may show. */
  color?: string | null | undefined
  crop?: Frame | null | undefined
  hotspot?: Point | null | undefined
  alt?: string | null | undefined
  caption?: string | null | undefined
}

/** Of 100. At the densities of phones nobody sees a difference to 75, which weighs a third more. */
const QUALITY = 60

/** Addresses of one picture at the sizes a page needs. Sizes are in CSS pixels. */
export interface PictureUrls {
  src: string
  /** Absent for formats that are served as they are. */
  srcSet: string | undefined
  width: number
  height: number
}

/**
 * Addresses of a picture, cut to the editor's crop and, with an aspect ratio, around the hotspot.
 * @param sizes how wide the picture is shown, as in the `sizes` attribute, see image-widths.ts
 * @param aspect width divided by height; absent: the ratio of the cropped picture
 * @returns undefined when the reference is broken or names no picture
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
  const cut = cutOf(asset, picture, aspect)
  const ratio = aspect ?? cut.width / cut.height
  const largest = Math.max(1, Math.min(cut.width, 2048))
  const urlAt = (width: number) =>
    `${file}?${rectOf(cut, asset)}w=${width}&q=${QUALITY}&auto=format`
  const widths = imageWidths(sizes, largest)
  return {
    // What a crawler that knows no srcset gets.
    src: urlAt(widths.at(-1) ?? largest),
    srcSet: widths.map((width) => `${urlAt(width)} ${width}w`).join(', '),
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
  const rect = rectOf(cutOf(asset, picture, width / height), asset)
  return `${fileUrl(asset, source)}?${rect}w=${width}&h=${height}&fit=crop&fm=jpg`
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
  return asset === undefined ? undefined : fileUrl(asset, source)
}

function fileUrl(asset: Asset, { baseUrl, projectId, dataset }: ImageSource): string {
  const { id, width, height, format } = asset
  return `${baseUrl}/images/${projectId}/${dataset}/${id}-${width}x${height}.${format}`
}

interface Asset {
  /** SHA-1 of its bytes. */
  id: string
  width: number
  height: number
  format: string
}

/** The id of an image asset holds its size: `image-{sha1}-{width}x{height}-{format}`. */
function parseAssetId(assetId: string | null): Asset | undefined {
  const match = /^image-([^-]+)-(\d+)x(\d+)-([a-z]+)$/.exec(assetId ?? '')
  if (match === null) return undefined
  const [, id = '', width, height, format = ''] = match
  return { id, width: Number(width), height: Number(height), format }
}

/** In pixels of the picture as it was uploaded. */
interface Rect {
  left: number
  top: number
  width: number
  height: number
}

/** The largest part of the editor's crop that has the ratio, as near to the hotspot as it fits. */
function cutOf(asset: Asset, { crop, hotspot }: PictureData, ratio?: number): Rect {
  const left = Math.round(asset.width * (crop?.left ?? 0))
  const top = Math.round(asset.height * (crop?.top ?? 0))
  const width = Math.round(asset.width * (1 - (crop?.right ?? 0))) - left
  const height = Math.round(asset.height * (1 - (crop?.bottom ?? 0))) - top
  if (ratio === undefined) return { left, top, width, height }
  const cutWidth = Math.min(width, Math.round(height * ratio))
  const cutHeight = Math.min(height, Math.round(width / ratio))
  return {
    left: startOf((hotspot?.x ?? 0.5) * asset.width, cutWidth, left, width),
    top: startOf((hotspot?.y ?? 0.5) * asset.height, cutHeight, top, height),
    width: cutWidth,
    height: cutHeight,
  }
}

/** Where a cut of this length starts to have its middle at a point, without leaving the crop. */
function startOf(middle: number, length: number, cropStart: number, cropLength: number): number {
  const start = Math.round(middle - length / 2)
  return Math.max(cropStart, Math.min(start, cropStart + cropLength - length))
}

/** The parameter that cuts; empty for a picture that is shown whole. */
function rectOf({ left, top, width, height }: Rect, asset: Asset): string {
  const isWhole = width === asset.width && height === asset.height
  return isWhole ? '' : `rect=${left},${top},${width},${height}&`
}
