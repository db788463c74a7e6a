import express, { type Router } from 'express'
import type { Accounts } from '../accounts/accounts'
import { authenticateRequest, requireUser } from '../accounts/caller'
import type { LakeCore } from '../context'
import type { Caller } from '../types'
import { getSearchParams } from './request'

/**
 * `projects/…`, `datasets` and `aliases`, for one project with one dataset.
 */
export function createProjectRoutes(core: LakeCore): Router {
  const router = express.Router()
  const { accounts, projectId } = core
  const describeProject = (caller: ReturnType<typeof requireUser>) => ({
    id: projectId,
    displayName: projectId,
    organizationId: null,
    isBlocked: false,
    isDisabled: false,
    features: [],
    metadata: {},
    members: listMembers(accounts, caller),
  })
  const dataset = { name: core.dataset, aclMode: 'public', datasetProfile: null, tags: [] }

  router.get('/projects', (request, response) => {
    response.json([describeProject(requireUser(request, accounts))])
  })
  router.get('/projects/:project', (request, response) => {
    response.json(describeProject(requireUser(request, accounts)))
  })

  // With `datasetProfile` the Studio requests add-on datasets, such as that of comments.
  router.get('/projects/:project/datasets', (request, response) => {
    requireUser(request, accounts)
    response.json(getSearchParams(request).has('datasetProfile') ? [] : [dataset])
  })
  router.get('/projects/:project/datasets/:dataset/acl', (request, response) => {
    response.json(getGrants(authenticateRequest(request, accounts)))
  })
  router.get('/projects/:project/user-applications', (request, response) => {
    requireUser(request, accounts)
    response.json([])
  })
  router.get('/projects/:project/grants', (request, response) => {
    requireUser(request, accounts)
    response.json({})
  })
  router.get('/datasets', (request, response) => {
    requireUser(request, accounts)
    response.json([dataset])
  })
  router.get('/aliases', (request, response) => {
    requireUser(request, accounts)
    response.json([])
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

/** @returns permissions with filters that the Studio evaluates on each document */
function getGrants(caller: Caller) {
  if (caller.kind === 'anonymous') return [{ filter: '_id in path("*")', permissions: ['read'] }]
  const permissions = {
    viewer: ['read', 'history'],
    editor: ['read', 'create', 'update', 'history', 'editHistory'],
    administrator: ['read', 'create', 'update', 'history', 'editHistory', 'manage'],
  }
  return [{ filter: '_id in path("**")', permissions: permissions[caller.role] }]
}
