import { useDeferredValue, useMemo, useRef, useState } from 'react'
import { drawPoster } from '~/lib/poster/draw-poster'
import { type Format, formatNames, type Poster } from '~/lib/poster/poster'
import { compose } from './compose'
import { ExportPanel } from './export/export-panel'
import { immediateIssues, typedFields } from './fields/check-fields'
import { Choices } from './fields/choices'
import { TextFields } from './fields/text-fields'
import { useTyped } from './fields/use-typed'
import type { PosterPageContent } from './poster-of'
import { InkSample, PosterPicture, TemplateSketch } from './pictures'

interface PosterMakerProps {
  page: PosterPageContent
  /** Address of the page. */
  address: string
}

/** The form and its live preview (POST-01). Typed text never leaves the browser. */
export function PosterMaker({ page, address: pageAddress }: PosterMakerProps) {
  const form = useRef<HTMLFormElement>(null)
  const values = useTyped(form)
  const [isChecked, setChecked] = useState(false)
  const composition = useMemo(() => compose(page, values), [page, values])
  const { template, inkSet, poster, format, issues, label } = composition

  /** Focuses the first field with an issue; true without any. */
  const check = () => {
    setChecked(true)
    const field = typedFields.find((candidate) => issues[candidate] !== undefined)
    const input = field && form.current?.elements.namedItem(field)
    if (input instanceof HTMLElement) input.focus()
    return field === undefined
  }
  if (template === undefined) return null
  return (
    <div className="wrap poster-maker">
      <figure className="poster-desk" data-format={format}>
        <Preview poster={poster} format={format} label={label} />
      </figure>
      <div className="poster-side">
        <ScriptsText text={page.scriptsText} />
        <form
          ref={form}
          className="poster-form"
          data-needs-scripts=""
          aria-label={page.fields?.form ?? undefined}
          onSubmit={(event) => event.preventDefault()}
        >
          <TextFields page={page} issues={isChecked ? issues : immediateIssues(issues)} />
          <Choices
            name="template"
            legend={page.fields?.templates}
            choices={(page.templates ?? []).map((choice) => ({
              value: choice._key,
              label: choice.name,
              picture: <TemplateSketch template={choice} inks={inkSet} examples={page.examples} />,
            }))}
          />
          <Choices
            name="inks"
            legend={page.fields?.inks}
            choices={(page.inks ?? []).map((choice) => ({
              value: choice._key,
              label: choice.name,
              picture: <InkSample inks={choice} />,
            }))}
          />
          <Choices
            name="format"
            legend={page.fields?.formats}
            choices={formatNames.map((value) => ({ value, label: page.formats?.[value] }))}
          />
        </form>
        <ExportPanel
          page={page}
          poster={poster}
          format={format}
          title={label}
          address={pageAddress}
          check={check}
        />
      </div>
    </div>
  )
}

interface PreviewProps {
  poster: Omit<Poster, 'format'>
  format: Format
  label: string
}

/** The live preview. React redraws it when the browser has time between two keystrokes. */
function Preview({ poster, format, label }: PreviewProps) {
  const current = useDeferredValue(poster)
  const drawing = useMemo(() => drawPoster({ ...current, format }), [current, format])
  return <PosterPicture drawing={drawing} label={label} />
}

function ScriptsText({ text }: { text: string | null }) {
  if (!text) return null
  return (
    <noscript>
      <p className="lead poster-scripts">{text}</p>
    </noscript>
  )
}
