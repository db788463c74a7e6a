import express, { type Request, type Router } from 'express'
import { renderSVG } from 'uqr'
import { z } from 'zod'
import type { LakeContext } from '../context'
import { parseBody } from '../endpoints/request'
import { conflict, forbidden, notFound } from '../errors'
import type { User } from './accounts'
import { asyncHandler } from './async-handler'
import { requireAccount, requireAdministrator } from './caller'
import { limitFailures } from './failure-counter'

const codeSchema = z.object({ code: z.string().max(40) })
const startSchema = z.object({ password: z.string() })
const offSchema = codeSchema.extend(startSchema.shape)

/**
 * Routes of second factors. They answer 403 to a wrong code or password, and 429 after ten in 15
 * minutes.
 * - `users/me/second-factor`: signed-in users set up their own in two steps, the first with their
 *   password. They remove it with password and code.
 * - `projects/{id}/users/{id}/second-factor`: administrators remove that of a user.
 */
export function createSecondFactorRoutes({ accounts, log }: LakeContext): Router {
  const router = express.Router()
  const limit = limitFailures(accounts)

  const requireOwner = (request: Request) => requireAccount(request, accounts, 'second factor')

  /** @throws PlainError 403 */
  const requirePassword = async ({ id, email }: User, password: string) => {
    const verified = await accounts.verify(email, password)
    if (verified !== undefined) return
    log('a change of the second factor failed', { user: id })
    throw forbidden('The password is wrong')
  }

  router.get('/users/me/second-factor', (request, response) => {
    const { id, role } = requireOwner(request)
    response.json({
      isOn: accounts.hasSecondFactor(id),
      isRequired: accounts.requiresSecondFactor(role),
      recoveryCodes: accounts.countRecoveryCodes(id),
    })
  })

  router.post(
    '/users/me/second-factor',
    limit,
    asyncHandler(async (request, response) => {
      const user = requireOwner(request)
      const { password } = parseBody(startSchema, request, '{"password"}')
      await requirePassword(user, password)
      const { uri, key } = accounts.startSecondFactor(user.id, user.email)
      response.json({ key, qr: renderSVG(uri, { border: 2, ecc: 'M' }) })
    }),
  )

  router.post('/users/me/second-factor/confirm', limit, (request, response) => {
    const { id } = requireOwner(request)
    const { code } = parseBody(codeSchema, request, '{"code"}')
    const recoveryCodes = accounts.confirmSecondFactor(id, code)
    if (recoveryCodes === undefined) throw forbidden('The code is wrong')
    log('switched on a second factor', { user: id })
    response.json({ recoveryCodes })
  })

  router.post(
    '/users/me/second-factor/off',
    limit,
    asyncHandler(async (request, response) => {
      const user = requireOwner(request)
      const { id } = user
      const { password, code } = parseBody(offSchema, request, '{"password", "code"}')
      if (accounts.requiresSecondFactor(user.role)) throw conflict('A second factor is required')
      await requirePassword(user, password)
      if (!accounts.acceptCode(id, code)) {
        log('a change of the second factor failed', { user: id })
        throw forbidden('The code is wrong')
      }
      accounts.removeSecondFactor(id)
      log('switched off a second factor', { user: id })
      response.sendStatus(204)
    }),
  )

  router.delete(
    '/projects/:project/users/:id/second-factor',
    requireAdministrator(accounts),
    (request, response) => {
      const id = request.params.id ?? ''
      if (!accounts.removeSecondFactor(id)) throw notFound('This user has no second factor')
      accounts.endSessionsExcept(id, undefined)
      log('removed a second factor', { user: id })
      response.sendStatus(204)
    },
  )

  return router
}
