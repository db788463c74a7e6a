import type { SanityClient } from '@sanity/client'
import type { Database } from 'better-sqlite3'
import { z } from 'zod'

/** Requests that have been answered and are not yet where they must go. */
export interface Waiting {
  count: number
  /** When the one that has waited longest came, in milliseconds. */
  oldestAt: number | undefined
}

/** What waits, by where it goes: to the dataset, and out as e-mail. */
export interface Outbox {
  dataset: Waiting
  mail: Waiting
}

const rowShape = z
  .object({ count: z.number(), oldest: z.number().nullable() })
  .transform(({ count, oldest }): Waiting => ({ count, oldestAt: oldest ?? undefined }))

/** What the journal on the disk still holds for others. */
export function diskOutbox(db: Database): Outbox {
  const waiting = (condition: string) =>
    rowShape.parse(
      db
        .prepare(
          `SELECT COUNT(*) AS count, MIN(received_at) AS oldest FROM requests WHERE ${condition}`,
        )
        .get(),
    )
  return {
    dataset: waiting('store_at IS NOT NULL AND stored_change < content_change'),
    mail: waiting('mail_at IS NOT NULL'),
  }
}

const UNSENT = '_type == "investorRequest" && delivery.state in ["pending", "failing"]'
/** How many e-mails are still to be sent, and since when the oldest waits. */
export const WAITING_MAIL = `{
  "count": count(*[${UNSENT}]),
  "oldest": *[${UNSENT}] | order(createdAt asc)[0].createdAt
}`
const answerShape = z
  .object({ count: z.number(), oldest: z.string().nullable() })
  .transform(({ count, oldest }): Waiting => {
    return { count, oldestAt: oldest === null ? undefined : Date.parse(oldest) }
  })

/**
 * What waits when the dataset itself is the journal: e-mails only.
 * @throws Error when the dataset cannot be reached
 */
export async function datasetOutbox(client: Pick<SanityClient, 'fetch'>): Promise<Outbox> {
  const mail = answerShape.parse(await client.fetch<unknown>(WAITING_MAIL))
  return { dataset: { count: 0, oldestAt: undefined }, mail }
}
