import express, { type Router } from 'express'
import { callerOf } from '../accounts/caller'
import type { LakeCore } from '../core'
import { withArrayKeys } from '../mutations/array-keys'
import { parseMutationRequest } from '../mutations/mutation'
import { transact } from '../mutations/transact'
import { isObject } from '../store/references'
import { isOn, searchOf } from './request'

/** `data/mutate/{dataset}`: mutations as one transaction. Every visibility is synchronous here. */
export function mutateRoutes(core: LakeCore): Router {
  const router = express.Router()
  const newKey = () => core.newId().replaceAll('-', '').slice(0, 12)

  router.post('/data/mutate/:dataset', (request, response) => {
    const caller = callerOf(request, core.accounts)
    const search = searchOf(request)
    const body: unknown = request.body
    const keyed = isOn(search, 'autoGenerateArrayKeys') ? withMutationKeys(body, newKey) : body
    const { mutations, transactionId } = parseMutationRequest(keyed)
    const dryRun = isOn(search, 'dryRun')
    const outcome = transact(
      core,
      { kind: 'mutationError', caller, transactionId, dryRun },
      mutations.map((mutation) => (workspace) => workspace.apply(mutation)),
    )
    const returnDocuments = isOn(search, 'returnDocuments')
    const returnIds = isOn(search, 'returnIds') || returnDocuments
    response.json({
      transactionId: outcome.transactionId,
      results: returnIds
        ? outcome.results.map(({ id, operation }) => {
            const document = returnDocuments ? outcome.document(id) : undefined
            return { id, operation, ...(document && { document: core.present(document) }) }
          })
        : outcome.results.map(({ operation }) => ({ operation })),
    })
  })

  return router
}

/** Fills keys inside each mutation; the list of mutations itself is not content. */
function withMutationKeys(body: unknown, newKey: () => string): unknown {
  if (!isObject(body) || !Array.isArray(body.mutations)) return body
  return {
    ...body,
    mutations: body.mutations.map((mutation: unknown) => withArrayKeys(mutation, newKey)),
  }
}
