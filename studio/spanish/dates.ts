import { setDefaultOptions, type FormatLongFn, type Locale } from 'date-fns'
import { es } from 'date-fns/locale/es'
import { formatWeekdayTime } from '../requests/format-time'

/** With the weekday; the Studio's inputs have other formats. */
const dateTime: FormatLongFn = (options) =>
  options.width === 'medium' ? 'EEEE {{date}}, {{time}}' : es.formatLong.dateTime(options)

/** Without seconds. */
const time: FormatLongFn = (options) =>
  options.width === 'medium' ? 'HH:mm' : es.formatLong.time(options)

const spanishDates: Locale = {
  ...es,
  formatLong: { ...es.formatLong, dateTime, time },
  // The Studio passes times of the browser's zone, so the result is a literal in Argentina's.
  formatRelative: (_token, date) => `'${formatWeekdayTime(date.toISOString())}'`,
}

/** Dates of scheduled drafts and releases, for which the Studio uses date-fns without a language. */
export function setSpanishDates(): void {
  setDefaultOptions({ locale: spanishDates })
}

/**
 * Code of the Studio for these dates that no setting changes, with its replacement in the build. It
 * uses the browser's zone and language, and converts some times twice, which moves them where the
 * browser has another zone. Browsers know Argentina's zone by two names.
 */
export const hardCodedZones: Readonly<Record<string, string>> = {
  'type: "contentReleases"':
    'type: "contentReleases", defaultTimeZone: Intl.supportedValuesOf("timeZone").find((name) => name.endsWith("/Buenos_Aires"))',
  'currentLocale = navigator.language': 'currentLocale = "es-AR"',
  'timeStyle: "medium"': 'timeStyle: "short", timeZone: "America/Argentina/Buenos_Aires"',
  'date && onChange(zoneDateToUtc(date))': 'date && onChange(date)',
  'setPublishAt(zoneDateToUtc(startOfMinute(date)))': 'setPublishAt(startOfMinute(date))',
  'isBefore(zoneDateToUtc(publishAt), ': 'isBefore(publishAt, ',
  'isBefore(zoneDateToUtc(publishAt || /* @__PURE__ */ new Date()), ':
    'isBefore(publishAt || new Date(), ',
  'zoneDateToUtc(new Date(metadata.intendedPublishAt)).toISOString()':
    'new Date(metadata.intendedPublishAt).toISOString()',
  // The hook for "5 minutes ago" remembers when it started, so what is newer was in the future.
  'options.relativeTo || now, options':
    'options.relativeTo || Math.max(now, +new Date(time)), options',
  // Of the calendars, whose first column is Monday in this language, though their heading has Sunday.
  '["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"]':
    '["Enero", "Febrero", "Marzo", "Abril", "Mayo", "Junio", "Julio", "Agosto", "Septiembre", "Octubre", "Noviembre", "Diciembre"]',
  '["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]':
    '["Lun", "Mar", "Mié", "Jue", "Vie", "Sáb", "Dom"]',
}
