import express, { type Router } from 'express'
import { z } from 'zod'
import { requireUser } from '../accounts/caller'
import type { LakeContext } from '../context'
import type { Datasets } from '../datasets/datasets'
import { badRequest, notFound } from '../errors'
import { parseLastEvent, serveEvents } from '../streams/sse'
import { getName } from './datasets'
import { getSearchParams } from './request'

const copySchema = z.object({
  targetDataset: z.string(),
  skipHistory: z.boolean().default(false),
})
const pageSchema = z.object({
  offset: z.coerce.number().int().min(0).default(0),
  limit: z.coerce.number().int().min(1).max(1000).default(10),
})

/**
 * `datasets/{name}/copy` and `jobs/{id}`: administrators copy datasets and follow the progress. The
 * lake forgets its jobs when it stops.
 */
export function createCopyRoutes({ accounts, log }: LakeContext, datasets: Datasets): Router {
  const router = express.Router()
  const { jobs } = datasets

  const copyPaths = ['/datasets/:dataset/copy', '/projects/:project/datasets/:dataset/copy']
  router.put(copyPaths, (request, response) => {
    const { userId: author } = requireUser(request, accounts, ['administrator'])
    const source = getName(request.params)
    const body = copySchema.safeParse(request.body)
    if (!body.success) {
      throw badRequest(`Expected {"targetDataset", "skipHistory"?}: ${z.prettifyError(body.error)}`)
    }
    const { targetDataset, skipHistory } = body.data
    const job = datasets.copy(source, targetDataset, { withHistory: !skipHistory, author })
    log('copies a dataset', { source, target: targetDataset, withHistory: !skipHistory })
    response.json({
      datasetName: targetDataset,
      message: `Copying dataset "${source}" to "${targetDataset}"`,
      aclMode: datasets.registry.find(job.sourceDataset)?.aclMode,
      jobId: job.id,
    })
  })

  router.get('/projects/:project/datasets/copy', (request, response) => {
    requireUser(request, accounts, ['administrator'])
    const page = pageSchema.safeParse(Object.fromEntries(getSearchParams(request)))
    if (!page.success) throw badRequest(z.prettifyError(page.error))
    const { offset, limit } = page.data
    response.json(jobs.list().slice(offset, offset + limit))
  })

  router.get('/jobs/:job', (request, response) => {
    requireUser(request, accounts, ['administrator'])
    response.json(requireJob(request.params.job))
  })

  // Without a token, as in the hosted service: Sanity's CLI sends none. Ids are random.
  router.get('/jobs/:job/listen', (request, response) => {
    const { id } = requireJob(request.params.job)
    const lastEvent = parseLastEvent(request.headers, getSearchParams(request))
    serveEvents(response, jobs.follow(id), lastEvent)
  })

  function requireJob(id: string) {
    const job = jobs.find(id)
    if (job === undefined) throw notFound(`Job "${id}" not found`)
    return job
  }

  return router
}
