import { availableParallelism } from 'node:os'
import express, { type RequestHandler, type Router } from 'express'
import type { LakeContext } from '../context'
import { notFound } from '../errors'
import { createFairQueue, type FairQueue } from '../fair-queue'
import { fileRoute } from './file-route'
import { imageRoute } from './image-route'
import { uploadRoute } from './upload'

/** Leaves one processor to everything else; two pictures at once need twice the memory of one. */
const AT_ONCE = Math.max(1, Math.min(2, availableParallelism() - 1))

/**
 * Of Node's four threads for pictures and files, at least two remain for files. The first
 * visit of a page with many pictures needs some dozens; one caller leaves space for others.
 */
const PICTURES = { concurrency: AT_ONCE, maxPerKey: 200, maxTotal: 300, items: 'pictures' }

interface MediaRoutes {
  /**
   * `GET images/{projectId}/{dataset}/{name}` and `files/…`, without a version segment. A display name
   * may follow: `…/{name}/fotos.jpg`.
   */
  readonly stored: Router
  /**
   * `POST assets/{images|files}/{dataset}` after the version segment, with the bytes as the raw body: no
   * body parser may run before it.
   */
  readonly uploads: Router
}

/** Creates the queue of all work on pictures, which all datasets share. */
export const createPictureQueue = (): FairQueue => createFairQueue(PICTURES)

export function mediaRoutes(ctx: LakeContext, queue = createPictureQueue()): MediaRoutes {
  const requireDataset: RequestHandler = ({ params }, _response, next) => {
    if (params.projectId !== ctx.projectId || params.dataset !== ctx.dataset) {
      throw notFound('File not found')
    }
    next()
  }
  const stored = express.Router()
  const file = '/:projectId/:dataset/:name/:vanity?'
  stored.get(`/images${file}`, requireDataset, imageRoute(ctx, queue))
  stored.get(`/files${file}`, requireDataset, fileRoute(ctx))
  const uploads = express.Router()
  uploads.post('/assets/:kind(images|files)/:dataset', uploadRoute(ctx, queue))
  return { stored, uploads }
}
