import express, { type Request, type Router } from 'express'
import { z } from 'zod'
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '../password-length'
import type { LakeContext } from '../context'
import { parseBody } from '../endpoints/request'
import { forbidden } from '../errors'
import { asyncHandler } from './async-handler'
import { bearerToken, requireAccount } from './caller'
import { limitFailures } from './failure-counter'

const bodySchema = z.object({
  currentPassword: z.string(),
  newPassword: z.string().min(MIN_PASSWORD_LENGTH).max(MAX_PASSWORD_LENGTH),
})

/**
 * `users/me/password`: signed-in users change their own password, which ends their other sessions.
 * Answers 403 to a wrong current password, and 429 after ten failures in 15 minutes.
 */
export function createPasswordRoutes({ accounts, log }: LakeContext): Router {
  const router = express.Router()

  router.post(
    '/users/me/password',
    // Only wrong passwords count as failures.
    (request, _response, next) => {
      readPasswords(request)
      next()
    },
    limitFailures(accounts),
    asyncHandler(async (request, response) => {
      const { id, email } = requireAccount(request, accounts, 'password')
      const { currentPassword, newPassword } = readPasswords(request)
      const verified = await accounts.verify(email, currentPassword)
      if (verified === undefined) {
        log('a change of password failed', { user: id })
        throw forbidden('The current password is wrong')
      }
      await accounts.setPassword(id, newPassword, bearerToken(request.get('authorization')))
      log('changed a password', { user: id })
      response.sendStatus(204)
    }),
  )

  return router
}

const readPasswords = (request: Request) =>
  parseBody(
    bodySchema,
    request,
    `{"currentPassword", "newPassword"}; the new one has ${MIN_PASSWORD_LENGTH} to ${MAX_PASSWORD_LENGTH} characters`,
  )
