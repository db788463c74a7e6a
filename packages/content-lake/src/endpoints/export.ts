import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { RequestHandler } from 'express'
import { canRead } from '../access'
import { asyncHandler } from '../accounts/async-handler'
import { authenticateRequest } from '../accounts/caller'
import type { LakeCore } from '../context'
import type { LakeDocument } from '../types'
import { getPresenter } from './request'

/** Characters of one chunk. Other requests run between chunks. */
const CHUNK_LENGTH = 64 * 1024

/** Ends an export whose reader reads nothing for this long. */
const STALLED_MS = 60_000

/**
 * `data/export/{dataset}`: streams the documents that the caller may read, one per line.
 */
export function exportDocuments(core: LakeCore): RequestHandler {
  return asyncHandler(async (request, response) => {
    const caller = authenticateRequest(request, core.accounts)
    response.setTimeout(STALLED_MS, () => void response.destroy())
    const documents = core.documents.snapshot().filter(({ _id }) => canRead(caller, _id))
    const presented = documents.map(getPresenter(core, request))
    response.type('application/x-ndjson')
    const lines = Readable.from(formatChunks(presented), { highWaterMark: 1 })
    await pipeline(lines, response).catch((error: unknown) => {
      // The client closed the connection.
      if (!response.destroyed) throw error
    })
  })
}

function* formatChunks(documents: readonly LakeDocument[]): Generator<string> {
  let chunk = ''
  for (const document of documents) {
    chunk += `${JSON.stringify(document)}\n`
    if (chunk.length < CHUNK_LENGTH) continue
    yield chunk
    chunk = ''
  }
  if (chunk !== '') yield chunk
}
