import { z } from 'zod'
import { investorFields, type TypedFields } from '~/lib/investor-form/definition'

/**
 * A request's content as it was once accepted. The form's rules may have changed since: what is kept
 * is never refused, so that it can always be mailed, found and erased.
 */
export type StoredRequest = TypedFields

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '')

/** Reads a content, from the journal or from a document; what staff have taken out is empty. */
export const storedRequest = z.object({
  user_name: text,
  user_whatsapp: text,
  user_email: text,
  user_currency: text,
  user_message: text,
}) satisfies z.ZodType<StoredRequest>

/** The part of a query that takes the content out of a document. */
export const STORED_FIELDS = investorFields.join(', ')
