import express, { type Router } from 'express'
import { requireAdministrator } from '../accounts/caller'
import { listApiRoles } from '../accounts/roles'
import type { LakeCore } from '../context'

/**
 * What `sanity tokens`, `users` and `cors` read of the project. Origins are a setting, and users are
 * added without an invitation.
 */
export function createManagementRoutes({ accounts, origins }: LakeCore): Router {
  const router = express.Router()
  const administrator = requireAdministrator(accounts)

  router.get('/projects/:project/roles', administrator, (_request, response) => {
    response.json(listApiRoles())
  })
  router.get('/invitations/project/:project', administrator, (_request, response) => {
    response.json([])
  })
  router.get('/cors', administrator, (_request, response) => {
    response.json(
      origins.configured.map((origin) => ({ id: origin, origin, allowCredentials: true })),
    )
  })

  return router
}
