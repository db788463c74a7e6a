import type { SanityClient } from '@sanity/client'
import { z } from 'zod'
import { fingerprint } from '../../../config/fingerprint.server'

/** What is in the dataset; every method rejects while it cannot be reached. */
export interface StoredDocuments {
  /** Those of the ids that have a document. */
  present: (ids: readonly string[]) => Promise<Set<string>>
  /** Of the contents of every request. */
  fingerprints: () => Promise<string[]>
}

const PRESENT = '*[_id in $ids]._id'
const CONTENTS = `*[_type == "investorRequest"]{
  user_name, user_whatsapp, user_email, user_currency, user_message
}`

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '')
const contentsShape = z.array(
  z.object({
    user_name: text,
    user_whatsapp: text,
    user_email: text,
    user_currency: text,
    user_message: text,
  }),
)

/** @param client with a token that sees private documents */
export function storedDocuments(client: () => SanityClient): StoredDocuments {
  return {
    present: async (ids) => {
      if (ids.length === 0) return new Set()
      return new Set(z.array(z.string()).parse(await client().fetch(PRESENT, { ids })))
    },
    fingerprints: async () => contentsShape.parse(await client().fetch(CONTENTS)).map(fingerprint),
  }
}
