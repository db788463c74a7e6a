import express, { type Request, type Response, type Router } from 'express'
import { z } from 'zod'
import { asyncHandler } from '../accounts/async-handler'
import { callerOf } from '../accounts/caller'
import type { LakeCore } from '../core'
import { badRequest } from '../errors'
import { createPlaces, forwardedAddress } from '../places'
import type { Params } from '../query/parse'
import { parsePerspective } from '../query/perspective'
import { readParams } from '../query/read-params'
import { SYNC_TAGS } from '../streams/live-events'
import { searchOf, versionOf } from './request'

/** Characters of answers that their readers have not taken yet. */
const ANONYMOUS_ANSWERS = { each: 32 * 1024 * 1024, inAll: 256 * 1024 * 1024 }

const bodySchema = z.object({
  query: z.string(),
  params: z.record(z.string(), z.unknown()).default({}),
})

/** `data/query/{dataset}`: GROQ by GET, or by POST for long queries. */
export function queryRoutes(core: LakeCore): Router {
  const router = express.Router()
  const places = createPlaces('answers that are not read', 'network address', ANONYMOUS_ANSWERS)

  router.get(
    '/data/query/:dataset',
    asyncHandler(async (request, response) => {
      const search = searchOf(request)
      await answer(request, response, search.get('query') ?? '', readParams(search))
    }),
  )

  router.post(
    '/data/query/:dataset',
    asyncHandler(async (request, response) => {
      const body = bodySchema.safeParse(request.body)
      if (!body.success) throw badRequest('Expected {"query": "...", "params": {...}}.')
      await answer(request, response, body.data.query, body.data.params)
    }),
  )

  async function answer(request: Request, response: Response, text: string, params: Params) {
    if (text.trim() === '') throw badRequest('The query is missing.')
    const start = core.clock()
    const search = searchOf(request)
    const caller = callerOf(request, core.accounts)
    const perspective = parsePerspective(search.get('perspective') ?? undefined, versionOf(request))
    const address = forwardedAddress(request.headers)
    const result = await core.evaluator.query(text, params, perspective, { caller, address })
    // Who has gone takes nothing, and would never give a place back.
    if (response.destroyed) return
    const counted = caller.kind === 'anonymous' ? address : undefined
    response.once('close', places.take(counted, result.length))
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
