import express, { type Router } from 'express'
import { callerOf } from '../accounts/caller'
import type { Caller } from '../context'
import type { LakeCore } from '../core'
import { isPublicId } from '../document-ids'
import { isOn, searchOf } from './request'

/**
 * `data/doc/{dataset}/{id,id}`: documents by id, drafts and all, whatever the perspective. For
 * anonymous callers a private document does not exist; another answer would tell that it does.
 */
export function docRoutes(core: LakeCore): Router {
  const router = express.Router()

  router.get('/data/doc/:dataset/:ids', (request, response) => {
    const caller = callerOf(request, core.accounts)
    const ids = [...new Set(request.params.ids.split(','))]
    const documents = ids.flatMap((id) => visible(id, caller) ?? [])
    const found = new Set(documents.map(({ _id }) => _id))
    const omitted = ids
      .filter((id) => !found.has(id))
      .map((id) => ({ id, reason: 'existence' as const }))
    const excludeContent = isOn(searchOf(request), 'excludeContent')
    response.json({ documents: excludeContent ? [] : documents.map(core.present), omitted })
  })

  const visible = (id: string, caller: Caller) =>
    caller.kind === 'user' || isPublicId(id) ? core.documents.get(id) : undefined

  return router
}
