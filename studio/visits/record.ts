import * as z from 'zod/mini'
import type { LiveQuery } from '../components/use-live-query'

/** Schema type of the visit counts of one server on one day. */
export const VISIT_TYPE = 'visitDay'

const counts = z.nullish(
  z.array(z.object({ name: z.nullish(z.string()), count: z.nullish(z.number()) })),
)

/** The counts of one server on one day; every field may be missing. */
const recordSchema = z.object({
  day: z.nullish(z.string()),
  pages: counts,
  events: counts,
})

export const recordsSchema = z.array(recordSchema)

export type VisitRecord = z.infer<typeof recordSchema>

/** Makes the query of all servers' counts since a day. @param first `YYYY-MM-DD` */
export function buildVisitsQuery(first: string): LiveQuery {
  const query =
    '*[_type == $type && day >= $first]{day, pages[]{name, count}, events[]{name, count}}'
  return { query, params: { type: VISIT_TYPE, first } }
}

/** The pages that staff made, for their titles. */
export const staffPagesQuery: LiveQuery = {
  query: '*[_type == $type]{_id, title, "slug": slug.current}',
  params: { type: 'page' },
}

export const staffPagesSchema = z.array(
  z.object({ _id: z.string(), title: z.nullish(z.string()), slug: z.nullish(z.string()) }),
)

export type StaffPageRecord = z.infer<typeof staffPagesSchema>[number]
