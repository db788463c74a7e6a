import { toDay, midnight } from '#config/calendar'

const readable = new Intl.DateTimeFormat('es-AR', { timeZone: 'UTC', dateStyle: 'long' })

/**
 * True until the end of a day in Buenos Aires.
 * @param validUntil `YYYY-MM-DD`; without it always true
 */
export function isStillValid(validUntil: string | null | undefined, now = new Date()): boolean {
  return !validUntil || toDay(now) <= validUntil
}

/** Formats a day `YYYY-MM-DD` in Spanish; returns any other text unchanged. */
export function formatDate(day: string): string {
  const date = midnight(day)
  return Number.isNaN(date.getTime()) ? day : readable.format(date)
}
