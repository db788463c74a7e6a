import express, { type Router } from 'express'
import { asyncHandler } from '../accounts/async-handler'
import { authenticateRequest } from '../accounts/caller'
import type { LakeCore } from '../context'
import { parseActionRequest } from '../mutations/action'
import { performAction } from '../mutations/perform-action'
import { transact, waitForListeners } from '../mutations/transact'

/** `data/actions/{dataset}`: performs all document actions of a request as one transaction. */
export function createActionRoutes(core: LakeCore): Router {
  const router = express.Router()

  router.post(
    '/data/actions/:dataset',
    asyncHandler(async (request, response) => {
      const caller = authenticateRequest(request, core.accounts)
      const { actions, transactionId, dryRun } = parseActionRequest(request.body)
      const outcome = transact(
        core,
        { kind: 'actionError', caller, transactionId, dryRun },
        actions.map((action) => (workspace) => performAction(workspace, action)),
      )
      await waitForListeners()
      response.json({ transactionId: outcome.transactionId })
    }),
  )

  return router
}
