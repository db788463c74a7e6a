import { TIME_ZONE } from '../../config/calendar'

const zone = { timeZone: TIME_ZONE, hourCycle: 'h23' } as const

const short = new Intl.DateTimeFormat('es-AR', {
  ...zone,
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
})
const long = new Intl.DateTimeFormat('es-AR', { ...zone, dateStyle: 'full', timeStyle: 'short' })
const sortable = new Intl.DateTimeFormat('en-US', {
  ...zone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
})

/** A time in Argentina as people read it, such as '27 jul, 14:05'; '' for what is no time. */
export const shortMoment = (time: string | null | undefined) => formatted(short, time)

/** A time in Argentina with its weekday and year; '' for what is no time. */
export const longMoment = (time: string | null | undefined) => formatted(long, time)

/**
 * A time in Argentina as spreadsheets understand and sort it, such as '2026-07-27 14:05'.
 * @param time ISO 8601
 * @returns '' for what is no time
 */
export function sortableMoment(time: string | null | undefined): string {
  const date = new Date(time ?? '')
  if (Number.isNaN(date.getTime())) return ''
  const parts = new Map(sortable.formatToParts(date).map(({ type, value }) => [type, value]))
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? ''
  return `${part('year')}-${part('month')}-${part('day')} ${part('hour')}:${part('minute')}`
}

function formatted(format: Intl.DateTimeFormat, time: string | null | undefined): string {
  const date = new Date(time ?? '')
  return Number.isNaN(date.getTime()) ? '' : format.format(date)
}
