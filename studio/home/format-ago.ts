import { formatShortTime } from '../requests/format-time'

const relative = new Intl.RelativeTimeFormat('es-AR', { numeric: 'auto' })

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const WEEK_MS = 7 * DAY_MS

/**
 * Formats how long ago something was, as 'ahora', 'hace 5 minutos' or 'ayer'; older than a week as
 * '27 jul, 14:05' in Argentina.
 * @param time ISO 8601
 * @param now milliseconds
 * @returns '' for an invalid time
 */
export function formatAgo(time: string, now: number): string {
  // The clock of the browser can be behind that of the server.
  const age = Math.max(0, now - Date.parse(time))
  if (Number.isNaN(age)) return ''
  if (age < MINUTE_MS) return relative.format(0, 'second')
  if (age < HOUR_MS) return relative.format(-Math.floor(age / MINUTE_MS), 'minute')
  if (age < DAY_MS) return relative.format(-Math.floor(age / HOUR_MS), 'hour')
  if (age < WEEK_MS) return relative.format(-Math.floor(age / DAY_MS), 'day')
  return formatShortTime(time)
}
