import type { ActionFunctionArgs } from '@remix-run/node'
import { env } from '#config/env.server'
import { allowOnlyPost, emptyResponse } from '~/lib/http/cache-control'
import { getClientKey } from '~/lib/http/client-key.server'
import { log } from '~/lib/process/log.server'
import { createRateLimit } from '~/lib/http/rate-limit.server'
import { isSameOrigin } from '~/lib/http/same-origin.server'
import { errorReason } from '~/lib/process/error-reason.server'
import { readReport } from '~/services/investor-requests/index.server'
import { getServices } from '~/services/services.server'

/** Three reports for each request that an address may post. */
const allowsCaller = createRateLimit({ limit: 60, windowMs: 600_000 })

export { allowOnlyPost as loader } from '~/lib/http/cache-control'

/**
 * Records a browser's report that it has sent the e-mail of a request (FORM-09); readReport names
 * the fields. Idempotent. The server sends e-mails that nobody reports.
 */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  if (request.method !== 'POST') return allowOnlyPost()
  if (!isSameOrigin(request, env().siteUrl)) return emptyResponse(403)
  if (!allowsCaller(getClientKey(context))) return emptyResponse(429, { 'Retry-After': '600' })
  const report = await readReport(request)
  if ('status' in report) return emptyResponse(report.status)
  try {
    return emptyResponse(getServices(context).investorRequests.reportSent(report) ? 204 : 404)
  } catch (error) {
    log.error('the report of a sent e-mail could not be stored', { reason: errorReason(error) })
    return emptyResponse(503, { 'Retry-After': '5' })
  }
}
