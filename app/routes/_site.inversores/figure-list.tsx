import { type EditMark, useEditMark } from '~/components/editable'
import { useSite } from '~/components/site-context'
import { readableDate } from '~/lib/dates'
import { fill } from '~/lib/fill'
import type { ShownFigure } from '~/lib/shown-figure'
import { RISK_ANCHOR } from './content'
import { RollingValue } from './rolling-value'
import './figure-list.css'

interface FigureListProps {
  figures: readonly ShownFigure[]
  /** Field of the document that holds them, as seen from here. */
  field: string
  /** The title of the risk notice, where it stands elsewhere: projections lead to it. */
  riskTitle?: string | null | undefined
}

/** Figures one below the other, as on a receipt, each with where it comes from (INV-05). */
export function FigureList({ figures, field, riskTitle }: FigureListProps) {
  const mark = useEditMark()
  if (figures.length === 0) return null
  return (
    <ul className="plain-list figures">
      {figures.map((figure) => (
        <FigureItem
          key={figure._key}
          figure={figure}
          riskTitle={riskTitle}
          mark={mark(`${field}[_key=="${figure._key}"]`)}
        />
      ))}
    </ul>
  )
}

interface FigureItemProps extends Pick<FigureListProps, 'riskTitle'> {
  figure: ShownFigure
  mark: EditMark
}

function FigureItem({ figure, riskTitle, mark }: FigureItemProps) {
  const labels = useSite().labels?.figures
  if (figure.kind === 'words') {
    return (
      <li className="figure-words" {...mark}>
        {figure.text}
      </li>
    )
  }
  const { label, value, note, source, date, isProjection } = figure
  return (
    <li className="figure" {...mark}>
      {label ? <p className="figure-label">{label}</p> : null}
      <p className="figure-value title">
        <RollingValue value={value} />
      </p>
      {isProjection ? (
        <p className="figure-risk">
          {labels?.projection ? <strong>{labels.projection}</strong> : null}
          {riskTitle ? <a href={`#${RISK_ANCHOR}`}>{riskTitle}</a> : null}
        </p>
      ) : null}
      {note ? <p className="small">{note}</p> : null}
      {source && date && labels?.source ? (
        <p className="figure-source">{fill(labels.source, { source, date: readableDate(date) })}</p>
      ) : null}
    </li>
  )
}
