import { TIME_ZONE } from '#config/calendar'

const zone = { timeZone: TIME_ZONE, hourCycle: 'h23' } as const

const short = new Intl.DateTimeFormat('es-AR', {
  ...zone,
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
})
const weekday = new Intl.DateTimeFormat('es-AR', {
  ...zone,
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})
const long = new Intl.DateTimeFormat('es-AR', { ...zone, dateStyle: 'full', timeStyle: 'short' })
const clock = new Intl.DateTimeFormat('es-AR', { ...zone, hour: '2-digit', minute: '2-digit' })
const shortDay = new Intl.DateTimeFormat('es-AR', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'short',
})
const longDay = new Intl.DateTimeFormat('es-AR', {
  timeZone: 'UTC',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
})
const sortable = new Intl.DateTimeFormat('sv-SE', {
  ...zone,
  dateStyle: 'short',
  timeStyle: 'short',
})

/** Formats a time in Argentina as '27 jul, 14:05'; '' for an invalid time. */
export const formatShortTime = (time: string | null | undefined) => formatTime(short, time)

/** Formats a time in Argentina as 'lun, 27 jul 2026, 14:05'; '' for an invalid time. */
export const formatWeekdayTime = (time: string | null | undefined) => formatTime(weekday, time)

/** Formats a time in Argentina as '14:05'; '' for an invalid time. */
export const formatClock = (time: string) => formatTime(clock, time)

/** Formats a day `YYYY-MM-DD` as '27 jul'; '' for an invalid day. */
export const formatShortDay = (day: string) => formatTime(shortDay, day)

/** Formats a day `YYYY-MM-DD` as 'lunes, 27 de julio'; '' for an invalid day. */
export const formatLongDay = (day: string) => formatTime(longDay, day)

/** Formats a time in Argentina with weekday and year; '' for an invalid time. */
export const formatLongTime = (time: string | null | undefined) => formatTime(long, time)

/** Formats a time in Argentina for spreadsheets, as '2026-07-27 14:05'; '' for an invalid time. */
export const formatSortableTime = (time: string | null | undefined) => formatTime(sortable, time)

function formatTime(format: Intl.DateTimeFormat, time: string | null | undefined): string {
  const date = new Date(time ?? '')
  return Number.isNaN(date.getTime()) ? '' : format.format(date)
}
