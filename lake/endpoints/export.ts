import express, { type Router } from 'express'
import { callerOf } from '../accounts/caller'
import type { LakeCore } from '../core'
import type { ViewOf } from '../streams/snapshot-view'

/** `data/export/{dataset}`: every document the caller may read, one a line. */
export function exportRoutes(core: LakeCore, viewOf: ViewOf): Router {
  const router = express.Router()

  router.get('/data/export/:dataset', (request, response) => {
    const caller = callerOf(request, core.accounts)
    const { documents } = viewOf(core.documents.snapshot(), 'raw', caller)
    const lines = documents.map((document) => `${JSON.stringify(document)}\n`)
    response.type('application/x-ndjson').send(lines.join(''))
  })

  return router
}
