import express, { type Router } from 'express'
import { callerOf } from '../accounts/caller'
import type { LakeCore } from '../core'
import { parseActionRequest } from '../mutations/action'
import { performAction } from '../mutations/perform-action'
import { transact } from '../mutations/transact'

/** `data/actions/{dataset}`: document actions, all of a request as one transaction. */
export function actionRoutes(core: LakeCore): Router {
  const router = express.Router()

  router.post('/data/actions/:dataset', (request, response) => {
    const caller = callerOf(request, core.accounts)
    const { actions, transactionId, dryRun } = parseActionRequest(request.body)
    const outcome = transact(
      core,
      { kind: 'actionError', caller, transactionId, dryRun },
      actions.map((action) => (workspace) => performAction(workspace, action)),
    )
    response.json({ transactionId: outcome.transactionId })
  })

  return router
}
