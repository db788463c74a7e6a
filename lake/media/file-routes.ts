import { access } from 'node:fs/promises'
import path from 'node:path'
import express, { type Request, type Router } from 'express'
import { asyncHandler } from '../accounts/async-handler'
import type { LakeContext } from '../context'
import { badRequest, notFound } from '../errors'
import { mimeOf } from './file-type'
import { createImageCache } from './image-cache'
import { parseImageParams } from './image-params'
import { transformImage } from './image-transform'
import { parseImageName, variantOf } from './image-variant'
import { createLimiter } from './limiter'
import { mediaFolders } from './media-folders'
import { sendStored } from './send-stored'

const TRANSFORMS_AT_ONCE = 2
const TRANSFORMS_WAITING = 300

/** Shown in the browser. Everything else is only ever downloaded: HTML above all. */
const shownInline = /^(application\/pdf|image\/|video\/|audio\/|text\/(plain|csv)$)/

/**
 * The bytes of assets, at `/images/{projectId}/{dataset}/{name}` and `/files/…` below the lake's own
 * root, outside of the version segment. Pictures are transformed by their query parameters; without
 * any, the bytes are those that were uploaded.
 */
export function mediaFileRoutes(ctx: LakeContext): Router {
  const router = express.Router()
  const folders = mediaFolders(ctx.dir)
  const cache = createImageCache(folders.cache)
  const limiter = createLimiter(TRANSFORMS_AT_ONCE, TRANSFORMS_WAITING)
  const requireOurs = ({ params }: Request) => {
    if (params.projectId !== ctx.projectId || params.dataset !== ctx.dataset) {
      throw notFound('File not found')
    }
  }

  router.get(
    '/images/:projectId/:dataset/:name',
    asyncHandler(async (request, response) => {
      requireOurs(request)
      const image = parseImageName(request.params.name ?? '')
      if (image === undefined) throw notFound('File not found')
      const params = parseImageParams(queryOf(request))
      const original = path.join(folders.images, image.file)
      await requireFile(original)
      if (params.auto !== undefined) response.vary('Accept')

      const download = params.dl === '' ? image.file : params.dl
      const variant = variantOf(image, params, request.get('accept') ?? '')
      if (variant === undefined) {
        const mimeType = imageType(image.extension)
        await sendStored(response, original, { mimeType, tag: image.file, download })
        return
      }
      const extension = variant.format === 'pjpg' ? 'jpg' : variant.format
      const file = await cache.get(`${variant.key}.${extension}`, () =>
        limiter(() => transformImage(original, image, variant, params)),
      )
      const mimeType = imageType(extension)
      await sendStored(response, file, { mimeType, tag: variant.key, download })
    }),
  )

  router.get(
    '/files/:projectId/:dataset/:name',
    asyncHandler(async (request, response) => {
      requireOurs(request)
      const { name = '' } = request.params
      const match = /^[0-9a-f]{40}\.([a-z0-9]{1,10})$/.exec(name)
      if (match?.[1] === undefined) throw notFound('File not found')
      const query = queryOf(request)
      const unknown = [...query.keys()].find((key) => key !== 'dl')
      if (unknown !== undefined) throw badRequest(`Unknown file parameter "${unknown}"`)

      const mimeType = mimeOf(match[1]) ?? 'application/octet-stream'
      const asked = query.get('dl')
      const isShown = asked === null && shownInline.test(mimeType)
      const download = isShown ? undefined : asked === null || asked === '' ? name : asked
      const isDocument = mimeType === 'application/pdf'
      const file = path.join(folders.files, name)
      await sendStored(response, file, { mimeType, tag: name, download, isDocument })
    }),
  )

  return router
}

function queryOf(request: Request): URLSearchParams {
  return new URL(request.originalUrl, 'http://localhost').searchParams
}

async function requireFile(file: string) {
  try {
    await access(file)
  } catch {
    throw notFound('File not found')
  }
}

function imageType(extension: string) {
  return mimeOf(extension) ?? 'application/octet-stream'
}
