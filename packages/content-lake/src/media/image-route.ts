import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import type { RequestHandler } from 'express'
import { asyncHandler } from '../accounts/async-handler'
import type { LakeContext } from '../context'
import { getSearchParams } from '../endpoints/request'
import { notFound } from '../errors'
import type { FairQueue } from '../fair-queue'
import { forwardedAddress, getNetwork } from '../quota'
import { getMimeType } from './file-type'
import { createImageCache } from './image-cache'
import { parseImageParams } from './image-params'
import { transformImage } from './image-transform'
import { parseImageName, planVariant } from './image-variant'
import { mediaFolders } from './media-folders'
import { sendStored, sendUnstored } from './send-stored'

/** Queue key of callers without a forwarded address, such as the site's server. */
const SITE = 'site'

/** Lowest `Priority` of RFC 9218: such a transform starts only if no other one runs or waits. */
const BACKGROUND = 'u=7'

/**
 * Sends a stored picture, transformed by its URL parameters; without parameters, the original bytes.
 * Limits count only transforms that are not cached.
 * @param queue of all work on pictures
 */
export function imageRoute(ctx: LakeContext, queue: FairQueue): RequestHandler {
  const folders = mediaFolders(ctx.dir)
  const cache = createImageCache(folders.cache, ctx.clock)

  return asyncHandler(async (request, response) => {
    const image = parseImageName(request.params.name ?? '')
    if (image === undefined) throw notFound('File not found')
    const params = parseImageParams(getSearchParams(request))
    const original = path.join(folders.images, image.file)
    const requireServed = () => {
      if (!ctx.assets.isServed(`images/${image.file}`)) throw notFound('File not found')
    }
    requireServed()
    if (!existsSync(original)) throw notFound('File not found')
    if (params.auto !== undefined) response.vary('Accept')

    const download = params.dl === '' ? (request.params.vanity ?? image.file) : params.dl
    const variant = planVariant(image, params, request.get('accept') ?? '')
    if (variant === undefined) {
      const mimeType = getMimeType(image.extension)
      await sendStored(response, original, { mimeType, tag: image.file, download })
      return
    }
    const extension = variant.format
    // Begins with the original, so that both can be deleted together.
    const name = `${image.file}.${variant.key}.${extension}`
    let picture: string | Buffer | undefined = await cache.find(name)
    if (picture === undefined) {
      const address = forwardedAddress(request.headers)
      if (address === undefined && request.get('priority') === BACKGROUND) await queue.idle()
      const key = address === undefined ? SITE : getNetwork(address)
      picture = await cache.get(name, () =>
        queue.run(key, () => transformImage(original, image, variant, params)),
      )
    }
    if (typeof picture === 'string' && !ctx.assets.isServed(`images/${image.file}`)) {
      // The asset was deleted while its picture was created.
      await rm(picture, { force: true })
    }
    requireServed()
    const options = { mimeType: getMimeType(extension), tag: variant.key, download }
    if (typeof picture === 'string') await sendStored(response, picture, options)
    else sendUnstored(response, picture, options)
  })
}
