import type { SanityClient } from '@sanity/client'
import { z } from 'zod'
import { fingerprint } from '../../../config/fingerprint.server'
import { STORED_FIELDS, storedRequest } from './stored-request.server'

/** What is in the dataset; every method rejects while it cannot be reached. */
export interface StoredDocuments {
  /** Those of the ids that have a document, and the mark that the document `markedBy` carries. */
  look: (
    ids: readonly string[],
    markedBy: string,
  ) => Promise<{ present: readonly string[]; mark?: string | undefined }>
  /** Marks this state of the dataset. */
  setMark: (id: string, mark: string) => Promise<void>
  /** Of the contents of every request. */
  fingerprints: () => Promise<string[]>
}

/** Its dot keeps the mark where requests are: it is copied, and left out, together with them. */
export const MARK_TYPE = 'investorRequestsMark'
/** One query, one state of the dataset. */
export const REQUESTS_LOOK =
  '{ "present": *[_id in $ids]._id, "mark": *[_id == $markedBy][0].mark }'
const lookShape = z.object({
  present: z.array(z.string()),
  mark: z
    .string()
    .nullish()
    .transform((mark) => mark ?? undefined),
})
const CONTENTS = `*[_type == "investorRequest"]{ ${STORED_FIELDS} }`

const contentsShape = z.array(storedRequest)

/** @param client with a token that sees private documents */
export function storedDocuments(client: () => SanityClient): StoredDocuments {
  return {
    look: async (ids, markedBy) =>
      lookShape.parse(await client().fetch<unknown>(REQUESTS_LOOK, { ids, markedBy })),
    setMark: async (_id, mark) => {
      await client().createOrReplace({ _id, _type: MARK_TYPE, mark })
    },
    fingerprints: async () => contentsShape.parse(await client().fetch(CONTENTS)).map(fingerprint),
  }
}
