import express, { type Request, type Router } from 'express'
import { rateLimit } from 'express-rate-limit'
import { z } from 'zod'
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '../../config/passwords'
import type { LakeContext } from '../context'
import { badRequest, forbidden, tooManyRequests } from '../errors'
import { asyncHandler } from './async-handler'
import { bearerToken, requireUser } from './caller'

const WINDOW_MS = 15 * 60 * 1000
const FAILURES_PER_ACCOUNT = 10

const bodySchema = z.object({
  currentPassword: z.string(),
  newPassword: z.string().min(MIN_PASSWORD_LENGTH).max(MAX_PASSWORD_LENGTH),
})

/**
 * `users/me/password`: a signed-in user changes the own password, which ends the user's other
 * sessions. Answers 403 to a wrong current password, and 429 after ten failures in 15 minutes.
 */
export function createPasswordRoutes({ accounts, log }: LakeContext): Router {
  const router = express.Router()

  const limitFailures = rateLimit({
    windowMs: WINDOW_MS,
    limit: FAILURES_PER_ACCOUNT,
    skipSuccessfulRequests: true,
    standardHeaders: false,
    legacyHeaders: false,
    keyGenerator: (request) => requireUser(request, accounts).userId,
    handler: (_request, _response, next) => {
      next(tooManyRequests('Too many wrong passwords: try again in a few minutes'))
    },
  })

  const requirePasswordUser = (request: Request) => {
    const user = accounts.userById(requireUser(request, accounts).userId)
    if (user === undefined) throw forbidden('An API token has no password')
    return user
  }

  router.post(
    '/users/me/password',
    // Only wrong passwords count as failures.
    (request, _response, next) => {
      parseBody(request)
      next()
    },
    limitFailures,
    asyncHandler(async (request, response) => {
      const { id, email } = requirePasswordUser(request)
      const { currentPassword, newPassword } = parseBody(request)
      if ((await accounts.verify(email, currentPassword)) === undefined) {
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

/** @throws PlainError 400 */
function parseBody({ body }: Request): z.infer<typeof bodySchema> {
  const parsed = bodySchema.safeParse(body)
  if (parsed.success) return parsed.data
  throw badRequest(
    `Expected {"currentPassword", "newPassword"}; the new one has ${MIN_PASSWORD_LENGTH} to ${MAX_PASSWORD_LENGTH} characters`,
  )
}
