/** The calendar by which content expires and dates are read. */
const TIME_ZONE = 'America/Argentina/Buenos_Aires'

const calendarDay = new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE, dateStyle: 'short' })
const readable = new Intl.DateTimeFormat('es-AR', { timeZone: 'UTC', dateStyle: 'long' })

/** The day of a moment as `YYYY-MM-DD`. */
export function dayOf(moment: Date): string {
  return calendarDay.format(moment)
}

/** The day so many days before a day, both `YYYY-MM-DD`. */
export function daysBefore(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() - count)
  return date.toISOString().slice(0, 10)
}

/**
 * True until the end of the given day.
 * @param validUntil `YYYY-MM-DD`; absent means without end
 */
export function holdsToday(validUntil: string | null | undefined, now = new Date()): boolean {
  return !validUntil || dayOf(now) <= validUntil
}

/** A day as people read it, from `YYYY-MM-DD`; what is no day comes back as it is. */
export function readableDate(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  return Number.isNaN(date.getTime()) ? day : readable.format(date)
}
