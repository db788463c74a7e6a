import { type PictureData, pictureUrls } from '~/sanity/image-url'
import { useImageSource } from './image-source'

/**
 * When a picture is fetched: `first` is the largest of the first view and goes before everything
 * else, `eager` is another one of the first view, and any other waits until it is near.
 */
type Loading = 'first' | 'eager' | 'lazy'

interface PictureProps {
  picture: PictureData | null | undefined
  /** How wide the picture is shown: a `sizes` attribute as image-widths.ts reads it. */
  sizes: string
  /** Width divided by height, to cut the picture around its hotspot. */
  aspect?: number
  className?: string
  loading?: Loading
  /** True where the words beside it say the same, or it is shown a second time. */
  decorative?: boolean
}

/**
 * What makes a picture go before everything else. React 18 knows `fetchpriority` by its HTML name
 * alone.
 */
export const firstPicture = { loading: 'eager', fetchpriority: 'high' } as const

const loadingAttributes = {
  first: firstPicture,
  eager: { loading: 'eager' },
  lazy: { loading: 'lazy', decoding: 'async' },
} as const

/** A picture of the dataset at the sizes a page needs; nothing when it is missing (CMS-08). */
export function Picture(props: PictureProps) {
  const { picture, sizes, aspect, className, loading = 'lazy', decorative = false } = props
  const source = useImageSource()
  if (!picture || source === undefined) return null
  const urls = pictureUrls(picture, source, sizes, aspect)
  if (urls === undefined) return null
  return (
    <img
      {...loadingAttributes[loading]}
      className={className}
      sizes={urls.srcSet === undefined ? undefined : sizes}
      srcSet={urls.srcSet}
      src={urls.src}
      width={urls.width}
      height={urls.height}
      alt={decorative ? '' : (picture.alt ?? '')}
      style={placeholder(picture)}
    />
  )
}

/** True when the reference leads to a picture that can be shown. */
export function hasPicture<Data extends PictureData>(
  picture: Data | null | undefined,
): picture is Data & { assetId: string } {
  return typeof picture?.assetId === 'string'
}

/** The picture's main colour stands in its place until it arrives (FAST-02). */
function placeholder({ color }: PictureData) {
  return color?.startsWith('#') ? { backgroundColor: color } : undefined
}
