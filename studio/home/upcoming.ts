import * as z from 'zod/mini'
import { daysBefore, toDay } from '#config/calendar'
import { NOTICE_DAYS } from '#schemas/shared/validation/figure-dates'
import type { LiveQuery } from '../components/use-live-query'
import type { ContentDate } from './content-dates'

/** The scheduled releases. A scheduled draft is a release with one document. */
export const scheduledQuery: LiveQuery = {
  query: `*[_type == "system.release" && state == "scheduled"]{
    _id, name, publishAt, "title": metadata.title, "isDraft": metadata.cardinality == "one",
    "documents": *[sanity::partOfRelease(^.name)] { _id, _type, "isRemoval": _system.delete == true }
  }`,
  params: {},
  listen: '*[_type == "system.release"]',
  perspective: 'raw',
}

const releaseSchema = z.object({
  _id: z.string(),
  name: z.string(),
  /** ISO 8601 */
  publishAt: z.string(),
  title: z.nullish(z.string()),
  /** Whether it is a scheduled draft. */
  isDraft: z.nullish(z.boolean()),
  documents: z.array(
    z.object({ _id: z.string(), _type: z.string(), isRemoval: z.nullish(z.boolean()) }),
  ),
})

export const scheduledSchema = z.array(releaseSchema)

export type Scheduled = z.infer<typeof releaseSchema>

/** A release, or a date in published content. */
type Event = { readonly release: Scheduled } | { readonly date: ContentDate }

/** What changes on the site on a day `YYYY-MM-DD`, in the order of time. */
export interface CalendarDay {
  readonly day: string
  readonly events: readonly Event[]
}

/**
 * Lists what changes on the site today and in the next 30 days, by the days of Buenos Aires
 * (PLAN-01). What lasts for all of its last day comes last.
 * @param today `YYYY-MM-DD`
 */
export function groupByDay(
  releases: readonly Scheduled[],
  dates: readonly ContentDate[],
  today: string,
): readonly CalendarDay[] {
  const lastDay = daysBefore(today, -NOTICE_DAYS)
  const days = new Map<string, Event[]>()
  const events = [
    ...releases.map((release) => ({ at: release.publishAt, event: { release } })),
    ...dates.map((date) => ({ at: date.at, event: { date } })),
  ].flatMap(({ at, event }) => {
    const time = isDay(at) ? undefined : new Date(at)
    if (Number.isNaN(time?.getTime())) return []
    const day = time === undefined ? at : toDay(time)
    return day < today || day > lastDay ? [] : { day, order: time?.toISOString() ?? '~', event }
  })
  events.sort((a, b) => a.day.localeCompare(b.day) || (a.order < b.order ? -1 : 1))
  for (const { day, event } of events) days.set(day, [...(days.get(day) ?? []), event])
  return [...days].map(([day, list]) => ({ day, events: list }))
}

/** Whether a date is a day, and no time. */
export const isDay = (at: string) => at.length === 'YYYY-MM-DD'.length
