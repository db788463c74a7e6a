import type { Request, RequestHandler, Response } from 'express'
import { asyncHandler } from '../accounts/async-handler'
import { authenticateRequest } from '../accounts/caller'
import type { LakeCore } from '../context'
import { withExpandedQueries } from '../mutations/expand-queries'
import { parseMutationRequest } from '../mutations/mutation'
import {
  requireWriter,
  storedOutcome,
  transact,
  waitForListeners,
  type Outcome,
} from '../mutations/transact'
import { forwardedAddress } from '../quota'
import { isObject } from '../store/references'
import { getPresenter, getSearchParams, isTrue } from './request'

/** `data/mutate/{dataset}`: mutations as one transaction. Every `visibility` acts as `sync`. */
export function mutate(core: LakeCore): RequestHandler {
  const newKey = () => core.newId().replaceAll('-', '').slice(0, 12)

  return asyncHandler(async (request, response) => {
    const caller = authenticateRequest(request, core.accounts)
    requireWriter(caller, 'mutationError')
    const search = getSearchParams(request)
    const body: unknown = request.body
    const addsKeys = isTrue(search, 'autoGenerateArrayKeys')
    const withKeys = addsKeys ? withMutationKeys(body, newKey) : body
    const { mutations, transactionId } = parseMutationRequest(withKeys)
    const dryRun = isTrue(search, 'dryRun')
    const address = forwardedAddress(request.headers)
    const stored = storedOutcome(core, transactionId)
    if (stored !== undefined) {
      // Returned before the queries run again, because they could select other documents now.
      sendOutcome(core, request, response, stored)
      return
    }
    const outcome = await withExpandedQueries(core, { caller, address }, mutations, (selected) =>
      transact(
        core,
        { kind: 'mutationError', caller, transactionId, dryRun },
        selected.map((ofOne) => (workspace) => ofOne.map((mutation) => workspace.apply(mutation))),
      ),
    )
    await waitForListeners()
    sendOutcome(core, request, response, outcome)
  })
}

function sendOutcome(core: LakeCore, request: Request, response: Response, outcome: Outcome) {
  const search = getSearchParams(request)
  const present = getPresenter(core, request)
  const returnDocuments = isTrue(search, 'returnDocuments')
  const returnIds = isTrue(search, 'returnIds') || returnDocuments
  response.json({
    transactionId: outcome.transactionId,
    results: returnIds
      ? outcome.results.map(({ id, operation }) => {
          const document = returnDocuments ? outcome.document(id) : undefined
          return { id, operation, ...(document && { document: present(document) }) }
        })
      : outcome.results.map(({ operation }) => ({ operation })),
  })
}

/** Adds keys to arrays inside each mutation, not to the list of mutations itself. */
function withMutationKeys(body: unknown, newKey: () => string): unknown {
  if (!isObject(body) || !Array.isArray(body.mutations)) return body
  return {
    ...body,
    mutations: body.mutations.map((mutation: unknown) => addArrayKeys(mutation, newKey)),
  }
}

/** @returns a copy in which every object in an array has a `_key`, at any depth */
function addArrayKeys(value: unknown, newKey: () => string): unknown {
  if (Array.isArray(value)) {
    return value.map((item: unknown) => {
      const filled = addArrayKeys(item, newKey)
      return isObject(filled) && filled._key === undefined ? { _key: newKey(), ...filled } : filled
    })
  }
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([field, inner]) => [field, addArrayKeys(inner, newKey)]),
  )
}
