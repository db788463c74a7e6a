import { deviceStorage } from '~/lib/browser/storage'
import { deviceNames } from '#config/browser-data'

/** Storage key of the draft: time of the last change, line break, JSON. */
export const DRAFT_NAME = deviceNames.investorDraft

/** A draft expires a day after its last change. */
const LIFETIME_MS = 86_400_000

/** The JSON of a stored draft; undefined when it is missing or expired. */
export function unexpiredJson(text: string | null, now: number): string | undefined {
  if (text === null) return undefined
  const age = now - Number.parseInt(text, 10)
  return age >= 0 && age < LIFETIME_MS ? text.slice(text.indexOf('\n') + 1) : undefined
}

/** Called once a request has been sent. */
export function deleteDraft(): void {
  deviceStorage.remove(DRAFT_NAME)
}

/** Called at every visit, even if the form stays closed. */
export function deleteExpiredDraft(): void {
  const text = deviceStorage.get(DRAFT_NAME)
  if (text !== null && unexpiredJson(text, Date.now()) === undefined) deleteDraft()
}
