import { z } from 'zod'

/** What `transactionIdSchema` takes, for errors. */
export const TRANSACTION_ID_FORM =
  'a transaction ID has 1 to 256 letters from A to Z, digits, "_", ".", ":" and "-"'

/**
 * The ID that a client gives to its transaction. It becomes the revision of every document written
 * and the id of events, where line breaks and halves of characters would end or break them.
 */
export const transactionIdSchema = z.string().regex(/^[\w.:-]{1,256}$/)
