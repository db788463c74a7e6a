import { deviceStorage } from '~/lib/browser/storage'
import {
  investorFields,
  type TypedFields,
  untouchedFields,
} from '~/services/investor-requests/form/definition'
import { deviceNames } from '#config/browser-data'

/** Storage key of the draft: time of the last change, line break, JSON. */
export const DRAFT_NAME = deviceNames.investorDraft

/** A draft expires a day after its last change. */
const LIFETIME_MS = 86_400_000

/** Typed text that is not sent yet, stored on this device only. */
export interface Draft {
  /**
   * Idempotency key: the same over reloads, retries and tabs, so that they make one request
   * (FORM-08). Empty without a secure origin; the server then derives it from the content.
   */
  key: string
  typed: TypedFields
}

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
  const age = now - Number.parseInt(text ?? '', 10)
  if (text === null || !(age >= 0 && age < LIFETIME_MS)) return undefined
  try {
    const stored: unknown = JSON.parse(text.slice(text.indexOf('\n')))
    return isDraft(stored) ? stored : undefined
  } catch {
    return undefined
  }
}

function isDraft(value: unknown): value is Draft {
  const { key, typed } = toRecord(value)
  const fields = toRecord(typed)
  return typeof key === 'string' && investorFields.every((name) => typeof fields[name] === 'string')
}

function toRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' ? { ...value } : {}
}

export function storeDraft(draft: Draft): void {
  deviceStorage.set(DRAFT_NAME, serializeDraft(draft, Date.now()))
}

export function readStoredDraft(): Draft | undefined {
  return parseDraft(deviceStorage.get(DRAFT_NAME), Date.now())
}

/** Called once a request has been sent. */
export function deleteDraft(): void {
  deviceStorage.remove(DRAFT_NAME)
}

/** Called at every visit, even if the form stays closed. */
export function deleteExpiredDraft(): void {
  if (readStoredDraft() === undefined) deleteDraft()
}
