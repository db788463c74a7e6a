import { ClientError, type SanityClient } from '@sanity/client'
import { z } from 'zod'
import type { DueStore } from './disk-journal.server'
import { deliveryOf, documentId, writeContent } from './request-document.server'

/**
 * Writes what the document of a request should show.
 * @returns `missing` when there is no document to show it: staff have deleted it, or the dataset is
 * another one
 * @throws Error while the dataset cannot be reached or refuses; then it is to be tried again
 */
export type WriteDocument = (due: DueStore) => Promise<'stored' | 'missing'>

/**
 * Makes the way from the journal to the dataset. Writing the same twice changes nothing, so a try
 * whose answer was lost does no harm.
 * @param client with a token that may write; asked for anew each time, because the lake makes its
 * token when it starts
 */
export function createDatasetWriter(
  client: () => SanityClient,
  now: () => number = Date.now,
): WriteDocument {
  return async ({ key, request, receivedAt, mailing }) => {
    const id = documentId(key)
    const delivery = deliveryOf(mailing, receivedAt, now())
    const transaction = client().transaction()
    if (request === undefined) transaction.patch(id, { set: { delivery } })
    else writeContent(transaction, key, request, receivedAt, delivery)
    try {
      await transaction.commit()
      return 'stored'
    } catch (error) {
      if (isMissing(error)) return 'missing'
      throw error
    }
  }
}

const missingShape = z.object({
  items: z.array(z.object({ error: z.object({ type: z.literal('documentNotFoundError') }) })),
})

function isMissing(error: unknown): boolean {
  return error instanceof ClientError && missingShape.safeParse(error.details).success
}
