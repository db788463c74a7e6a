import express, { type Request, type Response, type Router } from 'express'
import { z } from 'zod'
import { PERSONAL_TYPES } from '../personal-types'
import { requireUser } from '../accounts/caller'
import type { LakeContext } from '../context'
import { aclModeSchema, type DatasetRecord } from '../datasets/dataset-registry'
import type { Datasets } from '../datasets/datasets'
import { badRequest, notFound } from '../errors'
import { authenticateRequest } from '../accounts/caller'
import type { Caller } from '../types'
import { getSearchParams } from './request'

const creationSchema = z.object({ aclMode: aclModeSchema.default('public') }).prefault({})
const editSchema = z.object({ aclMode: aclModeSchema })
const copySchema = z.object({ targetDataset: z.string(), skipHistory: z.boolean().default(false) })

/** The same endpoints below the host of the project and below that of the management API. */
const paths = (rest: string) => [`/datasets${rest}`, `/projects/:project/datasets${rest}`]

/**
 * `datasets` and `projects/{id}/datasets`: lists the datasets for signed-in callers; administrators
 * create, copy, edit and delete them.
 */
export function createDatasetRoutes({ accounts, log }: LakeContext, datasets: Datasets): Router {
  const router = express.Router()
  const { registry } = datasets

  // With `datasetProfile` the Studio requests add-on datasets, such as that of comments.
  router.get(paths(''), (request: Request, response: Response) => {
    requireUser(request, accounts)
    const isForProfile = getSearchParams(request).has('datasetProfile')
    response.json(isForProfile ? [] : registry.list().map(toApiDataset))
  })

  router.get('/projects/:project/datasets/:dataset/acl', (request, response) => {
    const caller = authenticateRequest(request, accounts)
    const { core } = datasets.open(request.params.dataset)
    response.json(getGrants(caller, core.isPrivate()))
  })

  router.put(paths('/:dataset'), (request, response) => {
    const { userId } = requireUser(request, accounts, ['administrator'])
    const name = getName(request.params)
    const { aclMode } = parseBody(creationSchema, request.body)
    datasets.create(name, aclMode, userId)
    log('created a dataset', { dataset: name, aclMode })
    response.json({ datasetName: name, aclMode })
  })

  router.put(paths('/:dataset/copy'), (request, response) => {
    const { userId } = requireUser(request, accounts, ['administrator'])
    const source = getName(request.params)
    const body = copySchema.safeParse(request.body)
    if (!body.success) {
      throw badRequest(`Expected {"targetDataset", "skipHistory"}: ${z.prettifyError(body.error)}`)
    }
    const { targetDataset: target, skipHistory } = body.data
    if (!skipHistory) {
      throw badRequest(
        'The embedded Content Lake does not support copies with history: set "skipHistory" ' +
          '(--skip-history), or use the hosted service.',
      )
    }
    const { aclMode } = datasets.copy(source, target, userId)
    log('copied a dataset', { source, target })
    const message = `Copied dataset "${source}" to "${target}"`
    response.json({ datasetName: target, message, aclMode, jobId: target })
  })

  // Sanity's CLI follows the job of a copy, without a token. The id of the job is the copy's name.
  // The copy is complete before the CLI knows the id.
  router.get('/jobs/:job/listen', (request, response) => {
    const { job: id } = request.params
    if (registry.find(id) === undefined) throw notFound(`Job "${id}" not found`)
    const data = JSON.stringify({ id, state: 'completed', progress: 100 })
    response.type('text/event-stream').send(`event: job\ndata: ${data}\n\n`)
  })

  router.patch(paths('/:dataset'), (request, response) => {
    requireUser(request, accounts, ['administrator'])
    const name = getName(request.params)
    const { aclMode } = parseBody(editSchema, request.body)
    datasets.setAclMode(name, aclMode)
    log('changed the visibility of a dataset', { dataset: name, aclMode })
    response.json({ datasetName: name, aclMode })
  })

  router.delete(paths('/:dataset'), (request, response) => {
    requireUser(request, accounts, ['administrator'])
    const name = getName(request.params)
    datasets.remove(name)
    log('deleted a dataset', { dataset: name })
    response.json({ deleted: true })
  })

  return router
}

/** Express types the parameters of several paths as optional. */
function getName({ dataset }: Readonly<Record<string, string | undefined>>): string {
  if (dataset === undefined) throw notFound('The path names no dataset')
  return dataset
}

function parseBody<Body>(schema: z.ZodType<Body>, body: unknown): Body {
  const parsed = schema.safeParse(body)
  if (parsed.success) return parsed.data
  const given = z.object({ aclMode: z.unknown() }).safeParse(body).data?.aclMode
  throw badRequest(`"aclMode" has to be "public" or "private", not ${JSON.stringify(given)}`)
}

const toApiDataset = ({ name, aclMode, createdAt, createdBy }: DatasetRecord) => ({
  name,
  aclMode,
  createdAt,
  createdByUserId: createdBy,
  addonFor: null,
  datasetProfile: null,
  features: [],
  tags: [],
})

const NOT_PERSONAL = `!(_type in ${JSON.stringify(PERSONAL_TYPES)})`

/** @returns permissions with filters that the Studio evaluates on each document */
function getGrants(caller: Caller, isPrivate: boolean) {
  if (caller.kind === 'anonymous') {
    return isPrivate ? [] : [{ filter: '_id in path("*")', permissions: ['read'] }]
  }
  const permissions = {
    viewer: ['read', 'history'],
    'request-viewer': ['read', 'history'],
    editor: ['read', 'create', 'update', 'history', 'editHistory'],
    administrator: ['read', 'create', 'update', 'history', 'editHistory', 'manage'],
  }
  const filter = caller.role === 'viewer' ? NOT_PERSONAL : '_id in path("**")'
  return [{ filter, permissions: permissions[caller.role] }]
}
