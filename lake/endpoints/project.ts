import express, { type Router } from 'express'
import { callerOf, signedInCaller } from '../accounts/caller'
import type { Caller } from '../context'
import type { LakeCore } from '../core'
import { searchOf } from './request'

/**
 * The project's own records: `projects/…`, `datasets`, `aliases`. There is one project with one
 * dataset, which anyone may read and those with a role may write.
 */
export function projectRoutes(core: LakeCore): Router {
  const router = express.Router()
  const { accounts, projectId } = core
  const dataset = { name: core.dataset, aclMode: 'public', datasetProfile: null, tags: [] }

  router.get('/projects/:project', (request, response) => {
    const { userId, role } = signedInCaller(request, accounts)
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

  // With a profile the Studio asks for add-on datasets, such as that of comments: there are none.
  router.get('/projects/:project/datasets', (request, response) => {
    signedInCaller(request, accounts)
    response.json(searchOf(request).has('datasetProfile') ? [] : [dataset])
  })
  router.get('/projects/:project/datasets/:dataset/acl', (request, response) => {
    response.json(grantsOf(callerOf(request, accounts)))
  })
  router.get('/projects/:project/user-applications', (request, response) => {
    signedInCaller(request, accounts)
    response.json([])
  })
  router.get('/projects/:project/grants', (request, response) => {
    signedInCaller(request, accounts)
    response.json({})
  })
  router.get('/datasets', (request, response) => {
    signedInCaller(request, accounts)
    response.json([dataset])
  })
  router.get('/aliases', (request, response) => {
    signedInCaller(request, accounts)
    response.json([])
  })

  return router
}

/** What a caller may do, as filters that the Studio evaluates on each document. */
function grantsOf(caller: Caller) {
  if (caller.kind === 'anonymous') return [{ filter: '_id in path("*")', permissions: ['read'] }]
  const permissions = {
    viewer: ['read', 'history'],
    editor: ['read', 'create', 'update', 'history', 'editHistory'],
    administrator: ['read', 'create', 'update', 'history', 'editHistory', 'manage'],
  }
  return [{ filter: '_id in path("**")', permissions: permissions[caller.role] }]
}
