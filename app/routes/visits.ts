import type { ActionFunctionArgs } from '@remix-run/node'
import { env } from '#config/env.server'
import { findPageId } from '~/blocks/staff-pages.server'
import { allowOnlyPost, emptyResponse } from '~/lib/http/cache-control'
import { getClientKey } from '~/lib/http/client-key.server'
import { createRateLimit } from '~/lib/http/rate-limit.server'
import { isPreview } from '~/sanity/preview.server'
import { getServices } from '~/services/services.server'
import { acceptCount } from '~/services/visits/accept-count.server'

/** Visitors of a mobile network may share one address. */
const allowsCaller = createRateLimit({ limit: 1_200, windowMs: 600_000 })

export { allowOnlyPost as loader } from '~/lib/http/cache-control'

/** Counts a view or an event that `count.ts` sends, without cookies or personal data (ANA-05). */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  if (request.method !== 'POST') return allowOnlyPost()
  const { siteUrl } = env()
  const { count } = getServices(context).visits
  return emptyResponse(
    await acceptCount(request, getClientKey(context), {
      siteUrl,
      allowsCaller,
      isPreview,
      findPageId,
      count,
    }),
  )
}
