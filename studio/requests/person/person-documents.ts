import type { SanityClient } from 'sanity'
import * as z from 'zod/mini'
import { mapFields } from '#config/investor-request'
import { createPersonMatcher, MIN_PHONE_DIGITS, type Person } from '#config/person'
import { selectDocuments } from '#config/person-documents'

/** Answers to reviews have no address; the command of docs/privacy.md finds what they mention. */
const types = ['investorRequest', 'investorAccess', 'newsletterSignup'] as const

const documentShape = z.looseObject({
  _id: z.string(),
  _type: z.enum(types),
  _createdAt: z.string(),
  createdAt: z.nullish(z.string()),
  ...mapFields(() => z.nullish(z.string())),
  email: z.nullish(z.string()),
})

/** A request or sign-up, with all its fields. */
export type PersonDocument = z.infer<typeof documentShape>

/** What the dataset has of a person, newest first. */
export interface PersonDocuments {
  own: readonly PersonDocument[]
  /** Requests of other persons that name an address or number of the person. */
  mentions: readonly PersonDocument[]
}

/** Reads what a user typed. @returns undefined for neither an address nor a number */
export function readPerson(typed: string): Person | undefined {
  const text = typed.trim()
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)) return { email: text }
  const isNumber = /^[\d\s+().-]+$/.test(text) && text.replace(/\D/g, '').length >= MIN_PHONE_DIGITS
  return isNumber ? { phone: text } : undefined
}

const QUERY = '*[_type in $types] | order(coalesce(createdAt, _createdAt) desc)'

/**
 * Finds the requests and sign-ups of a person, with drafts and versions (FORM-08).
 * @throws Error when the dataset does not answer, or its answer does not match the schema
 */
export async function findDocuments(
  client: SanityClient,
  person: Person,
): Promise<PersonDocuments> {
  const params = { types: [...types] }
  const all = z
    .array(documentShape)
    .parse(await client.fetch<unknown>(QUERY, params, { perspective: 'raw' }))
  return selectDocuments(all, createPersonMatcher(person))
}
