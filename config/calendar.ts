/** The calendar by which content expires, visits are counted and staff read times. */
export const TIME_ZONE = 'America/Argentina/Buenos_Aires'

const calendarDay = new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE, dateStyle: 'short' })

/** The day of a moment as `YYYY-MM-DD`. @param moment a number of it is milliseconds */
export function dayOf(moment: Date | number): string {
  return calendarDay.format(moment)
}

const HOUR_MS = 3_600_000

/** When the day of a moment ends, in milliseconds. Time zones are whole hours from UTC here. */
export function endOfDay(moment: number): number {
  let end = Math.floor(moment / HOUR_MS + 1) * HOUR_MS
  while (dayOf(end) === dayOf(moment)) end += HOUR_MS
  return end
}

/** The day so many days before a day, both `YYYY-MM-DD`. */
export function daysBefore(day: string, count: number): string {
  const date = midnight(day)
  date.setUTCDate(date.getUTCDate() - count)
  return date.toISOString().slice(0, 10)
}

/** So many days up to a day and with it, oldest first, all `YYYY-MM-DD`. */
export function daysUpTo(last: string, count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => daysBefore(last, count - 1 - index))
}

/** A day, `YYYY-MM-DD`, for a format whose time zone is UTC; an invalid date for what is no day. */
export function midnight(day: string): Date {
  return new Date(`${day}T00:00:00Z`)
}
