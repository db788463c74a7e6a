import type { MouseEvent } from 'react'
import { useImageSource } from '~/components/image-source'
import { Picture } from '~/components/picture'
import { type PictureData, pictureUrls } from '~/sanity/image-url'

/** Displayed width of a screenshot in the viewer. */
export const LARGE = '(min-width: 48rem) 26rem, 82vw'

interface ScreenLinkProps {
  picture: PictureData
  sizes: string
  /** What the link does, after the alternative text. */
  label: string | null | undefined
  /** Undefined without texts for the viewer: the browser then opens the picture. */
  onOpen: ((href: string) => void) | undefined
}

/** A screenshot that opens large: in the viewer, or without scripts as a picture of its own. */
export function ScreenLink({ picture, sizes, label, onOpen }: ScreenLinkProps) {
  const source = useImageSource()
  const large = source && pictureUrls(picture, source, LARGE)?.src
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey
    if (onOpen === undefined || !isPlain) return
    event.preventDefault()
    // Some browsers do not focus a clicked link; the dialog returns the focus here.
    event.currentTarget.focus({ preventScroll: true })
    onOpen(event.currentTarget.href)
  }
  return (
    <a href={large} className="screenshot-link" onClick={onClick}>
      <Picture picture={picture} sizes={sizes} />
      {label ? <span className="visually-hidden">{label}</span> : null}
    </a>
  )
}
