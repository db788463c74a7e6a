import type { ActionFunctionArgs } from '@remix-run/node'
import { env } from '#config/env.server'
import { allowOnlyPost, cacheControl, emptyResponse } from '~/lib/http/cache-control'
import { getClientKey } from '~/lib/http/client-key.server'
import { createRateLimit } from '~/lib/http/rate-limit.server'
import { readJson } from '~/lib/http/read-form.server'
import { isSameOrigin } from '~/lib/http/same-origin.server'
import { openLink } from '~/sanity/preview.server'
import { isLinkId, linkPath } from '~/services/review/link-address.server'
import { siteSecret } from '~/services/site-secret.server'

const allowsCaller = createRateLimit({ limit: 120, windowMs: 600_000 })
const MAX_BYTES = 256

export { allowOnlyPost as loader } from '~/lib/http/cache-control'

/**
 * Answers the Studio with the address of a link that it has created (PLAN-03). The id is the proof:
 * it is random, and only staff may read the private document that has it.
 */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  if (request.method !== 'POST') return allowOnlyPost()
  const { siteUrl } = env()
  if (!isSameOrigin(request, siteUrl)) return emptyResponse(403)
  if (!allowsCaller(getClientKey(context))) return emptyResponse(429, { 'Retry-After': '600' })
  const read = await readJson(request, MAX_BYTES)
  if ('status' in read) return emptyResponse(read.status)
  const { json } = read
  const id = typeof json === 'object' && json !== null && 'id' in json ? json.id : undefined
  if (!isLinkId(id) || (await openLink(id)) === undefined) return emptyResponse(404)
  const address = `${siteUrl}${linkPath(siteSecret(), id)}`
  return Response.json({ address }, { headers: { 'Cache-Control': cacheControl.private } })
}
