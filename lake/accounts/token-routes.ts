import express, { type Router } from 'express'
import { z } from 'zod'
import type { LakeContext } from '../context'
import { badRequest, conflict, notFound } from '../errors'
import { LOCAL_TOKEN } from './administrator'
import type { ApiToken } from './api-tokens'
import { administratorsOnly } from './caller'
import { roleOf, ROLES, roleShape } from './roles'

const newToken = z.object({ label: z.string().trim().min(1).max(200), roleName: roleShape })

/**
 * `projects/{id}/tokens`, in the hosted service's shapes: administrators list, make and revoke the
 * tokens of scripts and servers. A token's secret is in the answer that made it and nowhere else.
 */
export function tokenRoutes({ accounts, log }: LakeContext): Router {
  const router = express.Router()

  router.use('/projects/:project/tokens', administratorsOnly(accounts))

  router.get('/projects/:project/tokens', (_request, response) => {
    response.json(accounts.listTokens().map(shown))
  })

  router.post('/projects/:project/tokens', (request, response) => {
    const body = newToken.safeParse(request.body)
    if (!body.success) throw badRequest(`Expected {"label", "roleName"}; roles: ${ROLES}`)
    const { label, roleName: role } = body.data
    const { id, token: key } = accounts.createToken({ label, role })
    log('made a token', { token: id, role })
    response.json({ id, key, label, roles: [roleOf(role)] })
  })

  router.delete('/projects/:project/tokens/:id', (request, response) => {
    const { id } = request.params
    if (id === LOCAL_TOKEN.id) {
      throw conflict('Local commands need this one: it changes when the lake starts with another')
    }
    if (!accounts.revokeToken(id)) throw notFound(`Token "${id}" not found`)
    log('revoked a token', { token: id })
    response.sendStatus(204)
  })

  return router
}

const shown = ({ id, label, role, createdAt }: ApiToken) => {
  return { id, label, roles: [roleOf(role)], createdAt }
}
