import type { RequestHandler } from 'express'
import { canRead } from '../access'
import { authenticateRequest } from '../accounts/caller'
import type { LakeCore } from '../context'
import { getPresenter, getSearchParams, isTrue } from './request'

/**
 * `data/doc/{dataset}/{id,id}`: documents by id, including drafts, in every perspective. Callers get
 * the same response for documents that they may not read as for missing ones.
 */
export function readDocuments(core: LakeCore): RequestHandler {
  return (request, response) => {
    const caller = authenticateRequest(request, core.accounts)
    const ids = [...new Set(request.params.ids?.split(','))]
    const readable = ids.filter((id) => canRead(caller, id))
    const documents = readable.flatMap((id) => core.documents.get(id) ?? [])
    const found = new Set(documents.map(({ _id }) => _id))
    const omitted = ids
      .filter((id) => !found.has(id))
      .map((id) => ({ id, reason: 'existence' as const }))
    const excludeContent = isTrue(getSearchParams(request), 'excludeContent')
    const presented = excludeContent ? [] : documents.map(getPresenter(core, request))
    response.json({ documents: presented, omitted })
  }
}
