import { type PictureData, pictureUrls } from '~/sanity/image-url'
import { pictureMark } from './editable'
import { useImageSource } from './image-source'

/**
 * When the browser fetches a picture: `first` is the largest one above the fold and has high
 * priority; `eager` is another one above the fold; `lazy` waits until it is near the viewport.
 */
type Loading = 'first' | 'eager' | 'lazy'

interface PictureProps {
  picture: PictureData | null | undefined
  /** Displayed width: a `sizes` attribute in the syntax that image-widths.ts parses. */
  sizes: string
  /** Width divided by height; crops the picture around its hotspot. */
  aspect?: number
  className?: string
  loading?: Loading
  /** True when adjacent text says the same, or the page repeats the picture. */
  decorative?: boolean
}

/**
 * Attributes that make the browser fetch a picture first. React 18 supports `fetchpriority` only in
 * lower case.
 */
export const firstPicture = { loading: 'eager', fetchpriority: 'high' } as const

const loadingAttributes = {
  first: firstPicture,
  eager: { loading: 'eager' },
  lazy: { loading: 'lazy' },
} as const

/** A responsive picture from the dataset; null without an asset (CMS-08). */
export function Picture(props: PictureProps) {
  const { picture, sizes, aspect, className, loading = 'lazy', decorative = false } = props
  const source = useImageSource()
  if (!picture || source === undefined) return null
  const urls = pictureUrls(picture, source, sizes, aspect)
  if (urls === undefined) return null
  return (
    <img
      {...loadingAttributes[loading]}
      {...pictureMark(picture)}
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

/** True when the picture has an asset. */
export function hasPicture<Data extends PictureData>(
  picture: Data | null | undefined,
): picture is Data & { assetId: string } {
  return typeof picture?.assetId === 'string'
}

/** Shows the picture's dominant colour until it loads (FAST-02). */
function placeholder({ color }: PictureData) {
  return color?.startsWith('#') ? { backgroundColor: color } : undefined
}
