import express, { type Request, type Router } from 'express'
import { z } from 'zod'
import { requireUser } from '../accounts/caller'
import type { LakeContext } from '../context'
import { requireValidName } from '../datasets/dataset-name'
import type { Alias } from '../datasets/dataset-registry'
import type { Datasets } from '../datasets/datasets'
import { badRequest, conflict, notFound } from '../errors'

const bodySchema = z.object({ datasetName: z.string().nullish() }).prefault({})

/** The same endpoints below the host of the project and below that of the management API. */
const paths = (rest: string) => [`/aliases${rest}`, `/projects/:project/aliases${rest}`]

/**
 * `aliases`: lists the aliases of datasets for signed-in callers; administrators create, link, unlink
 * and delete them. Clients name the alias `live` as the dataset `~live`.
 */
export function createAliasRoutes({ accounts, log }: LakeContext, datasets: Datasets): Router {
  const router = express.Router()
  const { registry } = datasets

  router.get(paths(''), (request, response) => {
    requireUser(request, accounts)
    response.json(registry.listAliases().map(toApiAlias))
  })

  router.put(paths('/:alias'), (request, response) => {
    requireUser(request, accounts, ['administrator'])
    const name = getAliasName(request)
    requireValidName('Alias', name)
    if (registry.findAlias(name) !== undefined) {
      throw conflict(`Dataset alias "~${name}" already exists`)
    }
    const alias = { name, dataset: parseTarget(request) }
    registry.setAlias(alias)
    log('created a dataset alias', { alias: name, dataset: alias.dataset })
    response.json(toResponse(alias))
  })

  router.patch(paths('/:alias'), (request, response) => {
    requireUser(request, accounts, ['administrator'])
    const { name } = requireAlias(request)
    const dataset = parseTarget(request)
    if (dataset === null) throw badRequest('Expected {"datasetName": "..."}')
    registry.setAlias({ name, dataset })
    log('linked a dataset alias', { alias: name, dataset })
    response.json(toResponse({ name, dataset }))
  })

  router.patch(paths('/:alias/unlink'), (request, response) => {
    requireUser(request, accounts, ['administrator'])
    const alias = requireAlias(request)
    registry.setAlias({ name: alias.name, dataset: null })
    log('unlinked a dataset alias', { alias: alias.name })
    // As in the hosted service: the dataset to which it was linked.
    response.json(toResponse(alias))
  })

  router.delete(paths('/:alias'), (request, response) => {
    requireUser(request, accounts, ['administrator'])
    const { name } = requireAlias(request)
    registry.removeAlias(name)
    log('deleted a dataset alias', { alias: name })
    response.json({ deleted: true })
  })

  function requireAlias(request: Request): Alias {
    const name = getAliasName(request)
    const alias = registry.findAlias(name)
    if (alias === undefined) throw notFound(`Dataset alias "~${name}" not found`)
    return alias
  }

  /** @returns the name of an existing dataset; null without one */
  function parseTarget(request: Request): string | null {
    const body = bodySchema.safeParse(request.body)
    if (!body.success) throw badRequest(`Expected {"datasetName"}: ${z.prettifyError(body.error)}`)
    const name = body.data.datasetName ?? null
    if (name !== null && registry.find(name) === undefined) {
      throw notFound(`Dataset "${name}" does not exist`)
    }
    return name
  }

  return router
}

const getAliasName = ({ params }: Request): string => params.alias ?? ''

const toApiAlias = ({ name, dataset }: Alias) => ({ name, datasetName: dataset })
const toResponse = ({ name, dataset }: Alias) => ({ aliasName: name, datasetName: dataset })
