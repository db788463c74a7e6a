import { memo, useId, useMemo } from 'react'
import { drawPoster } from '~/lib/poster/draw-poster'
import type { Drawing } from '~/lib/poster/shapes'
import { toSvgContent } from '~/lib/poster/svg-file'
import { isRequired, mapTyped } from './fields/check-fields'
import {
  groundOf,
  inksOf,
  type InkSet,
  type PosterPageContent,
  rowsOf,
  type Template,
} from './poster-of'

interface TemplateSketchProps {
  template: Template
  inks: InkSet | undefined
  examples: PosterPageContent['examples']
}

/** The layout of a template with bars in place of letters. */
export function TemplateSketch({ template, inks, examples }: TemplateSketchProps) {
  const drawing = useMemo(() => {
    const words = mapTyped((field) => (isRequired(field) ? (examples?.[field] ?? '') : ''))
    return drawPoster({
      format: 'sheet',
      ground: groundOf(template),
      rows: rowsOf(template, words),
      inks: inksOf(inks),
      number: words.number,
      qr: undefined,
      qrText: '',
      isSketch: true,
    })
  }, [template, inks, examples])
  return <PosterPicture drawing={drawing} />
}

/** The colours of a set of inks, side by side. */
export function InkSample({ inks }: { inks: InkSet }) {
  const { paper, ink, accents } = inksOf(inks)
  return (
    <span className="poster-inks" aria-hidden="true">
      {[paper, ink, ...accents].map((colour, index) => (
        <span key={index} style={{ background: colour }} />
      ))}
    </span>
  )
}

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
