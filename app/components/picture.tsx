import type { CSSProperties } from 'react'
import { type PictureData, pictureUrls } from '~/sanity/image-url'
import { useImageSource } from './image-source'

interface PictureProps {
  picture: PictureData | null | undefined
  /** How wide the picture is shown, as in the `sizes` attribute. */
  sizes: string
  /** Width divided by height, to cut the picture around its hotspot. */
  aspect?: number
  className?: string
  /** True for a picture of the first view: it is not put off. */
  eager?: boolean
  /** True where the words beside it say the same, or it is shown a second time. */
  decorative?: boolean
}

/** A picture of the dataset at the sizes a page needs; nothing when it is missing (CMS-08). */
export function Picture(props: PictureProps) {
  const { picture, sizes, aspect, className, eager = false, decorative = false } = props
  const source = useImageSource()
  if (!picture || source === undefined) return null
  const urls = pictureUrls(picture, source, aspect)
  if (urls === undefined) return null
  return (
    <img
      {...(className === undefined ? {} : { className })}
      src={urls.src}
      srcSet={urls.srcSet}
      sizes={urls.srcSet === undefined ? undefined : sizes}
      width={urls.width}
      height={urls.height}
      alt={decorative ? '' : (picture.alt ?? '')}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      style={decorative ? undefined : placeholder(picture)}
    />
  )
}

/** True when the reference leads to a picture that can be shown. */
export function hasPicture<Data extends PictureData>(
  picture: Data | null | undefined,
): picture is Data & { assetId: string } {
  return typeof picture?.assetId === 'string'
}

/** The low-quality picture stands behind until the real one covers it; never behind a cut-out. */
function placeholder({ lqip, isOpaque }: PictureData): CSSProperties | undefined {
  if (!lqip?.startsWith('data:image/') || isOpaque === false) return undefined
  return { background: `center / cover no-repeat url("${lqip}")` }
}
