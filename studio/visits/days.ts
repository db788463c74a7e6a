import { midnight } from '#config/calendar'

const short = new Intl.DateTimeFormat('es-AR', { timeZone: 'UTC', day: 'numeric', month: 'short' })
const long = new Intl.DateTimeFormat('es-AR', {
  timeZone: 'UTC',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
})

/** Formats a day as '7 mar'. @param day `YYYY-MM-DD` */
export const formatShortDay = (day: string) => short.format(midnight(day))

/** Formats a day as 'viernes, 7 de marzo'. @param day `YYYY-MM-DD` */
export const formatLongDay = (day: string) => long.format(midnight(day))
