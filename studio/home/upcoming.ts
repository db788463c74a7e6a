import * as z from 'zod/mini'
import type { LiveQuery } from '../components/use-live-query'

/** In days. */
const PERIOD = 30

const DAY_MS = 86_400_000

const SCHEDULED = '*[_type == "system.release" && state == "scheduled"]'

/**
 * Makes the query of the scheduled releases that are due within 30 days, the next one first. A
 * scheduled draft is a release with one document.
 * @param today `YYYY-MM-DD`
 */
export function buildUpcomingQuery(today: string): LiveQuery {
  return {
    query: `${SCHEDULED} | order(publishAt asc) {
      _id, name, publishAt, "title": metadata.title, "isDraft": metadata.cardinality == "one",
      "documents": *[sanity::partOfRelease(^.name)] { _id, _type, "isRemoval": _system.delete == true }
    } [publishAt < $until]`,
    params: { until: new Date(Date.parse(today) + PERIOD * DAY_MS).toISOString() },
    listen: '*[_type == "system.release"]',
    perspective: 'raw',
  }
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

export const upcomingSchema = z.array(releaseSchema)

export type Upcoming = z.infer<typeof releaseSchema>
