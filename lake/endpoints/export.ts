import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import express, { type Router } from 'express'
import { asyncHandler } from '../accounts/async-handler'
import { callerOf } from '../accounts/caller'
import type { LakeDocument } from '../context'
import type { LakeCore } from '../core'
import { isPublicId } from '../document-ids'

/** Characters that are written at once: others are answered in between. */
const CHUNK = 64 * 1024

/** `data/export/{dataset}`: every document the caller may read, one a line, as fast as it is read. */
export function exportRoutes(core: LakeCore): Router {
  const router = express.Router()

  router.get(
    '/data/export/:dataset',
    asyncHandler(async (request, response) => {
      const caller = callerOf(request, core.accounts)
      const documents = core.documents
        .snapshot()
        .filter(({ _id }) => caller.kind === 'user' || isPublicId(_id))
      response.type('application/x-ndjson')
      const lines = Readable.from(linesOf(documents.map(core.present)), { highWaterMark: 1 })
      await pipeline(lines, response).catch((error: unknown) => {
        // Nobody is left to be told of it.
        if (!response.destroyed) throw error
      })
    }),
  )

  return router
}

function* linesOf(documents: readonly LakeDocument[]): Generator<string> {
  let chunk = ''
  for (const document of documents) {
    chunk += `${JSON.stringify(document)}\n`
    if (chunk.length < CHUNK) continue
    yield chunk
    chunk = ''
  }
  if (chunk !== '') yield chunk
}
