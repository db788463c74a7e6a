import express, { type Router } from 'express'
import type { Origins } from '../origins'
import { badRequest } from '../errors'

const unlimitedReleases = {
  // Not null, which makes the Studio repeat the request without end.
  orgActiveReleaseCount: 0,
  orgMeteredActiveReleaseCount: 0,
  orgActiveReleaseLimit: null,
  defaultOrgActiveReleaseLimit: null,
  datasetReleaseLimit: Number.MAX_SAFE_INTEGER,
}

/** Endpoints that Studio and client call, with a fixed response each. */
export function createFixedResponseRoutes(origins: Origins): Router {
  const router = express.Router()

  router.get(['/ping', '/data/ping/:dataset'], (_request, response) => response.json({}))
  // Paid features of the hosted service. Sanity's CLI requires the first to create a private dataset,
  // the Studio the others for releases and for scheduled drafts.
  router.get('/features', (_request, response) =>
    response.json(['privateDataset', 'contentReleases', 'singleDocRelease']),
  )
  // The limits of a plan. Here nothing is metered.
  router.get('/projects/:project/new-content-release-allowed', (_request, response) =>
    response.json({ data: unlimitedReleases }),
  )
  router.get('/subscriptions/project/:project', (_request, response) => response.json(null))
  // Sanity's CLI lists the aliases of datasets below the datasets. There are none.
  router.get(['/aliases', '/projects/:project/aliases'], (_request, response) => response.json([]))
  router.get('/check/cors', (request, response) => {
    const allowed = origins.isAllowed(request.get('origin'))
    response.json({ result: { allowed, withCredentials: allowed } })
  })
  // The Studio sends telemetry only when the status is `granted`.
  router.get('/intake/telemetry-status', (_request, response) =>
    response.json({ status: 'denied' }),
  )
  // Offers and announcements of the hosted service. Not a 404: browsers log those as errors.
  router.get('/journey/:offer', (_request, response) => response.json(null))
  router.get('/help', (_request, response) => response.json({}))
  // References from other datasets, of which there are none. The Studio queries those within this one.
  router.get('/data/references/:dataset/documents/:id/to', (request, response, next) => {
    if (request.query.excludeInternalReferences !== 'true') next()
    else response.json({ totalCount: 0, references: [] })
  })
  // Telemetry, feedback and error reports are discarded.
  router.post(['/intake/batch', '/intake/feedback', '/intake/tracing'], (_request, response) =>
    response.json({}),
  )
  // The Studio of version 3 asks whether it may use document actions.
  router.get('/data/actions/:dataset', (_request, response) =>
    response.json({ enabled: true, compatibleStudioVersions: '>=3' }),
  )
  // Scheduled publishing: there are no schedules.
  router.get('/schedules/:project/:dataset', (_request, response) =>
    response.json({ schedules: [] }),
  )
  // The Studio sends descriptors of its schema until none is missing. The lake needs none.
  router.post('/descriptors/claim', (_request, response) =>
    response.json({ synchronization: { type: 'complete' } }),
  )
  // Requests of viewers for more rights, which administrators grant by a command.
  router.get('/access/requests/me', (_request, response) => response.json([]))
  // The plugin @sanity/assist hides what a project without the AI service cannot do.
  router.get('/assist/tasks/instruction/:dataset/status', (_request, response) =>
    response.json({ enabled: false, initialized: false, validToken: false }),
  )

  return router
}

/** Paths of the hosted service's API that the lake does not have, with what they are for. */
const unsupported = [
  [['/hooks'], 'webhooks'],
  [['/aliases', '/projects/:project/aliases'], 'aliases of datasets'],
  [['/projects/:project/datasets/:dataset/schemas'], 'deployed schemas'],
] as const

/** Rejects requests and names the missing feature, so that nobody looks for a wrong path. */
export function rejectUnsupported(): Router {
  const router = express.Router()
  for (const [paths, name] of unsupported) {
    router.use([...paths], () => {
      throw badRequest(
        `The embedded Content Lake does not support ${name}: use the hosted service for them.`,
      )
    })
  }
  return router
}
