import { isStillValid } from './dates'
import { sourcesOf } from './value-sources'

/** A figure as stored in the dataset. Dates are `YYYY-MM-DD`. */
export interface FigureData {
  _key: string
  value: string | null
  label: string | null
  note: string | null
  source: string | null
  date: string | null
  validUntil: string | null
  fallbackText: string | null
  isProjection: boolean | null
}

/** A figure as a page shows it today. */
export type VisibleFigure =
  | {
      kind: 'figure'
      _key: string
      value: string
      label: string | null
      note: string | null
      source: string | null
      date: string | null
      isProjection: boolean
    }
  /** The fallback text of an expired figure. */
  | { kind: 'words'; _key: string; text: string }

/**
 * Selects what a page shows of its figures (INV-05). An expired figure shows its fallback text,
 * without its label, or is omitted.
 * @param riskNotice the page’s risk notice; without one, projections are omitted
 * @param now when the page is rendered
 */
export function selectFigures(
  figures: readonly FigureData[] | null | undefined,
  riskNotice: string | null | undefined,
  now: Date,
): VisibleFigure[] {
  return (figures ?? []).flatMap((figure): VisibleFigure[] => {
    const { _key, value, label, note, source, date } = figure
    if (!isStillValid(figure.validUntil, now)) {
      const text = figure.fallbackText
      return text
        ? [{ kind: 'words', _key, text, ...sourcesOf(figure, { text: 'fallbackText' }) }]
        : []
    }
    const isProjection = figure.isProjection === true
    if (!value || (isProjection && !riskNotice?.trim())) return []
    const shown = { _key, value, label, note, source, date, isProjection }
    return [{ kind: 'figure', ...shown, ...sourcesOf(figure) }]
  })
}

/** Removes the deadlines of milestones that have passed (INV-08). */
export function removePastDeadlines<
  Milestone extends { when: string | null; validUntil: string | null },
>(milestones: readonly Milestone[] | null | undefined, now: Date): Milestone[] {
  return (milestones ?? []).map((milestone) =>
    isStillValid(milestone.validUntil, now) ? milestone : { ...milestone, when: null },
  )
}
