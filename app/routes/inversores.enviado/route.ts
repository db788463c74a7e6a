import type { ActionFunctionArgs } from '@remix-run/node'
import { env } from '../../../config/env.server'
import { cacheControl } from '~/lib/cache-control'
import { callerOf } from '~/lib/caller.server'
import { log } from '~/lib/log.server'
import { createRateLimit } from '~/lib/rate-limit.server'
import { isSameOrigin } from '~/lib/same-origin.server'
import { faultOf } from '~/services/fault.server'
import { readReport } from '~/services/investor-requests/read-report.server'
import { investorRequests } from '~/services/investor-requests/requests.server'

/** As many as there may be requests, each reported once or twice. */
const allowsCaller = createRateLimit({ limit: 60, windowMs: 600_000 })

/** There is nothing to read here. */
export function loader(): Response {
  return answer(405, { Allow: 'POST' })
}

/**
 * A browser says that it has sent the e-mail of a request (FORM-09): a form as
 * readReport has it.
 * What is not reported the server sends itself. Reporting twice is as good as once.
 */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  if (request.method !== 'POST') return answer(405, { Allow: 'POST' })
  if (!isSameOrigin(request, env().siteUrl)) return answer(403)
  if (!allowsCaller(callerOf(context))) return answer(429, { 'Retry-After': '600' })
  const report = await readReport(request)
  if ('status' in report) return answer(report.status)
  try {
    return answer((await investorRequests().reportSent(report)) ? 204 : 404)
  } catch (error) {
    log.error('a sent e-mail could not be noted', { reason: faultOf(error) })
    return answer(503, { 'Retry-After': '5' })
  }
}

function answer(status: number, more: Record<string, string> = {}): Response {
  const headers = { 'Cache-Control': cacheControl.private, ...more }
  return new Response(null, { status, headers })
}
