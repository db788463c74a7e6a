import express, { type Router } from 'express'
import { z } from 'zod'
import { asyncHandler } from '../accounts/async-handler'
import { requireUser } from '../accounts/caller'
import type { LakeContext } from '../context'
import { badRequest } from '../errors'
import type { LinkChecker } from './link-checker'

const bodySchema = z.object({ urls: z.array(z.string().max(2_000)).min(1).max(20) })

/**
 * `POST links/check` with `{urls}`: editors check links to other sites (CHECK-01). The hosted
 * service has no such endpoint.
 */
export function createLinkRoutes({ accounts }: LakeContext, checker: LinkChecker): Router {
  const router = express.Router()
  router.post(
    '/links/check',
    asyncHandler(async (request, response) => {
      const { userId } = requireUser(request, accounts, ['administrator', 'editor'])
      const body = bodySchema.safeParse(request.body)
      if (!body.success) throw badRequest(`Expected {"urls"}: ${z.prettifyError(body.error)}`)
      const results = await Promise.all(
        body.data.urls.map(async (url) => ({ url, ...(await checker.check(url, userId)) })),
      )
      response.json({ results })
    }),
  )
  return router
}
