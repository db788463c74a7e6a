import * as z from 'zod/mini'
import { deviceStorage } from '~/lib/browser-storage'
import { untouchedFields } from '~/lib/investor-form/definition'
import { DRAFT_NAME, freshPart } from './kept-draft'

const draftSchema = z.object({
  /**
   * Names the request: it stays the same over reloads, retries and tabs, so that they make one
   * request (FORM-08). Empty in a browser that makes none: the server then makes it of the content.
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

/** What was typed and not sent yet, kept on this device alone. */
export type Draft = z.infer<typeof draftSchema>

/** An untouched form, with a name of its own for the request that it will be. */
export function newDraft(): Draft {
  // Only pages of a secure origin have this.
  const key = 'randomUUID' in crypto ? crypto.randomUUID() : ''
  return { key, typed: { ...untouchedFields } }
}

/** A draft as it is kept, see `DRAFT_NAME`. */
export function draftText(draft: Draft, now: number): string {
  return `${now}\n${JSON.stringify(draft)}`
}

/** The draft that such a text holds; undefined when there is none, or it is old or damaged. */
export function draftIn(text: string | null, now: number): Draft | undefined {
  const json = freshPart(text, now)
  if (json === undefined) return undefined
  try {
    return draftSchema.safeParse(JSON.parse(json)).data
  } catch {
    return undefined
  }
}

export function keepDraft(draft: Draft): void {
  deviceStorage.set(DRAFT_NAME, draftText(draft, Date.now()))
}

export function keptDraft(): Draft | undefined {
  return draftIn(deviceStorage.get(DRAFT_NAME), Date.now())
}
