import express, { type Request, type Router } from 'express'
import { z } from 'zod'
import type { LakeContext } from '../context'
import { parseBody } from '../endpoints/request'
import { notFound } from '../errors'
import type { User } from './accounts'
import { asyncHandler } from './async-handler'
import { requireAdministrator } from './caller'
import { ROLE_NAMES, roleSchema } from './roles'
import { LINK_HOURS, sendPasswordLink } from './password-links'
import { newPassword } from './secrets'

const newUserSchema = z.object({ email: z.email(), role: roleSchema })
const changeSchema = z.object({ role: roleSchema })
const linkSchema = z.object({ send: z.boolean().catch(true) }).catch({ send: true })

/**
 * `projects/{id}/users`: administrators manage who may sign in. Nobody knows the first password of a
 * user: `password-link` sends a link to choose one, and returns it if there is no mail server, or with
 * `{"send": false}`. The hosted service has invitations.
 */
export function createUserRoutes(ctx: LakeContext): Router {
  const { accounts, log } = ctx
  const router = express.Router()

  router.use('/projects/:project/users', requireAdministrator(accounts))

  router.get('/projects/:project/users', (_request, response) => {
    const users = accounts.listUsers()
    response.json(
      users.map((user) => ({ ...user, usedAt: accounts.listSessions(user.id)[0]?.usedAt ?? null })),
    )
  })

  router.post(
    '/projects/:project/users',
    asyncHandler(async (request, response) => {
      const expected = `{"email", "role"}; roles: ${ROLE_NAMES}`
      const { email, role } = parseBody(newUserSchema, request, expected)
      const user = await accounts.createUser({ email, role, password: newPassword() })
      log('added a user', { user: user.id, role })
      response.json(user)
    }),
  )

  router.patch('/projects/:project/users/:id', (request, response) => {
    const { id } = requireUserById(request)
    const { role } = parseBody(changeSchema, request, `{"role"}; roles: ${ROLE_NAMES}`)
    accounts.setRole(id, role)
    log('changed a role', { user: id, role })
    response.json(accounts.userById(id))
  })

  router.post(
    '/projects/:project/users/:id/password-link',
    asyncHandler(async (request, response) => {
      const { send } = linkSchema.parse(request.body)
      const sender = send ? ctx : { ...ctx, sendMail: undefined }
      const link = await sendPasswordLink(sender, requireUserById(request), LINK_HOURS.invited)
      response.json({ link: link ?? null })
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
