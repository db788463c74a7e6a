import express, { type Router } from 'express'
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
