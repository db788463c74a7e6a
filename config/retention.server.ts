import { z } from 'zod'

const days = z.coerce.number().int().min(1)
/** Without a number of days nothing of this kind is deleted by age. */
const optionalDays = days.optional()

/** The variables that limit how long data is kept (FORM-08). */
export const retentionVariables = {
  REQUESTS_KEEP_DAYS: optionalDays,
  SIGNUPS_KEEP_DAYS: optionalDays,
  OUTBOX_KEEP_DAYS: days.default(30),
  VISITS_KEEP_DAYS: days.default(400),
  ERASED_KEEP_DAYS: days.default(730),
}

type Values = z.output<z.ZodObject<typeof retentionVariables>>

/** How long the site keeps what it stores, in days. Undefined: until someone deletes it. */
export function parseRetention(values: Values) {
  return {
    keepDays: {
      /** Investor requests, from their arrival. */
      requests: values.REQUESTS_KEEP_DAYS,
      /** Sign-ups of the newsletter, from the change to `baja`. */
      signups: values.SIGNUPS_KEEP_DAYS,
      /** Keys and fingerprints of finished requests in the outbox. */
      outbox: values.OUTBOX_KEEP_DAYS,
      visits: values.VISITS_KEEP_DAYS,
      /** Ids of deleted requests and sign-ups. */
      erased: values.ERASED_KEEP_DAYS,
    },
  }
}
