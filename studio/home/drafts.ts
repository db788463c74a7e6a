import * as z from 'zod/mini'
import type { LiveQuery } from '../components/use-live-query'

/** The screen shows this many drafts. */
const MAX_DRAFTS = 10

/** Excludes the Studio's internal drafts, such as the secret of a preview. */
const DRAFTS = '*[_id in path("drafts.**") && !string::startsWith(_type, "sanity.")]'

/** The newest drafts of all users. */
export const draftsQuery: LiveQuery = {
  query: `{
    "records": ${DRAFTS} | order(_updatedAt desc, _id) [0...${String(MAX_DRAFTS)}] {
      _id, _type, _rev, _updatedAt
    },
    "found": count(${DRAFTS})
  }`,
  params: {},
  listen: DRAFTS,
  perspective: 'raw',
}

const draftSchema = z.object({
  _id: z.string(),
  _type: z.string(),
  _rev: z.string(),
  /** ISO 8601 */
  _updatedAt: z.string(),
})

export type Draft = z.infer<typeof draftSchema>

export const draftsSchema = z.object({ records: z.array(draftSchema), found: z.number() })
