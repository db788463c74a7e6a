import type { SanityClient } from '@sanity/client'
import { z } from 'zod'
import { fingerprint } from '../../../../config/fingerprint.server'
import { STORED_FIELDS, storedRequest } from '../outbox/stored-request.server'

/** Documents in the dataset. Every method rejects while it is unreachable. */
export interface StoredDocuments {
  /** Returns the ids that have a document, and the mark of the document `markedBy`. */
  find: (
    ids: readonly string[],
    markedBy: string,
  ) => Promise<{ present: readonly string[]; mark?: string | undefined }>
  setMark: (id: string, mark: string) => Promise<void>
  /** Fingerprints of all requests. */
  fingerprints: () => Promise<string[]>
}

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

/** @param client with a token that sees private documents */
export function createStoredDocuments(client: () => SanityClient): StoredDocuments {
  return {
    find: async (ids, markedBy) =>
      presentShape.parse(await client().fetch<unknown>(PRESENT_REQUESTS, { ids, markedBy })),
    setMark: async (_id, mark) => {
      await client().createOrReplace({ _id, _type: MARK_TYPE, mark })
    },
    fingerprints: async () => contentsShape.parse(await client().fetch(CONTENTS)).map(fingerprint),
  }
}
