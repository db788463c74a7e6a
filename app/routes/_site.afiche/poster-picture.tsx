import { memo, useId } from 'react'
import type { Drawing } from '~/lib/poster/shapes'
import { toSvgContent } from '~/lib/poster/svg-file'

interface PosterPictureProps {
  drawing: Drawing
  /** Accessible text; without it the picture is decorative. */
  label?: string
}

/** A drawing as SVG. */
export const PosterPicture = memo(function PosterPicture({ drawing, label }: PosterPictureProps) {
  const { width, height } = drawing
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      // Excluded from recordings: it shows what a visitor types (ANA-04).
      data-private=""
      dangerouslySetInnerHTML={{ __html: toSvgContent(drawing, useId()) }}
    />
  )
})
