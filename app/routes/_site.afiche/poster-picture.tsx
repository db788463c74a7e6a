import { memo, useId } from 'react'
import { compactPath } from '~/lib/poster/compact-path'
import type { Drawing, Fill, Fountain } from '~/lib/poster/shapes'

interface PosterPictureProps {
  drawing: Drawing
  /** Accessible text; without it the picture is decorative. */
  label?: string
}

/** A drawing as SVG. */
export const PosterPicture = memo(function PosterPicture({ drawing, label }: PosterPictureProps) {
  const id = useId()
  const { width, height, shapes } = drawing
  const fountains = shapes.flatMap(({ fill }) => (typeof fill === 'string' ? [] : [fill]))
  const colourOf = (fill: Fill) =>
    typeof fill === 'string' ? fill : `url(#${id}${fountains.indexOf(fill)})`
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      // Excluded from recordings: it shows what a visitor types (ANA-04).
      data-private=""
    >
      {fountains.length > 0 ? (
        <defs>
          {fountains.map((fountain, index) => (
            <FountainGradient key={index} id={`${id}${index}`} fountain={fountain} />
          ))}
        </defs>
      ) : null}
      {shapes.map(({ path, fill }, index) => (
        <path key={index} d={compactPath(path)} fill={colourOf(fill)} />
      ))}
    </svg>
  )
})

function FountainGradient({ id, fountain }: { id: string; fountain: Fountain }) {
  const { colours, from, to } = fountain
  const [x1, y1] = from
  const [x2, y2] = to
  return (
    <linearGradient id={id} gradientUnits="userSpaceOnUse" {...{ x1, y1, x2, y2 }}>
      {colours.map((colour, index) => (
        <stop key={index} offset={index / (colours.length - 1)} stopColor={colour} />
      ))}
    </linearGradient>
  )
}
