import express, {
  type ErrorRequestHandler,
  type Express,
  type RequestHandler,
  type Router,
} from 'express'
import { peopleRoutes } from './accounts/people-routes'
import { accountRoutes, signInRoutes } from './accounts/routes'
import { tokenRoutes } from './accounts/token-routes'
import { bearerToken } from './authorization'
import type { LakeCore } from './core'
import { actionRoutes } from './endpoints/actions'
import { backupRoutes } from './endpoints/backup'
import { docRoutes } from './endpoints/doc'
import { exportRoutes } from './endpoints/export'
import { historyRoutes } from './endpoints/history'
import { housekeepingRoutes } from './endpoints/housekeeping'
import { mutateRoutes } from './endpoints/mutate'
import { projectRoutes } from './endpoints/project'
import { queryRoutes } from './endpoints/query'
import { requireDataset } from './endpoints/require-dataset'
import { streamRoutes } from './endpoints/streams'
import { toApiError } from './error-response'
import { ApiError, notFound } from './errors'
import { mediaRoutes } from './media/routes'
import { permitGuests } from './origins'
import type { OpenStream } from './streams/open-stream'

/** A JSON body is parsed before anything else is known of it, while all others wait. */
const BODY_LIMIT = { anonymous: '256kb', signedIn: '8mb' }
const RETRY_AFTER_S = '30'
/** `v1`, `vX` or `vYYYY-MM-DD`: every version is answered alike, but for its default perspective. */
const VERSION = '/:version(v\\d[\\d-]*|vX)'

/** The HTTP side of the lake: where each path leads, and how an error becomes an answer. */
export function createApp(core: LakeCore, openStream: OpenStream): Express {
  const app = express()
  // The site, on this machine, says who asks: it knows which proxies to believe.
  app.set('trust proxy', 'loopback')
  app.disable('x-powered-by')
  app.disable('etag')
  app.use((_request, response, next) => {
    response.set('X-Content-Type-Options', 'nosniff')
    next()
  })
  app.use(permitGuests(core.origins))
  app.use(signInRoutes(core))
  const media = mediaRoutes(core)
  app.use(media.stored)
  app.use(VERSION, versionedRoutes(core, openStream, media.uploads))
  app.use((request) => {
    throw notFound(`The embedded Content Lake has nothing at ${request.method} ${request.path}`)
  })
  app.use(answerError(core))
  return app
}

function versionedRoutes(core: LakeCore, openStream: OpenStream, uploads: Router): Router {
  const router = express.Router()
  router.use((request, response, next) => {
    const asked = request.get('X-Sanity-Project-ID')
    if (asked !== undefined && asked !== core.projectId) {
      throw notFound(`Project "${asked}" not found; this is "${core.projectId}"`)
    }
    response.set('Cache-Control', 'no-store')
    next()
  })
  // Before the JSON parser: uploads are raw bytes whatever they call themselves.
  router.use(uploads)
  router.use(jsonBody(core))
  for (const routes of [
    queryRoutes(core),
    mutateRoutes(core),
    actionRoutes(core),
    docRoutes(core),
    exportRoutes(core),
    backupRoutes(core),
    historyRoutes(core),
    streamRoutes(openStream),
    projectRoutes(core),
    tokenRoutes(core),
    peopleRoutes(core),
    housekeepingRoutes(core.origins),
    accountRoutes(core),
  ]) {
    routes.param('project', (_request, _response, next, project: string) => {
      next(project === core.projectId ? undefined : notFound(`Project "${project}" not found`))
    })
    routes.param('dataset', (_request, _response, next, dataset: string) => {
      requireDataset(core, dataset)
      next()
    })
    router.use(routes)
  }
  return router
}

function jsonBody({ accounts }: LakeCore): RequestHandler {
  const short: RequestHandler = express.json({ limit: BODY_LIMIT.anonymous })
  const long: RequestHandler = express.json({ limit: BODY_LIMIT.signedIn })
  return (request, response, next) => {
    const token = bearerToken(request.get('authorization'))
    const isKnown = token !== undefined && accounts.callerOf(token) !== undefined
    const parse = isKnown ? long : short
    parse(request, response, next)
  }
}

function answerError(core: LakeCore): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    if (response.headersSent) {
      next(error)
      return
    }
    const answer = error instanceof ApiError ? error : toApiError(error)
    if (answer.status >= 500) {
      const { method, path } = request
      core.log('a request failed', { method, path, error: String(error) })
    }
    if (answer.status === 429) response.set('Retry-After', RETRY_AFTER_S)
    response.status(answer.status).json(answer.body())
  }
}
