import type { SanityClient } from '@sanity/client'
import { z } from 'zod'
import { fingerprint } from '../form/fingerprint.server'
import { STORED_FIELDS, storedRequest } from '../outbox/stored-request.server'

export type StoredDocuments = ReturnType<typeof createStoredDocuments>

/** A private document, like requests: exports and imports treat them alike. */
export const MARK_TYPE = 'investorRequestsMark'
/** One query reads one state of the dataset. */
export const PRESENT_REQUESTS =
  '{ "present": *[_id in $ids]._id, "mark": *[_id == $markedBy][0].mark }'
const presentShape = z.object({
  present: z.array(z.string()),
  mark: z
    .string()
    .nullish()
    .transform((mark) => mark ?? undefined),
})
const CONTENTS = `*[_type == "investorRequest"]{ ${STORED_FIELDS} }`

const contentsShape = z.array(storedRequest)

/**
 * Documents in the dataset. Every method rejects while it is unreachable.
 * @param client with a token that sees private documents
 */
export function createStoredDocuments(client: () => SanityClient) {
  return {
    /** Returns the ids that have a document, and the mark of the document `markedBy`. */
    find: async (ids: readonly string[], markedBy: string) =>
      presentShape.parse(await client().fetch<unknown>(PRESENT_REQUESTS, { ids, markedBy })),
    setMark: async (_id: string, mark: string) => {
      await client().createOrReplace({ _id, _type: MARK_TYPE, mark })
    },
    /** Fingerprints of all requests. */
    fingerprints: async () => contentsShape.parse(await client().fetch(CONTENTS)).map(fingerprint),
  }
}
