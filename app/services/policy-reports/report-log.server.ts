import type { Log } from '~/lib/process/log.server'
import type { PolicyReport } from './accept-report.server'

const HOUR_MS = 3_600_000
/** Of one hour; anybody can invent kinds. */
const MAX_KINDS = 50

interface ReportLogDeps {
  log: Pick<Log, 'warn'>
  count: (directive: string) => void
  /** Milliseconds since a fixed moment. */
  now?: () => number
}

/** Creates a function that counts each report and logs the first of each kind in an hour. */
export function createReportLog({ log, count, now = Date.now }: ReportLogDeps) {
  const logged = new Set<string>()
  let endsAt = 0
  return ({ directive, blocked, page }: PolicyReport): void => {
    count(directive)
    const time = now()
    if (time >= endsAt) {
      logged.clear()
      endsAt = time + HOUR_MS
    }
    const kind = [directive, blocked, page].join(' ')
    if (logged.has(kind) || logged.size >= MAX_KINDS) return
    logged.add(kind)
    log.warn('a browser blocked something by the content security policy', {
      directive,
      blocked,
      page,
    })
  }
}
