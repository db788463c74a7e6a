import express, {
  type ErrorRequestHandler,
  type Express,
  type RequestHandler,
  type Router,
} from 'express'
import { createAccountRoutes } from './accounts/account-routes'
import { bearerToken } from './accounts/caller'
import { acceptSessionCookie } from './accounts/cookies'
import { createPasswordRoutes } from './accounts/password-routes'
import { createSignInRoutes } from './accounts/sign-in-routes'
import { createSecondFactorRoutes } from './accounts/second-factor-routes'
import { createSessionRoutes } from './accounts/session-routes'
import { createTokenRoutes } from './accounts/token-routes'
import { createUserRoutes } from './accounts/user-routes'
import type { LakeCore } from './context'
import type { Datasets } from './datasets/datasets'
import { dispatchToDataset, dispatchToStored } from './datasets/dispatch'
import { sendBackup } from './endpoints/backup'
import { createDatasetRoutes } from './endpoints/datasets'
import { createFixedResponseRoutes, rejectUnsupported } from './endpoints/fixed-responses'
import { createProjectRoutes } from './endpoints/project'
import { sendBeforeBodyEnds, toApiError } from './error-response'
import { ApiError, notFound } from './errors'
import { requireShallow } from './json-depth'
import { allowCors } from './origins'
import { checkLinks, type LinkChecker } from './links/link-checker'

/** Parsing a JSON body blocks all other requests, so anonymous callers get less. */
const BODY_LIMIT = { anonymous: '256kb', signedIn: '8mb' }
/** The limits free up within seconds, and a rejection costs nothing. */
const RETRY_AFTER_S = '2'
/** `v1`, `vX` or `vYYYY-MM-DD`. Versions differ only in their defaults, such as the perspective. */
const VERSION = '/:version(v\\d[\\d-]*|vX)'

/**
 * Creates the Express app: routing, and the only place that turns errors into responses.
 * @param core of the dataset that the site reads
 */
export function createApp(core: LakeCore, datasets: Datasets, links: LinkChecker): Express {
  const app = express()
  // The site runs on this machine and knows which proxies to trust for the caller's address.
  app.set('trust proxy', 'loopback')
  app.disable('x-powered-by')
  app.disable('etag')
  app.use((_request, response, next) => {
    response.set('X-Content-Type-Options', 'nosniff')
    next()
  })
  app.use(allowCors(core.origins))
  app.use(createSignInRoutes(core))
  app.use(dispatchToStored(datasets))
  app.use(VERSION, versionedRoutes(core, datasets, links))
  app.use((request) => {
    throw notFound(`The embedded Content Lake has no endpoint ${request.method} ${request.path}`)
  })
  app.use(sendError(core))
  return app
}

function versionedRoutes(core: LakeCore, datasets: Datasets, links: LinkChecker): Router {
  const router = express.Router()
  router.use((request, response, next) => {
    const project = request.get('X-Sanity-Project-ID')
    if (project !== undefined && project !== core.projectId) {
      throw notFound(`Project "${project}" not found; this is "${core.projectId}"`)
    }
    response.set('Cache-Control', 'no-store')
    acceptSessionCookie(request, core.publicUrl)
    next()
  })
  // Before the JSON parser: uploads are raw bytes, whatever their content type.
  router.use(dispatchToDataset(datasets, ({ uploads }) => uploads))
  router.use(jsonBody(core))
  router.use((request, _response, next) => {
    requireShallow(request.body, 'The request body')
    next()
  })
  router.use(dispatchToDataset(datasets, ({ content }) => content))
  router.get('/data/backup/:dataset', sendBackup(core, datasets))
  router.post('/links/check', checkLinks(core, links))
  for (const routes of [
    createProjectRoutes(core),
    createDatasetRoutes(core, datasets),
    createTokenRoutes(core),
    createUserRoutes(core),
    createFixedResponseRoutes(core.origins),
    createAccountRoutes(core),
    createSessionRoutes(core),
    createSecondFactorRoutes(core),
    createPasswordRoutes(core),
  ]) {
    routes.param('project', (_request, _response, next, project: string) => {
      next(project === core.projectId ? undefined : notFound(`Project "${project}" not found`))
    })
    router.use(routes)
  }
  router.use(rejectUnsupported())
  return router
}

function jsonBody({ accounts }: LakeCore): RequestHandler {
  const parseShort: RequestHandler = express.json({ limit: BODY_LIMIT.anonymous })
  const parseLong: RequestHandler = express.json({ limit: BODY_LIMIT.signedIn })
  return (request, response, next) => {
    const token = bearerToken(request.get('authorization'))
    const isSignedIn = token !== undefined && accounts.findCaller(token) !== undefined
    const parse = isSignedIn ? parseLong : parseShort
    parse(request, response, next)
  }
}

function sendError(core: LakeCore): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    if (response.headersSent) {
      next(error)
      return
    }
    const apiError = error instanceof ApiError ? error : toApiError(error)
    if (apiError.status >= 500) {
      const { method, path } = request
      core.log('a request failed', { method, path, error: String(error) })
    }
    if (apiError.status === 429) response.set('Retry-After', RETRY_AFTER_S)
    sendBeforeBodyEnds(request, response.status(apiError.status), apiError.body())
  }
}
