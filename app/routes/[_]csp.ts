import type { ActionFunctionArgs } from '@remix-run/node'
import { Counter } from 'prom-client'
import { env } from '../../config/env.server'
import { findPageId } from '~/blocks/staff-pages.server'
import { cacheControl } from '~/lib/http/cache-control'
import { getClientKey } from '~/lib/http/client-key.server'
import { createRateLimit } from '~/lib/http/rate-limit.server'
import { log } from '~/lib/process/log.server'
import { replaceMetric } from '~/lib/process/metric.server'
import { acceptReport } from '~/services/policy-reports/accept-report.server'
import { createReportLog } from '~/services/policy-reports/report-log.server'

/** A page that a browser extension changes can report dozens of times. */
const allowsCaller = createRateLimit({ limit: 60, windowMs: 600_000 })

const reports = replaceMetric(
  'site_policy_reports_total',
  (name) =>
    new Counter({
      name,
      help: 'Reports of browsers that a Content-Security-Policy blocked something, by directive',
      labelNames: ['directive'] as const,
    }),
)

const record = createReportLog({ log, count: (directive) => reports.inc({ directive }) })

/** Only POST is allowed. */
export function loader(): Response {
  return answer(405, { Allow: 'POST' })
}

/** Accepts what browsers report to the policy's `report-uri` (SAFE-01). */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  if (request.method !== 'POST') return answer(405, { Allow: 'POST' })
  const { siteUrl } = env()
  const deps = { siteUrl, allowsCaller, findPageId, record }
  const status = await acceptReport(request, getClientKey(context), deps)
  return answer(status, status === 429 ? { 'Retry-After': '600' } : {})
}

function answer(status: number, more: Record<string, string> = {}): Response {
  const headers = { 'Cache-Control': cacheControl.private, ...more }
  return new Response(null, { status, headers })
}
