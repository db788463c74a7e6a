import path from 'node:path'
import type { RequestHandler } from 'express'
import { asyncHandler } from '../accounts/async-handler'
import type { LakeContext } from '../context'
import { getSearchParams } from '../endpoints/request'
import { badRequest, notFound } from '../errors'
import { getMimeType } from './file-type'
import { mediaFolders } from './media-folders'
import { sendStored } from './send-stored'

/** Browsers may show these types. All others, above all HTML, are downloads. */
const inlineTypes = /^(application\/pdf|image\/|video\/|audio\/|text\/(plain|csv)$)/

/** Sends a stored file; the parameter `dl` makes it a download, optionally with a name. */
export function fileRoute(ctx: LakeContext): RequestHandler {
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
