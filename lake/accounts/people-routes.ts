import express, { type Request, type Router } from 'express'
import { z } from 'zod'
import type { LakeContext } from '../context'
import { badRequest, notFound } from '../errors'
import type { User } from './accounts'
import { asyncHandler } from './async-handler'
import { administratorsOnly } from './caller'
import { ROLES, roleShape } from './roles'
import { newPassword } from './secrets'

const newPerson = z.object({ email: z.email(), role: roleShape })
const change = z.object({ role: roleShape })

/**
 * `projects/{id}/people`, for administrators: who may sign in, and as what. Passwords are made here:
 * each is in the answer that made it and nowhere else. The hosted service has invitations instead.
 */
export function peopleRoutes({ accounts, log }: LakeContext): Router {
  const router = express.Router()

  router.use('/projects/:project/people', administratorsOnly(accounts))

  router.get('/projects/:project/people', (_request, response) => {
    response.json(accounts.people())
  })

  router.post(
    '/projects/:project/people',
    asyncHandler(async (request, response) => {
      const body = newPerson.safeParse(request.body)
      if (!body.success) throw badRequest(`Expected {"email", "role"}; roles: ${ROLES}`)
      const { email, role } = body.data
      const password = newPassword()
      const person = await accounts.createUser({ email, role, password })
      log('added a person', { user: person.id, role })
      response.json({ ...person, password })
    }),
  )

  router.patch('/projects/:project/people/:id', (request, response) => {
    const { id } = personOf(request)
    const body = change.safeParse(request.body)
    if (!body.success) throw badRequest(`Expected {"role"}; roles: ${ROLES}`)
    accounts.setRole(id, body.data.role)
    log('changed a role', { user: id, role: body.data.role })
    response.json(accounts.person(id))
  })

  router.post(
    '/projects/:project/people/:id/password',
    asyncHandler(async (request, response) => {
      const { id } = personOf(request)
      const password = newPassword()
      await accounts.setPassword(id, password)
      log('replaced a password', { user: id })
      response.json({ password })
    }),
  )

  router.delete('/projects/:project/people/:id', (request, response) => {
    const { id } = personOf(request)
    accounts.removeUser(id)
    log('removed a person', { user: id })
    response.sendStatus(204)
  })

  const personOf = ({ params }: Request): User => {
    const person = accounts.person(params.id ?? '')
    if (person === undefined) throw notFound('Person not found')
    return person
  }

  return router
}
