import express, { type Router } from 'express'
import type { Accounts } from '../accounts/accounts'
import { requireUser } from '../accounts/caller'
import type { LakeCore } from '../context'

/**
 * `projects/…`: the only project. Origins are a setting, and administrators add users without an
 * invitation.
 */
export function createProjectRoutes({ accounts, projectId }: LakeCore): Router {
  const router = express.Router()
  const describeProject = (caller: ReturnType<typeof requireUser>) => ({
    id: projectId,
    // The Studio shows it above the name of the workspace.
    displayName: 'Este servidor',
    organizationId: null,
    isBlocked: false,
    isDisabled: false,
    features: [],
    metadata: {},
    members: listMembers(accounts, caller),
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

/** @returns users and API tokens for an administrator, otherwise the caller only */
function listMembers(accounts: Accounts, caller: ReturnType<typeof requireUser>) {
  const users = accounts.listUsers().map(({ id, role }) => ({ id, role, isRobot: false }))
  const robots = accounts.listTokens().map(({ id, role }) => ({ id, role, isRobot: true }))
  return [...users, ...robots]
    .filter(({ id }) => caller.role === 'administrator' || id === caller.userId)
    .map((member) => ({
      ...member,
      roles: [{ name: member.role }],
      isCurrentUser: member.id === caller.userId,
    }))
}
