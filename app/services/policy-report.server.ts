import { z } from 'zod'
import type { RateLimit } from '~/lib/http/rate-limit.server'
import { readJson } from '~/lib/http/read-form.server'
import { isSameOrigin } from '~/lib/http/same-origin.server'
import type { Log } from '~/lib/process/log.server'

export interface ReportDeps {
  siteUrl: string
  /** Counts by network address, in memory only. */
  allowsCaller: RateLimit
  log: Pick<Log, 'warn'>
}

/** Reports repeat the complete policy. */
const MAX_BYTES = 16_384

/** The body that browsers send to `report-uri` (Content Security Policy Level 3, section 5.3). */
const shape = z.object({
  'csp-report': z.object({
    'document-uri': z.url(),
    'blocked-uri': z.string(),
    'effective-directive': z.string().optional(),
    'violated-directive': z.string().optional(),
  }),
})

/**
 * Logs a browser's report that a Content-Security-Policy blocked something (SAFE-01). Anybody can
 * send one, so nothing acts on it. Nothing is stored. The log line has no path, no query and no text
 * of a visitor. A report above the limit has no line; a rejection would be an error in the console of
 * the page.
 * @param caller network address of the sender
 * @returns the HTTP status: 204, or 400, 403 or 413
 */
export async function acceptReport(
  request: Request,
  caller: string,
  { siteUrl, allowsCaller, log }: ReportDeps,
): Promise<204 | 400 | 403 | 413> {
  if (!isSameOrigin(request, siteUrl)) return 403
  if (!allowsCaller(caller)) return 204
  const read = await readJson(request, MAX_BYTES)
  if ('status' in read) return read.status
  const report = shape.safeParse(read.json).data?.['csp-report']
  if (report === undefined) return 400
  const directive = report['effective-directive'] ?? report['violated-directive'] ?? ''
  log.warn('a browser blocked something by the content security policy', {
    origin: describeSource(report['document-uri']),
    directive: describeSource(directive.split(' ')[0] ?? ''),
    blocked: describeSource(report['blocked-uri']),
  })
  return 204
}

/** Of an address its origin, or the scheme of an extension; a keyword as it is. */
function describeSource(source: string): string {
  if (!URL.canParse(source)) return /^[a-z-]{1,30}$/.test(source) ? source : 'other'
  const { origin, protocol } = new URL(source)
  return /^(?:https?|wss?):$/.test(protocol) ? origin : protocol.replace(/:$/, '')
}
