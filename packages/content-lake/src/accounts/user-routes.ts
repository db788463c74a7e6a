import express, { type Request, type Router } from 'express'
import { z } from 'zod'
import type { LakeContext } from '../context'
import { badRequest, notFound } from '../errors'
import type { User } from './accounts'
import { asyncHandler } from './async-handler'
import { requireAdministrator } from './caller'
import { ROLE_NAMES, roleSchema } from './roles'
import { newPassword } from './secrets'

const newUserSchema = z.object({ email: z.email(), role: roleSchema })
const changeSchema = z.object({ role: roleSchema })

/**
 * `projects/{id}/users`: administrators manage who may sign in. The lake generates every password and
 * returns it once. The hosted service has invitations instead.
 */
export function createUserRoutes({ accounts, log }: LakeContext): Router {
  const router = express.Router()

  router.use('/projects/:project/users', requireAdministrator(accounts))

  router.get('/projects/:project/users', (_request, response) => {
    response.json(accounts.listUsers())
  })

  router.post(
    '/projects/:project/users',
    asyncHandler(async (request, response) => {
      const body = newUserSchema.safeParse(request.body)
      if (!body.success) throw badRequest(`Expected {"email", "role"}; roles: ${ROLE_NAMES}`)
      const { email, role } = body.data
      const password = newPassword()
      const user = await accounts.createUser({ email, role, password })
      log('added a user', { user: user.id, role })
      response.json({ ...user, password })
    }),
  )

  router.patch('/projects/:project/users/:id', (request, response) => {
    const { id } = requireUserById(request)
    const body = changeSchema.safeParse(request.body)
    if (!body.success) throw badRequest(`Expected {"role"}; roles: ${ROLE_NAMES}`)
    accounts.setRole(id, body.data.role)
    log('changed a role', { user: id, role: body.data.role })
    response.json(accounts.userById(id))
  })

  router.post(
    '/projects/:project/users/:id/password',
    asyncHandler(async (request, response) => {
      const { id } = requireUserById(request)
      const password = newPassword()
      await accounts.setPassword(id, password)
      log('replaced a password', { user: id })
      response.json({ password })
    }),
  )

  router.delete('/projects/:project/users/:id', (request, response) => {
    const { id } = requireUserById(request)
    accounts.removeUser(id)
    log('removed a user', { user: id })
    response.sendStatus(204)
  })

  const requireUserById = ({ params }: Request): User => {
    const user = accounts.userById(params.id ?? '')
    if (user === undefined) throw notFound('User not found')
    return user
  }

  return router
}
