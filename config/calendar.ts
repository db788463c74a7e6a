/** The time zone of expiring content, visit counts and times for staff. */
export const TIME_ZONE = 'America/Argentina/Buenos_Aires'

const calendarDay = new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE, dateStyle: 'short' })

/** The day of a time as `YYYY-MM-DD`. @param moment a number is in milliseconds */
export function toDay(moment: Date | number): string {
  return calendarDay.format(moment)
}

const HOUR_MS = 3_600_000

/** The end of the day of `moment`, both in milliseconds. The time zone has whole hours from UTC. */
export function endOfDay(moment: number): number {
  let end = Math.floor(moment / HOUR_MS + 1) * HOUR_MS
  while (toDay(end) === toDay(moment)) end += HOUR_MS
  return end
}

/** The day `count` days before `day`, both `YYYY-MM-DD`. */
export function daysBefore(day: string, count: number): string {
  const date = midnight(day)
  date.setUTCDate(date.getUTCDate() - count)
  return date.toISOString().slice(0, 10)
}

/** The `count` days that end with `last`, oldest first, all `YYYY-MM-DD`. */
export function daysUpTo(last: string, count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => daysBefore(last, count - 1 - index))
}

/** Midnight UTC of a day `YYYY-MM-DD`; an Invalid Date for any other text. */
export function midnight(day: string): Date {
  return new Date(`${day}T00:00:00Z`)
}
