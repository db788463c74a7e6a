import { access } from 'node:fs/promises'
import path from 'node:path'
import type { RequestHandler, Response } from 'express'
import { asyncHandler } from '../accounts/async-handler'
import type { LakeContext } from '../context'
import { notFound } from '../errors'
import type { FairQueue } from '../fair-queue'
import { forwardedAddress, networkOf } from '../places'
import { mimeOf } from './file-type'
import { createImageCache } from './image-cache'
import { parseImageParams } from './image-params'
import { transformImage } from './image-transform'
import { parseImageName, variantOf } from './image-variant'
import { mediaFolders } from './media-folders'
import { createRate } from './rate'
import { sendStored, sendUnstored } from './send-stored'
import { queryOf } from './stored-address'

/** A first visit of a page full of pictures takes some dozens, each later one none. */
const TRANSFORMS = { most: 200, windowMs: 10_000 }

/** Whoever asks the lake itself, such as the site's own server. */
const OWN = 'own'

/** The least urgent `Priority` of RFC 9218: such a transform begins when no other runs or waits. */
const BACKGROUND = 'u=7'

/**
 * Answers with a stored picture, transformed by its query parameters; without any, the bytes are
 * those that were uploaded. Only transforms that are not in the cache count for the limits.
 * @param pictures the queue of whatever works on pictures
 */
export function imageRoute(ctx: LakeContext, pictures: FairQueue): RequestHandler {
  const folders = mediaFolders(ctx.dir)
  const cache = createImageCache(folders.cache, ctx.clock)
  const rate = createRate('new pictures', TRANSFORMS, ctx.clock)

  return asyncHandler(async (request, response) => {
    const image = parseImageName(request.params.name ?? '')
    if (image === undefined) throw notFound('File not found')
    const params = parseImageParams(queryOf(request))
    const original = path.join(folders.images, image.file)
    await requireFile(original)
    if (params.auto !== undefined) response.vary('Accept')

    const download = params.dl === '' ? (request.params.vanity ?? image.file) : params.dl
    const variant = variantOf(image, params, request.get('accept') ?? '')
    if (variant === undefined) {
      const mimeType = imageType(image.extension)
      await sendStored(response, original, { mimeType, tag: image.file, download })
      return
    }
    const extension = variant.format === 'pjpg' ? 'jpg' : variant.format
    const name = `${variant.key}.${extension}`
    let picture: string | Buffer | undefined = await cache.find(name)
    if (picture === undefined) {
      const gone = goneSignal(response)
      const address = forwardedAddress(request.headers)
      rate.count(address)
      if (address === undefined && request.get('priority') === BACKGROUND) await pictures.idle()
      const make = (unwanted: AbortSignal) =>
        pictures.run(
          callerOf(address),
          () => transformImage(original, image, variant, params),
          unwanted,
        )
      try {
        picture = await cache.get(name, make, gone)
      } catch (error) {
        if (gone.aborted) return
        throw error
      }
    }
    const options = { mimeType: imageType(extension), tag: variant.key, download }
    if (typeof picture === 'string') await sendStored(response, picture, options)
    else sendUnstored(response, picture, options)
  })
}

function callerOf(address: string | undefined): string {
  return address === undefined ? OWN : networkOf(address)
}

/** Aborted when the connection ends before the response is sent. */
function goneSignal(response: Response): AbortSignal {
  const controller = new AbortController()
  const abort = () => controller.abort()
  if (response.destroyed) abort()
  response.once('close', () => {
    if (!response.writableFinished) abort()
  })
  return controller.signal
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
