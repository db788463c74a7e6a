import express, { type Request, type Router } from 'express'
import type { LakeContext } from '../context'
import { notFound } from '../errors'
import { bearerToken, requireAdministrator, requireUser } from './caller'
import type { Session } from './sessions'

/**
 * `users/me/sessions`: users list and end their own sessions. `projects/{id}/users/{id}/sessions`:
 * administrators do so for a user. `projects/{id}/sessions/{id}`: whether a session is open. The
 * site ends its previews with the session.
 */
export function createSessionRoutes({ accounts, log }: LakeContext): Router {
  const router = express.Router()

  /** `undefined` for API tokens. */
  const findCurrent = (request: Request) =>
    accounts.findSession(bearerToken(request.get('authorization')) ?? '')?.id

  router.get('/users/me/sessions', (request, response) => {
    const { userId } = requireUser(request, accounts)
    const current = findCurrent(request)
    const sessions = accounts.listSessions(userId).map(toApiSession)
    response.json(sessions.map((session) => ({ ...session, isCurrent: session.id === current })))
  })

  router.delete('/users/me/sessions/:id', (request, response) => {
    const { userId } = requireUser(request, accounts)
    if (!accounts.endSessionById(userId, request.params.id)) throw notFound('Session not found')
    log('ended a session', { user: userId })
    response.sendStatus(204)
  })

  // Ends all sessions of the user except the current one.
  router.delete('/users/me/sessions', (request, response) => {
    const { userId } = requireUser(request, accounts)
    accounts.endSessionsExcept(userId, findCurrent(request))
    log('ended the other sessions', { user: userId })
    response.sendStatus(204)
  })

  router.use(
    ['/projects/:project/sessions', '/projects/:project/users/:id/sessions'],
    requireAdministrator(accounts),
  )

  router.get('/projects/:project/sessions/:id', (request, response) => {
    if (!accounts.isSessionOpen(request.params.id)) throw notFound('Session not found')
    response.json({ id: request.params.id })
  })

  router.get('/projects/:project/users/:id/sessions', (request, response) => {
    response.json(accounts.listSessions(request.params.id).map(toApiSession))
  })

  router.delete('/projects/:project/users/:id/sessions', (request, response) => {
    accounts.endSessionsExcept(request.params.id, undefined)
    log('ended all sessions', { user: request.params.id })
    response.sendStatus(204)
  })

  return router
}

const toApiSession = ({ id, device, createdAt, usedAt }: Session) => {
  return { id, device, createdAt, usedAt }
}
