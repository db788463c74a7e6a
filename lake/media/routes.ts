import express, { type RequestHandler, type Router } from 'express'
import type { LakeContext } from '../context'
import { notFound } from '../errors'
import { fileRoute } from './file-route'
import { imageRoute } from './image-route'
import { createLimiter } from './limiter'
import { uploadRoute } from './upload-route'

/**
 * Of four threads that Node has for pictures and for files, two are left for files: while pictures
 * are made, everything that is stored can be read.
 */
const PICTURES_AT_ONCE = 2
const PICTURES_WAITING = 300

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
  const limiter = createLimiter(PICTURES_AT_ONCE, PICTURES_WAITING)
  const requireOurs: RequestHandler = ({ params }, _response, next) => {
    if (params.projectId !== ctx.projectId || params.dataset !== ctx.dataset) {
      throw notFound('File not found')
    }
    next()
  }
  const stored = express.Router()
  const place = '/:projectId/:dataset/:name/:vanity?'
  stored.get(`/images${place}`, requireOurs, imageRoute(ctx, limiter))
  stored.get(`/files${place}`, requireOurs, fileRoute(ctx))
  const uploads = express.Router()
  uploads.post('/assets/:kind(images|files)/:dataset', uploadRoute(ctx, limiter))
  return { stored, uploads }
}
