import express, { type Request, type Response, type Router } from 'express'
import { z } from 'zod'
import { asyncHandler } from '../accounts/async-handler'
import { authenticateRequest } from '../accounts/caller'
import type { LakeCore } from '../context'
import { badRequest } from '../errors'
import type { Params } from '../types'
import { parsePerspective } from '../query/perspective'
import { readParams } from '../query/read-params'
import type { SourceMapStyle } from '../query/source-map/json-path'
import { forwardedAddress } from '../quota'
import { getRequestedUrl } from '../requested-url'
import { SYNC_TAGS } from '../streams/live-events'
import { getApiVersion, getSearchParams, parseBody } from './request'

const bodySchema = z.object({
  query: z.string(),
  params: z.record(z.string(), z.unknown()).default({}),
})

const sourceMapSchema = z
  .enum(['true', 'withKeyArraySelector', 'false'])
  .transform((style) => (style === 'false' ? undefined : style))

/** `data/query/{dataset}`: GROQ queries by GET, or by POST for long ones. */
export function createQueryRoutes(core: LakeCore): Router {
  const router = express.Router()

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
      const expected = '{"query": "...", "params": {...}}.'
      const { query, params } = parseBody(bodySchema, request, expected)
      await sendResult(request, response, query, params)
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
    const sourceMap = readSourceMapStyle(search)
    const options = { perspective, sourceMap }
    const json = await core.queryWorkers.query(text, params, options, requester)
    // A closed response emits no further `close`, so its reservation would never be released.
    if (response.destroyed) return
    const limitedCaller = caller.kind === 'anonymous' ? address : undefined
    response.once('close', core.quotas.unreadResponses.reserve(limitedCaller, json.length))
    const rest = JSON.stringify({
      ...(search.get('returnQuery') !== 'false' && { query: text }),
      syncTags: SYNC_TAGS,
      ms: core.clock().getTime() - start.getTime(),
    })
    response.type('json').send(`${json.slice(0, -1)},${rest.slice(1)}`)
  }

  return router
}

/** @throws PlainError 400 for any other value of `resultSourceMap` */
function readSourceMapStyle(search: URLSearchParams): SourceMapStyle | undefined {
  const value = search.get('resultSourceMap') ?? 'false'
  const style = sourceMapSchema.safeParse(value)
  if (style.success) return style.data
  throw badRequest(
    `resultSourceMap is "${value}": use "true", "withKeyArraySelector" or "false", or leave it out.`,
  )
}
