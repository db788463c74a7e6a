import * as z from 'zod/mini'

const text = z.nullish(z.string())

/** What the list and an export know of a request or a sign-up; everything may be missing. */
export const recordSchema = z.object({
  _id: z.string(),
  /** ISO 8601; that of the document where the form's own is missing. */
  createdAt: text,
  status: text,
  notes: text,
  user_name: text,
  user_whatsapp: text,
  user_email: text,
  user_currency: text,
  user_message: text,
  email: text,
  delivery: z.nullish(z.object({ state: text, sentAt: text })),
})

export type RequestRecord = z.infer<typeof recordSchema>

/** One page of a list, and how many there are in all. */
export const pageSchema = z.object({
  records: z.array(recordSchema),
  /** How many the filter finds. */
  found: z.number(),
  /** How many the team has not been told of for too long, whatever the filter. */
  delayed: z.number(),
  /** How many there are of each status, whatever the filter. */
  counts: z.record(z.string(), z.number()),
})

export type RequestPage = z.infer<typeof pageSchema>
