import express, { type Router } from 'express'
import { requireUser } from '../accounts/caller'
import type { LakeCore } from '../context'

/** `projects/…`: the only project. */
export function createProjectRoutes({ accounts, projectId }: LakeCore): Router {
  const router = express.Router()
  const describeProject = ({ userId, role }: ReturnType<typeof requireUser>) => ({
    id: projectId,
    displayName: projectId,
    organizationId: null,
    isBlocked: false,
    isDisabled: false,
    features: [],
    metadata: {},
    members: [{ id: userId, role, roles: [{ name: role }], isCurrentUser: true, isRobot: false }],
  })

  router.get('/projects', (request, response) => {
    response.json([describeProject(requireUser(request, accounts))])
  })
  router.get('/projects/:project', (request, response) => {
    response.json(describeProject(requireUser(request, accounts)))
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
