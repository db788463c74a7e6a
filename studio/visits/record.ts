import * as z from 'zod/mini'
import type { Question } from '../components/use-live-query'

/** Of the documents in which a server of the site tells what it has counted on a day. */
export const VISIT_TYPE = 'visitDay'

const counts = z.nullish(
  z.array(z.object({ name: z.nullish(z.string()), count: z.nullish(z.number()) })),
)

/** What a server has counted on a day; everything may be missing. */
const recordSchema = z.object({
  day: z.nullish(z.string()),
  pages: counts,
  events: counts,
})

export const recordsSchema = z.array(recordSchema)

export type VisitRecord = z.infer<typeof recordSchema>

/** Days from one on, of all servers. @param first `YYYY-MM-DD` */
export function recordsQuestion(first: string): Question {
  const query =
    '*[_type == $type && day >= $first]{day, pages[]{name, count}, events[]{name, count}}'
  return { query, params: { type: VISIT_TYPE, first } }
}
