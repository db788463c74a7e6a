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

/** Responses to GET, by path. Studio, client and CLI request them. */
const responses: Readonly<Record<string, unknown>> = {
  '/ping': {},
  '/data/ping/:dataset': {},
  // Paid features of the hosted service. Sanity's CLI requires the first to create a private dataset,
  // the Studio the others for releases and for scheduled drafts.
  '/features': ['privateDataset', 'contentReleases', 'singleDocRelease'],
  // The limits of a plan. Here nothing is metered.
  '/projects/:project/new-content-release-allowed': { data: unlimitedReleases },
  '/subscriptions/project/:project': null,
  // Sanity's CLI lists the aliases of datasets below the datasets. There are none.
  '/aliases': [],
  '/projects/:project/aliases': [],
  // The Studio sends telemetry only when the status is `granted`.
  '/intake/telemetry-status': { status: 'denied' },
  // Offers and announcements of the hosted service. Not a 404: browsers log those as errors.
  '/journey/:offer': null,
  '/help': {},
  // The Studio of version 3 asks whether it may use document actions.
  '/data/actions/:dataset': { enabled: true, compatibleStudioVersions: '>=3' },
  // Scheduled publishing: there are no schedules.
  '/schedules/:project/:dataset': { schedules: [] },
  // Requests of viewers for more rights, which administrators grant by a command.
  '/access/requests/me': [],
  // The plugin @sanity/assist hides what a project without the AI service cannot do.
  '/assist/tasks/instruction/:dataset/status': {
    enabled: false,
    initialized: false,
    validToken: false,
  },
}

/** Endpoints with a fixed response each. */
export function createFixedResponseRoutes(origins: Origins): Router {
  const router = express.Router()

  for (const [path, body] of Object.entries(responses)) {
    router.get(path, (_request, response) => response.json(body))
  }
  router.get('/check/cors', (request, response) => {
    const allowed = origins.isAllowed(request.get('origin'))
    response.json({ result: { allowed, withCredentials: allowed } })
  })
  // References from other datasets, of which there are none. The Studio queries those within this one.
  router.get('/data/references/:dataset/documents/:id/to', (request, response, next) => {
    if (request.query.excludeInternalReferences !== 'true') next()
    else response.json({ totalCount: 0, references: [] })
  })
  // Telemetry, feedback and error reports are discarded.
  router.post(['/intake/batch', '/intake/feedback', '/intake/tracing'], (_request, response) =>
    response.json({}),
  )
  // The Studio sends descriptors of its schema until none is missing. The lake needs none.
  router.post('/descriptors/claim', (_request, response) =>
    response.json({ synchronization: { type: 'complete' } }),
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
