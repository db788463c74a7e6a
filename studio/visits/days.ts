import { midnight } from '../../config/calendar'

const short = new Intl.DateTimeFormat('es-AR', { timeZone: 'UTC', day: 'numeric', month: 'short' })
const long = new Intl.DateTimeFormat('es-AR', {
  timeZone: 'UTC',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
})

/** A day as people read it, such as '7 mar'. @param day `YYYY-MM-DD` */
export const shortDay = (day: string) => short.format(midnight(day))

/** A day with its weekday, such as 'viernes, 7 de marzo'. @param day `YYYY-MM-DD` */
export const longDay = (day: string) => long.format(midnight(day))
