import { deviceStorage } from '~/lib/browser-storage'

/**
 * Under this name on the device: the moment of the last change, a line break, the draft as JSON.
 * Here is what the page itself needs of it; what is in it is for draft.ts, which the form brings.
 */
export const DRAFT_NAME = 'investor-form-draft'

/** A day after its last change a draft is erased. */
const KEPT_MS = 86_400_000

/** The JSON of a draft that is still to be kept. */
export function freshPart(text: string | null, now: number): string | undefined {
  if (text === null) return undefined
  const age = now - Number.parseInt(text, 10)
  return age >= 0 && age < KEPT_MS ? text.slice(text.indexOf('\n') + 1) : undefined
}

/** Once a request has been sent nothing of it stays on the device. */
export function eraseDraft(): void {
  deviceStorage.remove(DRAFT_NAME)
}

/** For every visit of the page, whether or not the form is opened. */
export function eraseOldDraft(): void {
  const text = deviceStorage.get(DRAFT_NAME)
  if (text !== null && freshPart(text, Date.now()) === undefined) eraseDraft()
}
