import type { ActionFunctionArgs } from '@remix-run/node'
import { env } from '#config/env.server'
import { allowOnlyPost, emptyResponse } from '~/lib/http/cache-control'
import { getClientKey } from '~/lib/http/client-key.server'
import { createRateLimit } from '~/lib/http/rate-limit.server'
import { log } from '~/lib/process/log.server'
import { acceptReport } from '~/services/policy-report.server'

/**
 * Limit per network address. A page that a browser extension changes can report dozens of times.
 */
const byCaller = createRateLimit({ limit: 10, windowMs: 600_000 })
/** Limit for all addresses together, so that nobody can fill the log. */
const inTotal = createRateLimit({ limit: 60, windowMs: 600_000 })

export { allowOnlyPost as loader } from '~/lib/http/cache-control'

/** Logs what browsers report to the policy's `report-uri` (SAFE-01). */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  if (request.method !== 'POST') return allowOnlyPost()
  const { siteUrl } = env()
  const allowsCaller = (caller: string) => byCaller(caller) && inTotal('everybody')
  const status = await acceptReport(request, getClientKey(context), { siteUrl, allowsCaller, log })
  return emptyResponse(status)
}
