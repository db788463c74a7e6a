import type { RequestHandler } from 'express'
import { asyncHandler } from '../accounts/async-handler'
import { authenticateRequest } from '../accounts/caller'
import type { LakeCore } from '../context'
import { parseActionRequest } from '../mutations/action'
import { performAction } from '../mutations/perform-action'
import { transact, waitForListeners } from '../mutations/transact'
import { recordFailures } from '../releases/publish-release'

/** `data/actions/{dataset}`: performs all document actions of a request as one transaction. */
export function performActions(core: LakeCore): RequestHandler {
  return asyncHandler(async (request, response) => {
    const caller = authenticateRequest(request, core.accounts)
    const { actions, transactionId, dryRun } = parseActionRequest(request.body)
    const run = () =>
      transact(
        core,
        { kind: 'actionError', caller, transactionId, dryRun },
        actions.map((action) => (workspace) => performAction(workspace, action, core.history)),
      )
    const outcome = dryRun ? run() : recordFailures(core, caller, actions, run)
    await waitForListeners()
    response.json({ transactionId: outcome.transactionId })
  })
}
