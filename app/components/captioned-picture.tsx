import type { ComponentProps } from 'react'
import { hasPicture, Picture } from './picture'
import './captioned-picture.css'

/** A picture, and its caption below. */
export function CaptionedPicture(props: ComponentProps<typeof Picture>) {
  const { picture } = props
  if (!hasPicture(picture) || !picture.caption) return <Picture {...props} />
  return (
    <figure className="captioned-picture stack">
      <Picture {...props} />
      <figcaption className="small">{picture.caption}</figcaption>
    </figure>
  )
}
