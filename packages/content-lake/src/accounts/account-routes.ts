import express, { type Router } from 'express'
import { z } from 'zod'
import type { LakeContext } from '../context'
import { badRequest, notFound, unauthorized } from '../errors'
import { getRequestedUrl } from '../requested-url'
import { drawAvatar } from './users'
import type { User } from './accounts'
import { anonymous } from '../types'
import { authenticateRequest, bearerToken, requireUser } from './caller'
import { getLakeCookies } from './cookies'
import { toApiRole } from './roles'
import { signInText } from './sign-in-text'

const pairsSchema = z
  .array(z.object({ key: z.string().min(1).max(512), value: z.unknown() }))
  .max(100)

/**
 * Sign-in, sessions, profiles and preferences: `auth/providers`, `auth/fetch`, `auth/id`,
 * `auth/logout`, `users/me`, `users/me/keyvalue`, `users/{ids}`.
 */
export function createAccountRoutes(ctx: LakeContext): Router {
  const router = express.Router()
  const { accounts } = ctx

  // A Studio without sign-in options of its own shows a button for each provider.
  router.get('/auth/providers', (request, response) => {
    const url = `${getRequestedUrl(request.headers, ctx.publicUrl)}/login`
    response.json({ providers: [{ name: 'local', title: signInText.provider, url }] })
  })

  router.get('/auth/fetch', (request, response) => {
    const sid = z.string().catch('').parse(request.query.sid)
    const session = accounts.redeemSignIn(sid, request.get('user-agent'))
    if (session === undefined) throw unauthorized()
    const label = accounts.findIdentity(session.userId)?.name ?? ''
    response.json({ token: session.token, label })
  })

  router.post('/auth/logout', (request, response) => {
    const token = bearerToken(request.get('authorization'))
    if (token !== undefined) accounts.endSession(token)
    response.sendStatus(204)
  })

  router.get('/auth/id', (request, response) => {
    const caller = authenticateRequest(request, accounts)
    response.json(caller.kind === 'anonymous' ? {} : { id: caller.userId })
  })

  // The Studio repeats this request forever after a 401, so anonymous callers and ended sessions
  // get an empty object.
  router.get('/users/me', (request, response) => {
    const { session } = getLakeCookies(request, ctx.publicUrl)
    const token = bearerToken(request.get('authorization'))
    const hasEnded =
      token !== undefined && token === session && accounts.findCaller(token) === undefined
    const caller = hasEnded ? anonymous : authenticateRequest(request, accounts)
    const user = caller.kind === 'anonymous' ? undefined : accounts.findIdentity(caller.userId)
    response.json(user === undefined ? {} : toCurrentUser(user))
  })

  router.get('/users/me/keyvalue/:keys', (request, response) => {
    const { userId } = requireUser(request, accounts)
    response.json(accounts.keyValues(userId, request.params.keys.split(',')))
  })

  router.put('/users/me/keyvalue', express.json({ limit: '1mb' }), (request, response) => {
    const { userId } = requireUser(request, accounts)
    const pairs = pairsSchema.safeParse(request.body)
    if (!pairs.success) throw badRequest('The body must be a list of {key, value}, at most 100')
    accounts.putKeyValues(userId, pairs.data)
    response.json(pairs.data)
  })

  router.get('/users/:ids', (request, response) => {
    requireUser(request, accounts)
    const ids = request.params.ids.split(',')
    const found = ids.flatMap((id) => accounts.findIdentity(id) ?? []).map(toProfile)
    if (ids.length > 1) {
      response.json(found)
      return
    }
    if (found[0] === undefined) throw notFound('User not found')
    response.json(found[0])
  })

  return router
}

function toCurrentUser({ id, name, email, role }: User) {
  const { title } = toApiRole(role)
  return {
    id,
    name,
    email,
    profileImage: drawAvatar({ id, name }),
    provider: email === '' ? 'token' : 'local',
    role,
    roles: [{ ...toApiRole(role), description: title }],
  }
}

function toProfile({ id, name, email }: User) {
  return { id, displayName: name, imageUrl: drawAvatar({ id, name }), email }
}
