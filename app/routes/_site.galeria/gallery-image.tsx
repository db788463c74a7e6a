import { useEffect, useRef, useState } from 'react'
import { pictureMark } from '~/components/editable'
import { useImageSource } from '~/components/image-source'
import { firstPicture } from '~/components/picture'
import { warn } from '~/lib/browser/console-warning'
import { pictureUrls } from '~/sanity/image-url'
import type { GalleryFile } from './gallery-files'

const SIZES = '(min-width: 96rem) 26.5rem, (min-width: 64rem) 29vw, (min-width: 40rem) 44vw, 90vw'

/** The gallery waits for all pictures, so none loads lazily; the first has priority. */
const laterPicture = { fetchpriority: 'low' }

interface GalleryImageProps {
  file: GalleryFile
  /** True for the picture with priority. */
  isFirst: boolean
  brokenLabel: string | null | undefined
  /** Called once when the picture has loaded or failed. */
  onSettled: (id: string) => void
}

/** A picture of the gallery, or a placeholder when it cannot load (GAL-02). */
export function GalleryImage({ file, isFirst, brokenLabel, onSettled }: GalleryImageProps) {
  const source = useImageSource()
  const image = useRef<HTMLImageElement>(null)
  const [broken, setBroken] = useState(false)
  const { id, name, address, picture } = file
  const urls = picture && source ? pictureUrls(picture, source, SIZES) : undefined
  const src = urls?.src ?? address
  const shown = src !== undefined && !broken

  useEffect(() => {
    const settle = () => onSettled(id)
    if (image.current === null) settle()
    else {
      image.current.decode().then(settle, () => {
        warn('gallery.imageFailed', { item: id })
        setBroken(true)
      })
    }
  }, [shown, id, onSettled])

  if (!shown) return <p className="gallery-image-broken">{brokenLabel}</p>
  return (
    <img
      ref={image}
      {...(isFirst ? firstPicture : laterPicture)}
      {...(picture && pictureMark(picture))}
      className="gallery-image"
      sizes={urls?.srcSet === undefined ? undefined : SIZES}
      srcSet={urls?.srcSet}
      src={src}
      width={urls?.width}
      height={urls?.height}
      alt={picture?.alt ?? name}
    />
  )
}
