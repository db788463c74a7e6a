import { holdsToday } from './dates'

/** A figure or promise as the dataset holds it. Dates are `YYYY-MM-DD`. */
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

/** What a page says in its place today. */
export type ShownFigure =
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
  /** The wording without the figure, once it has ended. */
  | { kind: 'words'; _key: string; text: string }

/**
 * Decides what is shown of figures (INV-05): past its last day a figure gives way to its wording
 * without it, and is left out while it has none. Its label goes too, for it may hold the promise.
 * @param riskNotice the words about risk that the page shows; without any, projections stay out
 * @param now the moment at which the page is made
 */
export function shownFigures(
  figures: readonly FigureData[] | null | undefined,
  riskNotice: string | null | undefined,
  now: Date,
): ShownFigure[] {
  return (figures ?? []).flatMap((figure): ShownFigure[] => {
    const { _key, value, label, note, source, date } = figure
    if (!holdsToday(figure.validUntil, now)) {
      return figure.fallbackText ? [{ kind: 'words', _key, text: figure.fallbackText }] : []
    }
    const isProjection = figure.isProjection === true
    if (!value || (isProjection && !riskNotice?.trim())) return []
    return [{ kind: 'figure', _key, value, label, note, source, date, isProjection }]
  })
}

/** A milestone keeps its deadline until the last day on which that holds (INV-08). */
export function withoutPastDeadlines<
  Milestone extends { when: string | null; validUntil: string | null },
>(milestones: readonly Milestone[] | null | undefined, now: Date): Milestone[] {
  return (milestones ?? []).map((milestone) =>
    holdsToday(milestone.validUntil, now) ? milestone : { ...milestone, when: null },
  )
}
