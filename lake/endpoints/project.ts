import express, { type Router } from 'express'
import { requireUser } from '../accounts/caller'
import type { LakeCore } from '../context'

/** `projects/…`: the only project. */
export function createProjectRoutes({ accounts, projectId }: LakeCore): Router {
  const router = express.Router()

  router.get('/projects/:project', (request, response) => {
    const { userId, role } = requireUser(request, accounts)
    response.json({
      id: projectId,
      displayName: projectId,
      organizationId: null,
      isBlocked: false,
      isDisabled: false,
      features: [],
      metadata: {},
      members: [{ id: userId, role, roles: [{ name: role }], isCurrentUser: true, isRobot: false }],
    })
  })

  router.get('/projects/:project/user-applications', (request, response) => {
    requireUser(request, accounts)
    response.json([])
  })
  router.get('/projects/:project/grants', (request, response) => {
    requireUser(request, accounts)
    response.json({})
  })

  return router
}
