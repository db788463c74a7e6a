import { type EditMark, itemPath, useEditMark } from '~/components/editable'
import { useSite } from '~/components/site-context'
import { formatDate } from '~/lib/text/dates'
import { fillPlaceholders } from '~/lib/text/fill-placeholders'
import type { VisibleFigure } from '~/lib/text/figures'
import { RISK_ANCHOR } from '../visible-page'
import './figure-list.css'

interface FigureListProps {
  figures: readonly VisibleFigure[]
  /** Path of the list inside the edited field. */
  field: string
  /** Title of the risk notice, when it is in another section: projections link to it. */
  riskTitle?: string | null | undefined
}

/**
 * A list of figures with their sources, like a receipt. The caveat of a projection precedes its
 * value, so that no screen shows the value alone (INV-05).
 */
export function FigureList({ figures, field, riskTitle }: FigureListProps) {
  const mark = useEditMark()
  if (figures.length === 0) return null
  return (
    <ul className="plain-list perforated print-columns figures">
      {figures.map((figure) => (
        <FigureItem
          key={figure._key}
          figure={figure}
          riskTitle={riskTitle}
          mark={mark(itemPath(field, figure))}
        />
      ))}
    </ul>
  )
}

interface FigureItemProps extends Pick<FigureListProps, 'riskTitle'> {
  figure: VisibleFigure
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
  const { label, value, note, isProjection } = figure
  const cited = formatSource(figure, labels?.source)
  return (
    <li className={isProjection ? 'figure figure-projection' : 'figure'} {...mark}>
      {label ? <p className="figure-label">{label}</p> : null}
      {isProjection ? (
        <p className="figure-risk small">
          {labels?.projection ? <strong>{labels.projection}</strong> : null}
          {riskTitle ? <a href={`#${RISK_ANCHOR}`}>{riskTitle}</a> : null}
        </p>
      ) : null}
      <p className="figure-value title">{value}</p>
      {note ? <p className="small">{note}</p> : null}
      {cited === undefined ? null : <p className="figure-source">{cited}</p>}
    </li>
  )
}

/** Says where a figure is from and of when it is; undefined when the dataset does not. */
export function formatSource(
  { source, date }: { source: string | null; date: string | null },
  template: string | null | undefined,
): string | undefined {
  if (!source || !date || !template) return undefined
  return fillPlaceholders(template, { source, date: formatDate(date) })
}
