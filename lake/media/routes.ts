import { rmSync } from 'node:fs'
import express, { type Router } from 'express'
import { asyncHandler } from '../accounts/async-handler'
import { signedInCaller } from '../accounts/caller'
import type { LakeContext } from '../context'
import { notFound } from '../errors'
import { createLimiter } from './limiter'
import { mediaFolders } from './media-folders'
import { uploadAsset } from './upload'

export { mediaFileRoutes } from './file-routes'

const PICTURES_READ_AT_ONCE = 2
const PICTURES_WAITING = 100

/**
 * Uploads, relative to the version segment: `POST assets/{images|files}/{dataset}` with the bytes as
 * the raw body. No body parser may run before it.
 */
export function mediaRoutes(ctx: LakeContext): Router {
  const router = express.Router()
  const limiter = createLimiter(PICTURES_READ_AT_ONCE, PICTURES_WAITING)
  // What an earlier process was receiving when it ended.
  rmSync(mediaFolders(ctx.dir).uploads, { recursive: true, force: true })

  router.post(
    '/assets/:kind(images|files)/:dataset',
    asyncHandler(async (request, response) => {
      const caller = signedInCaller(request, ctx.accounts, ['administrator', 'editor'])
      const { kind, dataset } = request.params
      if (dataset !== ctx.dataset) {
        throw notFound(`Dataset "${String(dataset)}" not found for project ID "${ctx.projectId}"`)
      }
      const assetKind = kind === 'images' ? 'images' : 'files'
      const document = await uploadAsset(ctx, assetKind, request, caller, limiter)
      const url = `${ctx.publicUrl}/${String(document.path)}`
      response.json({ document: { ...document, url } })
    }),
  )

  return router
}
