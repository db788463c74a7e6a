import { TIME_ZONE } from '#config/calendar'

const dayAndMonth = { day: 'numeric', month: 'short' } as const
const clock = { hour: '2-digit', minute: '2-digit' } as const

/** All of these give '' for an invalid time or day. */
function createFormat(options: Intl.DateTimeFormatOptions, locale = 'es-AR') {
  const zone = { timeZone: TIME_ZONE, hourCycle: 'h23' } as const
  const format = new Intl.DateTimeFormat(locale, { ...zone, ...options })
  return (time: string | number | null | undefined): string => {
    const date = new Date(time ?? '')
    return Number.isNaN(date.getTime()) ? '' : format.format(date)
  }
}

/** Formats a time in Argentina as '27 jul, 14:05'. */
export const formatShortTime = createFormat({ ...dayAndMonth, ...clock })

/** Formats a time in Argentina as 'lun, 27 jul 2026, 14:05'. */
export const formatWeekdayTime = createFormat({
  weekday: 'short',
  ...dayAndMonth,
  year: 'numeric',
  ...clock,
})

/** Formats a time in Argentina as '14:05'. */
export const formatClock = createFormat(clock)

/** Formats a day `YYYY-MM-DD` as '27 jul'. */
export const formatShortDay = createFormat({ ...dayAndMonth, timeZone: 'UTC' })

/** Formats a day `YYYY-MM-DD` as 'lunes, 27 de julio'. */
export const formatLongDay = createFormat({
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
})

/** Formats a time in Argentina with the year. */
export const formatDateTime = createFormat({ dateStyle: 'long', timeStyle: 'short' })

/** Formats a time in Argentina with weekday and year. */
export const formatLongTime = createFormat({ dateStyle: 'full', timeStyle: 'short' })

/** Formats a time in Argentina for spreadsheets, as '2026-07-27 14:05'. */
export const formatSortableTime = createFormat({ dateStyle: 'short', timeStyle: 'short' }, 'sv-SE')
