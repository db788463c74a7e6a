import express, { type Router } from 'express'
import { z } from 'zod'
import { bearerToken } from '../authorization'
import type { LakeContext } from '../context'
import { badRequest, notFound, unauthorized } from '../errors'
import type { User } from './accounts'
import { callerOf, signedInCaller } from './caller'
import { roleOf } from './roles'

export { signInRoutes } from './sign-in-routes'

const pairsShape = z
  .array(z.object({ key: z.string().min(1).max(512), value: z.unknown() }))
  .max(100)

/**
 * Sessions, people and their preferences, relative to the version segment:
 * `auth/fetch`, `auth/logout`, `users/me`, `users/me/keyvalue`, `users/{ids}`.
 */
export function accountRoutes(ctx: LakeContext): Router {
  const router = express.Router()
  const { accounts } = ctx

  router.use(['/auth', '/users'], (_request, response, next) => {
    response.set('Cache-Control', 'no-store')
    next()
  })

  router.get('/auth/fetch', (request, response) => {
    const session = accounts.redeemSignIn(z.string().catch('').parse(request.query.sid))
    if (session === undefined) throw unauthorized()
    const label = accounts.user(session.userId)?.name ?? ''
    response.json({ token: session.token, label })
  })

  router.post('/auth/logout', (request, response) => {
    const token = bearerToken(request.get('authorization'))
    if (token !== undefined) accounts.endSession(token)
    response.sendStatus(204)
  })

  // An anonymous caller gets an empty object: the Studio takes a 401 for a token gone bad, and asks
  // again for ever when it had none.
  router.get('/users/me', (request, response) => {
    const caller = callerOf(request, accounts)
    const user = caller.kind === 'anonymous' ? undefined : accounts.user(caller.userId)
    response.json(user === undefined ? {} : currentUser(user))
  })

  router.get('/users/me/keyvalue/:keys', (request, response) => {
    const { userId } = signedInCaller(request, accounts)
    response.json(accounts.keyValues(userId, request.params.keys.split(',')))
  })

  router.put('/users/me/keyvalue', express.json({ limit: '1mb' }), (request, response) => {
    const { userId } = signedInCaller(request, accounts)
    const pairs = pairsShape.safeParse(request.body)
    if (!pairs.success) throw badRequest('The body must be a list of {key, value}, at most 100')
    accounts.putKeyValues(userId, pairs.data)
    response.json(pairs.data)
  })

  router.get('/users/:ids', (request, response) => {
    signedInCaller(request, accounts)
    const ids = request.params.ids.split(',')
    const found = ids.flatMap((id) => accounts.user(id) ?? []).map(profile)
    if (ids.length > 1) {
      response.json(found)
      return
    }
    if (found[0] === undefined) throw notFound('User not found')
    response.json(found[0])
  })

  return router
}

function currentUser({ id, name, email, role }: User) {
  const { title } = roleOf(role)
  return {
    id,
    name,
    email,
    profileImage: null,
    provider: email === '' ? 'token' : 'local',
    role,
    roles: [{ ...roleOf(role), description: title }],
  }
}

function profile({ id, name, email }: User) {
  return { id, displayName: name, imageUrl: null, email }
}
