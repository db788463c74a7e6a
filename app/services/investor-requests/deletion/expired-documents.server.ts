import type { SanityClient } from '@sanity/client'
import { z } from 'zod'
import type { Env } from '#config/env.server'
import { deletePersonalDocuments } from '#config/delete-documents'

interface Deps {
  client: () => SanityClient
  keepDays: Pick<Env['keepDays'], 'requests' | 'signups'>
  now: () => number
}

const HOUR_MS = 3_600_000
const DAY_MS = 86_400_000
/** Deletions of one run; the others follow an hour later. */
const MAX_DELETIONS = 200

const EXPIRED = `*[
  (_type in ["investorRequest", "shareLink", "reviewAnswer"] && dateTime(coalesce(createdAt, _createdAt)) < dateTime($requests)) ||
  (_type == "investorAccess" && !(string::split(_id, ".")[1] in
    *[_type == "investorRequest"]{ "key": string::split(_id, ".")[1] }.key)) ||
  (_type == "newsletterSignup" && status in ["baja", "rebotada"] && dateTime(_updatedAt) < dateTime($signups))
][0...${MAX_DELETIONS}]._id`

/** Earlier than any document. */
const NEVER = '1970-01-01T00:00:00Z'

/**
 * Deletes requests, links for reviews, their answers, and sign-ups that ended, that are older than the
 * settings allow (FORM-08), and accesses to the room without a request (ROOM-01). The deletion worker
 * then deletes their copies, as for a deletion in the Studio.
 * @returns a function to call often; it checks once an hour
 */
export function createExpiry({ client, keepDays, now }: Deps): () => Promise<void> {
  let nextAt = 0
  const { requests, signups } = keepDays
  const before = (days: number | undefined) =>
    days === undefined ? NEVER : new Date(now() - days * DAY_MS).toISOString()
  return async () => {
    if (now() < nextAt) return
    const params = { requests: before(requests), signups: before(signups) }
    const ids = z.array(z.string()).parse(await client().fetch<unknown>(EXPIRED, params))
    await deletePersonalDocuments(client(), ids)
    nextAt = now() + HOUR_MS
  }
}
