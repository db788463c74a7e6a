import express, { type Router } from 'express'
import { z } from 'zod'
import type { LakeContext } from '../context'
import { parseBody } from '../endpoints/request'
import { conflict, notFound } from '../errors'
import { LOCAL_TOKEN } from './administrator'
import type { ApiToken } from './api-tokens'
import { requireAdministrator } from './caller'
import { toApiRole, ROLE_NAMES, roleSchema } from './roles'

const newTokenSchema = z.object({ label: z.string().trim().min(1).max(200), roleName: roleSchema })

/**
 * `projects/{id}/tokens`, in the hosted service's shapes: administrators list, create and revoke API
 * tokens. Only the response to the creation contains the secret.
 */
export function createTokenRoutes({ accounts, log }: LakeContext): Router {
  const router = express.Router()

  router.use('/projects/:project/tokens', requireAdministrator(accounts))

  router.get('/projects/:project/tokens', (_request, response) => {
    response.json(accounts.listTokens().map(toApiToken))
  })

  router.post('/projects/:project/tokens', (request, response) => {
    const expected = `{"label", "roleName"}; roles: ${ROLE_NAMES}`
    const { label, roleName: role } = parseBody(newTokenSchema, request, expected)
    const { id, token: key } = accounts.createToken({ label, role })
    log('created a token', { token: id, role })
    response.json({ id, key, label, roles: [toApiRole(role)] })
  })

  router.delete('/projects/:project/tokens/:id', (request, response) => {
    const { id } = request.params
    if (id === LOCAL_TOKEN.id) {
      throw conflict(
        'Local commands need this one. To replace it, start the lake with another token.',
      )
    }
    if (!accounts.revokeToken(id)) throw notFound(`Token "${id}" not found`)
    log('revoked a token', { token: id })
    response.sendStatus(204)
  })

  return router
}

const toApiToken = ({ id, label, role, createdAt }: ApiToken) => {
  return { id, label, roles: [toApiRole(role)], createdAt }
}
