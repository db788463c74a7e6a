import express, { type Router } from 'express'
import { asyncHandler } from '../accounts/async-handler'
import { callerOf } from '../accounts/caller'
import type { LakeCore } from '../core'
import { parseActionRequest } from '../mutations/action'
import { performAction } from '../mutations/perform-action'
import { listenersTold, transact } from '../mutations/transact'

/** `data/actions/{dataset}`: document actions, all of a request as one transaction. */
export function actionRoutes(core: LakeCore): Router {
  const router = express.Router()

  router.post(
    '/data/actions/:dataset',
    asyncHandler(async (request, response) => {
      const caller = callerOf(request, core.accounts)
      const { actions, transactionId, dryRun } = parseActionRequest(request.body)
      const outcome = transact(
        core,
        { kind: 'actionError', caller, transactionId, dryRun },
        actions.map((action) => (workspace) => performAction(workspace, action)),
      )
      await listenersTold()
      response.json({ transactionId: outcome.transactionId })
    }),
  )

  return router
}
