import { daysBefore } from '#config/calendar'
import type { Finding, Rule } from '../finding'
import { listObjects } from '../walk'

/** After this time a figure without an end date is taken for old. */
const OLD_AFTER_DAYS = 730

/** Texts that people enter only to satisfy a required field. */
const NO_SOURCE = /^\s*(?:[.?¿_-]+|n\/?[ac]|s\/?[df]|x+)\s*$/i

/**
 * Finds figures whose source says nothing or whose date cannot be right. The schema checks a
 * missing source and the end of a figure.
 */
export const checkClaims: Rule = (document, { today }) =>
  listObjects(document).flatMap(({ value, path }): Finding[] => {
    if (value._type !== 'figure') return []
    const { source, date, validUntil } = value
    const findings: Finding[] = []
    if (typeof source === 'string' && NO_SOURCE.test(source)) {
      const message = 'Escribí la fuente: de dónde sale el dato.'
      findings.push({ level: 'error', path: [...path, 'source'], message })
    }
    if (typeof date !== 'string') return findings
    if (date > today) {
      const message = 'La fecha del dato todavía no llegó.'
      findings.push({ level: 'error', path: [...path, 'date'], message })
    } else if (validUntil === undefined && date < daysBefore(today, OLD_AFTER_DAYS)) {
      const message = 'El dato tiene más de dos años: actualizalo o poné hasta cuándo vale.'
      findings.push({ level: 'warning', path: [...path, 'date'], message })
    }
    return findings
  })
