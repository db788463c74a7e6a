import express, { type Request, type Router } from 'express'
import { z } from 'zod'
import type { LakeContext } from '../context'
import { badRequest, conflict, notFound } from '../errors'
import type { User } from './accounts'
import { asyncHandler } from './async-handler'
import { signedInCaller } from './caller'
import { newPassword } from './secrets'
import { roleShape } from './users'

const newPerson = z.object({ email: z.email(), role: roleShape })
const change = z.object({ role: roleShape })

/**
 * `projects/{id}/people`, for administrators: who may sign in, and as what. Passwords are made here:
 * each is in the answer that made it and nowhere else. The hosted service has invitations instead.
 */
export function peopleRoutes({ accounts, log }: LakeContext): Router {
  const router = express.Router()

  router.use('/projects/:project/people', (request, _response, next) => {
    signedInCaller(request, accounts, ['administrator'])
    next()
  })

  router.get('/projects/:project/people', (_request, response) => {
    response.json(accounts.people())
  })

  router.post(
    '/projects/:project/people',
    asyncHandler(async (request, response) => {
      const body = newPerson.safeParse(request.body)
      if (!body.success) throw badRequest(`Expected {"email", "role"}; roles: ${roles}`)
      const { email, role } = body.data
      if (accounts.userByEmail(email) !== undefined) throw conflict('This address has an account')
      const password = newPassword()
      const name = email.split('@')[0] ?? email
      const person = await accounts.createUser({ email, name, role, password })
      log('added a person', { user: person.id, role })
      response.json({ ...person, password })
    }),
  )

  router.patch('/projects/:project/people/:id', (request, response) => {
    const { id } = personOf(request)
    const body = change.safeParse(request.body)
    if (!body.success) throw badRequest(`Expected {"role"}; roles: ${roles}`)
    accounts.setRole(id, body.data.role)
    log('changed a role', { user: id, role: body.data.role })
    response.json(accounts.person(id))
  })

  router.post(
    '/projects/:project/people/:id/password',
    asyncHandler(async (request, response) => {
      const { id, role } = personOf(request)
      const password = newPassword()
      await accounts.resetUser(id, { password, role })
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

const roles = roleShape.options.join(', ')
