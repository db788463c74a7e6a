import express, { type Response, type Router } from 'express'
import { asyncHandler } from '../accounts/async-handler'
import { callerOf } from '../accounts/caller'
import type { LakeCore } from '../core'
import { withArrayKeys } from '../mutations/array-keys'
import { parseMutationRequest } from '../mutations/mutation'
import { withSelected } from '../mutations/select'
import {
  listenersTold,
  storedOutcome,
  transact,
  writerOf,
  type Outcome,
} from '../mutations/transact'
import { requireUniqueKeys } from '../mutations/unique-keys'
import type { Workspace } from '../mutations/workspace'
import { forwardedAddress } from '../places'
import type { MutationResult } from '../store/document-store'
import { isObject } from '../store/references'
import { isOn, searchOf } from './request'

/** `data/mutate/{dataset}`: mutations as one transaction. Every visibility is synchronous here. */
export function mutateRoutes(core: LakeCore): Router {
  const router = express.Router()
  const newKey = () => core.newId().replaceAll('-', '').slice(0, 12)

  router.post(
    '/data/mutate/:dataset',
    asyncHandler(async (request, response) => {
      const caller = callerOf(request, core.accounts)
      writerOf(caller, 'mutationError')
      const search = searchOf(request)
      const body: unknown = request.body
      const isKeyed = isOn(search, 'autoGenerateArrayKeys')
      const keyed = isKeyed ? withMutationKeys(body, newKey) : body
      const { mutations, transactionId } = parseMutationRequest(keyed)
      const dryRun = isOn(search, 'dryRun')
      const address = forwardedAddress(request.headers)
      const stored = storedOutcome(core, transactionId)
      if (stored !== undefined) {
        // Before its queries are asked again: they would select something else now.
        respond(response, search, stored)
        return
      }
      const outcome = await withSelected(core, { caller, address }, mutations, (selected) =>
        transact(core, { kind: 'mutationError', caller, transactionId, dryRun }, [
          ...selected.map(
            (ofOne) => (workspace: Workspace) => ofOne.map((mutation) => workspace.apply(mutation)),
          ),
          ...(isKeyed ? [checkKeys] : []),
        ]),
      )
      await listenersTold()
      respond(response, search, outcome)
    }),
  )

  function respond(response: Response, search: URLSearchParams, outcome: Outcome) {
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
  }

  return router
}

/** A step that does nothing but look at what the others have done. */
function checkKeys(workspace: Workspace): readonly MutationResult[] {
  for (const { after } of workspace.changes()) if (after !== null) requireUniqueKeys(after)
  return []
}

/** Fills keys inside each mutation; the list of mutations itself is not content. */
function withMutationKeys(body: unknown, newKey: () => string): unknown {
  if (!isObject(body) || !Array.isArray(body.mutations)) return body
  return {
    ...body,
    mutations: body.mutations.map((mutation: unknown) => withArrayKeys(mutation, newKey)),
  }
}
