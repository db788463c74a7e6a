import { z } from 'zod'
import type { RateLimit } from '~/lib/http/rate-limit.server'
import { readText } from '~/lib/http/read-form.server'
import { isSameOrigin } from '~/lib/http/same-origin.server'

/** What is kept of a report: no address of a visitor, no path and no query. */
export interface PolicyReport {
  /** The directive that blocked something, or `other`. */
  directive: string
  /** What it blocked: an origin, a scheme such as `data`, or a word such as `inline`. */
  blocked: string
  /** Id of the page's document, `studio` or `notFound`. */
  page: string
}

export interface ReportDeps {
  /** The site's address. */
  siteUrl: string
  /** Counts by network address, in memory only. */
  allowsCaller: RateLimit
  /** Id of the document of the page at a path, if there is one. */
  findPageId: (path: string) => Promise<string | undefined>
  record: (report: PolicyReport) => void
}

/** The Studio, also of another dataset, such as `/studio-staging`. */
const STUDIO = /^\/studio(?:[-/]|$)/

/** Reports repeat the complete policy. */
const MAX_BYTES = 16_384

/** The body that browsers send to `report-uri` (Content Security Policy Level 3, section 5.3). */
const shape = z.object({
  'csp-report': z.object({
    'document-uri': z.string(),
    'blocked-uri': z.string(),
    'effective-directive': z.string().optional(),
    'violated-directive': z.string().optional(),
  }),
})

const directives: ReadonlySet<string> = new Set([
  ...['base-uri', 'connect-src', 'default-src', 'font-src', 'form-action', 'frame-ancestors'],
  ...['frame-src', 'img-src', 'manifest-src', 'media-src', 'object-src', 'script-src'],
  ...['script-src-attr', 'script-src-elem', 'style-src', 'style-src-attr', 'style-src-elem'],
  'worker-src',
])

/**
 * Accepts a browser's report that a Content-Security-Policy blocked something (SAFE-01). Anybody can
 * send one, so it is counted and logged, and nothing acts on it.
 * @param caller network address of the sender
 * @returns the HTTP status: 204, or 400, 403, 413 or 429
 */
export async function acceptReport(
  request: Request,
  caller: string,
  { siteUrl, allowsCaller, findPageId, record }: ReportDeps,
): Promise<204 | 400 | 403 | 413 | 429> {
  if (!isSameOrigin(request, siteUrl)) return 403
  if (!allowsCaller(caller)) return 429
  const read = await readText(request, MAX_BYTES)
  if ('status' in read) return read.status
  const report = shape.safeParse(parseJson(read.text)).data?.['csp-report']
  const path = report && findPath(report['document-uri'])
  if (report === undefined || path === undefined) return 400
  const directive = report['effective-directive'] ?? report['violated-directive'] ?? ''
  const [name = ''] = directive.split(' ')
  record({
    directive: directives.has(name) ? name : 'other',
    blocked: describeBlocked(report['blocked-uri']),
    page: STUDIO.test(path) ? 'studio' : ((await findPageId(path)) ?? 'notFound'),
  })
  return 204
}

function findPath(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).pathname : undefined
}

/** Browsers send an address, only its scheme, or a word. An extension's scheme is enough. */
function describeBlocked(blocked: string): string {
  if (!URL.canParse(blocked)) return /^[a-z-]{1,30}$/.test(blocked) ? blocked : 'other'
  const { origin, protocol } = new URL(blocked)
  return /^(?:https?|wss?):$/.test(protocol) ? origin : protocol.replace(/:$/, '')
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
