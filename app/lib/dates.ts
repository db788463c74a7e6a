import { dayOf, midnight } from '../../config/calendar'

const readable = new Intl.DateTimeFormat('es-AR', { timeZone: 'UTC', dateStyle: 'long' })

/**
 * True until the end of the given day.
 * @param validUntil `YYYY-MM-DD`; absent means without end
 */
export function holdsToday(validUntil: string | null | undefined, now = new Date()): boolean {
  return !validUntil || dayOf(now) <= validUntil
}

/** A day as people read it, from `YYYY-MM-DD`; what is no day comes back as it is. */
export function readableDate(day: string): string {
  const date = midnight(day)
  return Number.isNaN(date.getTime()) ? day : readable.format(date)
}
