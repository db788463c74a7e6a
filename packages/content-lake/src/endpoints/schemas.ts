import express, { type Router } from 'express'
import { z } from 'zod'
import { requireUser } from '../accounts/caller'
import type { LakeCore } from '../context'
import type { Datasets } from '../datasets/datasets'
import { badRequest, notFound } from '../errors'
import { describeIssue } from '../mutations/describe-issue'
import { transact } from '../mutations/transact'
import type { Workspace } from '../mutations/workspace'
import type { LakeDocument } from '../types'

const name = z.string('give a text').regex(/^[\w-]+$/, 'use letters, digits, "_" and "-"')

const bodySchema = z.object(
  {
    schemas: z.array(
      z.object({
        version: z.string().optional(),
        tag: name.optional(),
        workspace: z.looseObject({ name: z.string('give the name of the workspace').min(1) }),
        schema: z.unknown(),
      }),
      'send {"schemas": [{"workspace": {"name": "..."}, "schema": [...]}]}',
    ),
  },
  'send {"schemas": [...]} as JSON',
)

type StoredSchema = z.infer<typeof bodySchema>['schemas'][number]

const SCHEMA_TYPE = 'system.schema'

/**
 * `projects/{id}/datasets/{dataset}/schemas`: what `sanity schema deploy` stores for other programs.
 * The lake itself does not use it.
 */
export function createSchemaRoutes({ accounts }: LakeCore, datasets: Datasets): Router {
  const router = express.Router()
  const path = '/projects/:project/datasets/:dataset/schemas'

  router.get(path, (request, response) => {
    requireUser(request, accounts)
    const { documents } = datasets.open(request.params.dataset).core
    response.json(documents.snapshot().filter(({ _type }) => _type === SCHEMA_TYPE))
  })

  router.get(`${path}/:id`, (request, response) => {
    requireUser(request, accounts)
    const { dataset, id } = request.params
    const document = findSchema(datasets.open(dataset).core, id)
    if (document === undefined) throw notFound(`Schema "${id}" not found`)
    response.json(document)
  })

  router.put(path, (request, response) => {
    const caller = requireUser(request, accounts, ['administrator'])
    const { core } = datasets.open(request.params.dataset)
    const body = bodySchema.safeParse(request.body)
    if (!body.success) {
      throw badRequest(`The body is not valid: ${describeIssue(request.body, body.error)}`)
    }
    const steps = body.data.schemas.map((schema) => (workspace: Workspace) => [
      workspace.apply({ createOrReplace: toStub(schema) }),
    ])
    const { results } = transact(core, { kind: 'mutationError', caller, dryRun: false }, steps)
    response.json(results.map(({ id }) => findSchema(core, id)))
  })

  router.delete(`${path}/:id`, (request, response) => {
    const caller = requireUser(request, accounts, ['administrator'])
    const { dataset, id } = request.params
    const { core } = datasets.open(dataset)
    const deleted = findSchema(core, id) !== undefined
    const steps = [(workspace: Workspace) => [workspace.apply({ delete: { id } })]]
    if (deleted) transact(core, { kind: 'mutationError', caller, dryRun: false }, steps)
    response.json({ deleted })
  })

  return router
}

function findSchema({ documents }: LakeCore, id: string): LakeDocument | undefined {
  const document = documents.get(id)
  return document?._type === SCHEMA_TYPE ? document : undefined
}

/** Adds the ids that the CLI expects. As in the hosted service, the schema is stored as text. */
function toStub({ version, tag, workspace, schema }: StoredSchema) {
  const baseId = `_.schemas.${workspace.name.replaceAll(/[^\w-]/g, '_')}`
  return {
    _id: tag === undefined ? baseId : `${baseId}.tag.${tag}`,
    _type: SCHEMA_TYPE,
    ...(version !== undefined && { version }),
    ...(tag !== undefined && { tag }),
    workspace,
    schema: JSON.stringify(schema),
  }
}
