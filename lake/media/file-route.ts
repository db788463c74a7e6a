import path from 'node:path'
import type { RequestHandler } from 'express'
import { asyncHandler } from '../accounts/async-handler'
import type { LakeContext } from '../context'
import { badRequest, notFound } from '../errors'
import { mimeOf } from './file-type'
import { mediaFolders } from './media-folders'
import { sendStored } from './send-stored'
import { queryOf } from './stored-address'

/** Shown in the browser. Everything else is only ever downloaded: HTML above all. */
const shownInline = /^(application\/pdf|image\/|video\/|audio\/|text\/(plain|csv)$)/

/** Answers with the bytes of a stored file; `dl` makes it a download, with a name if one is given. */
export function fileRoute(ctx: LakeContext): RequestHandler {
  const folder = mediaFolders(ctx.dir).files

  return asyncHandler(async (request, response) => {
    const { name = '', vanity } = request.params
    const match = /^[0-9a-f]{40}\.([a-z0-9]{1,10})$/.exec(name)
    if (match?.[1] === undefined) throw notFound('File not found')
    const query = queryOf(request)
    const unknown = [...query.keys()].find((key) => key !== 'dl')
    if (unknown !== undefined) throw badRequest(`Unknown file parameter "${unknown}"`)

    const mimeType = mimeOf(match[1]) ?? 'application/octet-stream'
    const asked = query.get('dl')
    const isShown = asked === null && shownInline.test(mimeType)
    const named = asked === null || asked === '' ? (vanity ?? name) : asked
    const isDocument = mimeType === 'application/pdf'
    const file = path.join(folder, name)
    const download = isShown ? undefined : named
    await sendStored(response, file, { mimeType, tag: name, download, isDocument })
  })
}
