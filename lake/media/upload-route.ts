import type { RequestHandler } from 'express'
import { asyncHandler } from '../accounts/async-handler'
import { signedInCaller } from '../accounts/caller'
import type { LakeContext } from '../context'
import { notFound } from '../errors'
import type { FairQueue } from '../fair-queue'
import { uploadAsset } from './upload'

/**
 * Takes in an asset and answers with its document.
 * @param pictures the queue of whatever works on pictures
 */
export function uploadRoute(ctx: LakeContext, pictures: FairQueue): RequestHandler {
  return asyncHandler(async (request, response) => {
    const caller = signedInCaller(request, ctx.accounts, ['administrator', 'editor'])
    const { kind, dataset } = request.params
    if (dataset !== ctx.dataset) {
      throw notFound(`Dataset "${String(dataset)}" not found for project ID "${ctx.projectId}"`)
    }
    const assetKind = kind === 'images' ? 'images' : 'files'
    const document = await uploadAsset(ctx, assetKind, request, caller, pictures)
    const url = `${ctx.publicUrl}/${String(document.path)}`
    response.json({ document: { ...document, url } })
  })
}
