import * as z from 'zod/mini'
import { mapFields } from '#config/investor-request'

const text = z.nullish(z.string())

/** A request or sign-up, as the list and the export read it; every field may be missing. */
export const recordSchema = z.object({
  _id: z.string(),
  /** ISO 8601; of the document when the form's time is missing. */
  createdAt: text,
  status: text,
  notes: text,
  ...mapFields(() => text),
  email: text,
  /** When the sign-up was confirmed, when the person left, and when an e-mail was refused. */
  confirmedAt: text,
  leftAt: text,
  bouncedAt: text,
  delivery: z.nullish(z.object({ state: text, sentAt: text })),
})

export type RequestRecord = z.infer<typeof recordSchema>

/** One page of a list, with counts. */
export const pageSchema = z.object({
  records: z.array(recordSchema),
  /** Number of requests that match the filter. */
  found: z.number(),
  /** Number of requests with a delayed e-mail, independent of the filter. */
  delayed: z.number(),
  /** Number of requests with each status, independent of the filter. */
  counts: z.record(z.string(), z.number()),
})

export type RequestPage = z.infer<typeof pageSchema>
