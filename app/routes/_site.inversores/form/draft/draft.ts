import * as z from 'zod/mini'
import { deviceStorage } from '~/lib/browser/storage'
import { untouchedFields } from '~/services/investor-requests/form/definition'
import { DRAFT_NAME, unexpiredJson } from './stored-draft'

const draftSchema = z.object({
  /**
   * Idempotency key: the same over reloads, retries and tabs, so that they make one request
   * (FORM-08). Empty without a secure origin; the server then derives it from the content.
   */
  key: z.string(),
  typed: z.object({
    user_name: z.string(),
    user_whatsapp: z.string(),
    user_email: z.string(),
    user_currency: z.string(),
    user_message: z.string(),
  }),
})

/** Typed text that is not sent yet, stored on this device only. */
export type Draft = z.infer<typeof draftSchema>

/** An empty form with a new idempotency key. */
export function newDraft(): Draft {
  // Browsers define it on secure origins only.
  const key = 'randomUUID' in crypto ? crypto.randomUUID() : ''
  return { key, typed: { ...untouchedFields } }
}

/** Serializes a draft for `DRAFT_NAME`. */
export function serializeDraft(draft: Draft, now: number): string {
  return `${now}\n${JSON.stringify(draft)}`
}

/** Parses a stored draft; undefined when it is missing, expired or invalid. */
export function parseDraft(text: string | null, now: number): Draft | undefined {
  const json = unexpiredJson(text, now)
  if (json === undefined) return undefined
  try {
    return draftSchema.safeParse(JSON.parse(json)).data
  } catch {
    return undefined
  }
}

export function storeDraft(draft: Draft): void {
  deviceStorage.set(DRAFT_NAME, serializeDraft(draft, Date.now()))
}

export function readStoredDraft(): Draft | undefined {
  return parseDraft(deviceStorage.get(DRAFT_NAME), Date.now())
}
