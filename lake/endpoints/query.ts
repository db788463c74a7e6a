import express, { type Request, type Response, type Router } from 'express'
import { z } from 'zod'
import { asyncHandler } from '../accounts/async-handler'
import { authenticateRequest } from '../accounts/caller'
import type { LakeCore } from '../context'
import { badRequest } from '../errors'
import type { Params } from '../types'
import { parsePerspective } from '../query/perspective'
import { readParams } from '../query/read-params'
import { createQuota, forwardedAddress } from '../quota'
import { getRequestedUrl } from '../requested-url'
import { SYNC_TAGS } from '../streams/live-events'
import { getSearchParams, getApiVersion } from './request'

/** Characters of responses to anonymous callers that they have not read yet. */
const UNREAD_LIMITS = { perCaller: 32 * 1024 * 1024, total: 256 * 1024 * 1024 }

const bodySchema = z.object({
  query: z.string(),
  params: z.record(z.string(), z.unknown()).default({}),
})

/** `data/query/{dataset}`: GROQ queries by GET, or by POST for long ones. */
export function createQueryRoutes(core: LakeCore): Router {
  const router = express.Router()
  const quota = createQuota('unread responses', 'network address', UNREAD_LIMITS)

  router.get(
    '/data/query/:dataset',
    asyncHandler(async (request, response) => {
      const search = getSearchParams(request)
      await sendResult(request, response, search.get('query') ?? '', readParams(search))
    }),
  )

  router.post(
    '/data/query/:dataset',
    asyncHandler(async (request, response) => {
      const body = bodySchema.safeParse(request.body)
      if (!body.success) throw badRequest('Expected {"query": "...", "params": {...}}.')
      await sendResult(request, response, body.data.query, body.data.params)
    }),
  )

  async function sendResult(request: Request, response: Response, text: string, params: Params) {
    if (text.trim() === '') throw badRequest('The query is missing.')
    const start = core.clock()
    const search = getSearchParams(request)
    const caller = authenticateRequest(request, core.accounts)
    const perspective = parsePerspective(
      search.get('perspective') ?? undefined,
      getApiVersion(request),
    )
    const address = forwardedAddress(request.headers)
    const publicUrl = getRequestedUrl(request.headers, core.publicUrl)
    const requester = { caller, address, publicUrl }
    const result = await core.evaluator.query(text, params, perspective, requester)
    // A closed response emits no further `close`, so its reservation would never be released.
    if (response.destroyed) return
    const limitedCaller = caller.kind === 'anonymous' ? address : undefined
    response.once('close', quota.reserve(limitedCaller, result.length))
    if (search.has('resultSourceMap') && search.get('resultSourceMap') !== 'false') {
      response.set('X-Sanity-Warning', 'The embedded Content Lake gives no result source maps.')
    }
    const rest = JSON.stringify({
      ...(search.get('returnQuery') !== 'false' && { query: text }),
      syncTags: SYNC_TAGS,
      ms: core.clock().getTime() - start.getTime(),
    })
    response.type('json').send(`{"result":${result},${rest.slice(1)}`)
  }

  return router
}
