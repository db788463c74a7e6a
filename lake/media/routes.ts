import { availableParallelism } from 'node:os'
import express, { type RequestHandler, type Router } from 'express'
import type { LakeContext } from '../context'
import { notFound } from '../errors'
import { createFairQueue } from '../fair-queue'
import { fileRoute } from './file-route'
import { imageRoute } from './image-route'
import { uploadRoute } from './upload-route'

/** One processor is left to everything else, and two pictures at once take twice the memory of one. */
const AT_ONCE = Math.max(1, Math.min(2, availableParallelism() - 1))

/**
 * Of four threads that Node has for pictures and for files, at least two are left for files: while
 * pictures are made, everything that is stored can be read. Of one caller as many may wait as
 * `imageRoute` lets one ask for at once, which leaves room for others.
 */
const PICTURES = { atOnce: AT_ONCE, perKey: 200, inAll: 300, things: 'pictures' }

/** Where the bytes of assets come in and go out. */
export interface MediaRoutes {
  /**
   * `GET images/{projectId}/{dataset}/{name}` and `files/…` below the lake's own root, outside of the
   * version segment. A name to show can follow: `…/{name}/fotos.jpg`.
   */
  readonly stored: Router
  /**
   * `POST assets/{images|files}/{dataset}` below the version segment, with the bytes as the raw body:
   * no body parser may run before it.
   */
  readonly uploads: Router
}

export function mediaRoutes(ctx: LakeContext): MediaRoutes {
  const pictures = createFairQueue(PICTURES)
  const requireOurs: RequestHandler = ({ params }, _response, next) => {
    if (params.projectId !== ctx.projectId || params.dataset !== ctx.dataset) {
      throw notFound('File not found')
    }
    next()
  }
  const stored = express.Router()
  const place = '/:projectId/:dataset/:name/:vanity?'
  stored.get(`/images${place}`, requireOurs, imageRoute(ctx, pictures))
  stored.get(`/files${place}`, requireOurs, fileRoute(ctx))
  const uploads = express.Router()
  uploads.post('/assets/:kind(images|files)/:dataset', uploadRoute(ctx, pictures))
  return { stored, uploads }
}
