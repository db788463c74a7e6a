import { availableParallelism } from 'node:os'
import path from 'node:path'
import express, { type RequestHandler } from 'express'
import type { LakeContext, LakeCore } from '../context'
import { notFound, badRequest } from '../errors'
import { createFairQueue, type FairQueue } from '../fair-queue'
import { imageRoute } from './image-route'
import { uploadRoute } from './upload'
import { asyncHandler } from '../accounts/async-handler'
import { getSearchParams } from '../endpoints/request'
import { getMimeType } from './file-type'
import { mediaFolders } from './media-folders'
import { sendStored } from './send-stored'

/** Leaves one processor to everything else; two pictures at once need twice the memory of one. */
const AT_ONCE = Math.max(1, Math.min(2, availableParallelism() - 1))

/**
 * Of Node's four threads for pictures and files, at least two remain for files. The first
 * visit of a page with many pictures needs some dozens; one caller leaves space for others.
 */
const PICTURES = { concurrency: AT_ONCE, maxPerKey: 200, maxTotal: 300, items: 'pictures' }

/** Creates the queue of all work on pictures, which all datasets share. */
export const createPictureQueue = (): FairQueue => createFairQueue(PICTURES)

export function mediaRoutes(ctx: LakeCore, queue: FairQueue) {
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
  return {
    /**
     * `GET images/{projectId}/{dataset}/{name}` and `files/…`, without a version segment. A display
     * name may follow: `…/{name}/fotos.jpg`.
     */
    stored,
    /**
     * `POST assets/{images|files}/{dataset}` after the version segment, with the bytes as the raw
     * body: no body parser may run before it.
     */
    uploads,
  }
}

/** Browsers may show these types. All others, above all HTML, are downloads. */
const inlineTypes = /^(application\/pdf|image\/|video\/|audio\/|text\/(plain|csv)$)/

/** Sends a stored file; the parameter `dl` makes it a download, optionally with a name. */
function fileRoute(ctx: LakeContext): RequestHandler {
  const folder = mediaFolders(ctx.dir).files

  return asyncHandler(async (request, response) => {
    const { name = '', vanity } = request.params
    const match = /^[0-9a-f]{40}\.([a-z0-9]{1,10})$/.exec(name)
    if (match?.[1] === undefined) throw notFound('File not found')
    if (!ctx.assets.isServed(`files/${name}`)) throw notFound('File not found')
    const search = getSearchParams(request)
    const unknown = [...search.keys()].find((key) => key !== 'dl')
    if (unknown !== undefined) throw badRequest(`Unknown file parameter "${unknown}"`)

    const mimeType = getMimeType(match[1])
    const requestedName = search.get('dl')
    const isInline = requestedName === null && inlineTypes.test(mimeType)
    const downloadName =
      requestedName === null || requestedName === '' ? (vanity ?? name) : requestedName
    await sendStored(response, path.join(folder, name), {
      mimeType,
      tag: name,
      download: isInline ? undefined : downloadName,
      isPdf: mimeType === 'application/pdf',
    })
  })
}
