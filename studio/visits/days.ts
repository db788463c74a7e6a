/** The site's own calendar, by which it counts. */
const timeZone = 'America/Argentina/Buenos_Aires'

const calendarDay = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' })
const short = new Intl.DateTimeFormat('es-AR', { timeZone: 'UTC', day: 'numeric', month: 'short' })
const long = new Intl.DateTimeFormat('es-AR', {
  timeZone: 'UTC',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
})

/** The day of a moment as `YYYY-MM-DD`. @param now milliseconds */
export function dayOf(now: number): string {
  return calendarDay.format(now)
}

/** So many days up to a day and with it, oldest first, all `YYYY-MM-DD`. */
export function daysUpTo(last: string, count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => {
    const date = midnight(last)
    date.setUTCDate(date.getUTCDate() - (count - 1 - index))
    return date.toISOString().slice(0, 10)
  })
}

/** A day as people read it, such as '7 mar'. @param day `YYYY-MM-DD` */
export const shortDay = (day: string) => short.format(midnight(day))

/** A day with its weekday, such as 'viernes, 7 de marzo'. @param day `YYYY-MM-DD` */
export const longDay = (day: string) => long.format(midnight(day))

const midnight = (day: string) => new Date(`${day}T00:00:00Z`)
