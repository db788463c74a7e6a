import type { RequestListener, Server } from 'node:http'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { createRequestHandler, type GetLoadContextFunction } from '@remix-run/express'
import { createRequestHandler as createRemixHandler, type ServerBuild } from '@remix-run/node'
import compression from 'compression'
import express from 'express'
import type { IsTrustedProxy } from './client-address'
import { PageCache } from './page-cache/page-cache'
import { createRouteMatcher } from './page-routes'
import { createRenderLimit, isRead, limitActionPages, limitRequests } from './render-limit'
import { readRequestId } from './request-id'
import {
  correctAddress,
  guardRequest,
  guardRoute,
  rejectUnknownData,
  sendBadRequest,
} from './request-guard'
import { nameRoute, findRoute } from './route-names'
import { createServicesOwner, readExport, type ServicesOwner } from './services'
import { hashedFiles, namedFiles } from './static-files'
import { readRestOfBody } from './unread-body'

/** A render takes 20 ms of the processor, and may wait for the dataset. */
const RENDERS = { running: 4, waiting: 60 }
/**
 * Routes without a render limit: health, the challenge of the form, and calls that only wait for
 * the analytics host.
 */
const ALWAYS_ANSWERED: ReadonlySet<string> = new Set(['/readyz', '/inversores/desafio', '/i/*'])

/** Visitors who waited for a restart come before work in the background. */
const SERVICES_DELAY_MS = 500

/** The Remix app with its static files. */
export interface Pages {
  app: RequestListener
  /** Absent in development. */
  cache?: PageCache
  close: () => Promise<void>
}

interface PageCacheOptions {
  onError: (error: unknown) => void
  onPage?: (html: string) => void
}

/**
 * Serves the production build.
 * @param buildDir holds site/client/ and server/
 * @throws Error when the site has not been built
 */
export async function createProductionPages(
  buildDir: string,
  isTrustedProxy: IsTrustedProxy,
  options: PageCacheOptions,
): Promise<Pages> {
  const build = await importBuild(path.join(buildDir, 'server', 'app.js'))
  return servePages(build, path.join(buildDir, 'site', 'client'), isTrustedProxy, options)
}

/**
 * Serves a production build.
 * @param client folder of its files for browsers
 */
export function servePages(
  build: ServerBuild,
  client: string,
  isTrustedProxy: IsTrustedProxy,
  options: PageCacheOptions,
): Pages {
  const app = createApp(isTrustedProxy)
  app.use(
    '/assets',
    nameRoutes(() => '/assets/*'),
    hashedFiles(path.join(client, 'assets')),
  )
  app.use(namedFiles(client))
  app.use(compression())
  const source = readExport(build, 'pageSource')
  const findRoutes = createRouteMatcher(build)
  app.use(guardRoute(findRoutes), correctAddress(source.correctAddress))
  const services = createServicesOwner()
  const useServices = () => {
    services.use(build)
    return services.current()
  }
  const starting = setTimeout(useServices, SERVICES_DELAY_MS)
  const limit = createRenderLimit(RENDERS)
  const unavailable = readExport(build, 'unavailableResponse')()
  const handler = createRequestHandler({
    build: limitActionPages(build, limit, unavailable),
    mode: 'production',
    getLoadContext: createLoadContext(useServices),
  })
  const findPurpose = ({ method, path }: express.Request, response: express.Response) => {
    if (ALWAYS_ANSWERED.has(findRoute(response))) return undefined
    if (isRead(method)) return 'visit'
    return findRoutes(path).isPage ? 'action' : undefined
  }
  mountRemix(app, limitRequests(handler, { limit, unavailable, findPurpose }))
  const render = createRemixHandler(build, 'production')
  const cache = new PageCache({
    source,
    render: (request, context) => limit.run('cache', () => render(request, context)),
    ...options,
  })
  const close = () => {
    clearTimeout(starting)
    cache.close()
    return services.stop()
  }
  return { app: rejectUnknownData(findRoutes, cache.handle(app)), cache, close }
}

/**
 * Serves the sources through Vite, for development.
 * @param server also carries Vite's WebSocket, so development needs one port
 */
export async function createDevelopmentPages(
  configFile: string,
  server: Server,
  isTrustedProxy: IsTrustedProxy,
): Promise<Pages> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    configFile,
    server: { middlewareMode: true, hmr: { server } },
  })
  const app = createApp(isTrustedProxy)
  app.use(vite.middlewares)
  const services = createServicesOwner()
  const loadBuild = async () => {
    const build = asServerBuild(await vite.ssrLoadModule('virtual:remix/server-build'))
    services.use(build)
    return build
  }
  const getLoadContext = createLoadContext(services.current)
  // Loading takes seconds. The first request waits for the same modules and reports their errors.
  loadBuild().catch(() => undefined)
  app.use((request, response, next) => {
    loadBuild().then((build) => {
      guardRoute(createRouteMatcher(build))(request, response, next)
    }, next)
  })
  const handler = createRequestHandler({ build: loadBuild, mode: 'development', getLoadContext })
  mountRemix(app, (request, response, next) => void handler(request, response, next))
  const close = async () => {
    await Promise.all([services.stop(), vite.close()])
  }
  return { app, close }
}

/** Makes the load context of loaders and actions. */
function createLoadContext(useServices: ServicesOwner['current']): GetLoadContextFunction {
  return (request, response) => ({
    clientAddress: request.ip,
    requestId: readRequestId(response),
    route: findRoute(response),
    services: useServices(),
  })
}

/** Creates a middleware that names the route. */
function nameRoutes(nameOf: (path: string) => string): express.RequestHandler {
  return (request, response, next) => {
    nameRoute(response, nameOf(request.path))
    next()
  }
}

function mountRemix(app: express.Express, handler: express.RequestHandler): void {
  app.use(guardRequest, readRestOfBody)
  app.all('*', handler)
  app.use(sendBadRequest)
}

async function importBuild(file: string): Promise<ServerBuild> {
  try {
    return asServerBuild(await import(pathToFileURL(file).href))
  } catch (cause) {
    throw new Error(`The site cannot be loaded from ${file}: run "npm run build".`, { cause })
  }
}

function asServerBuild(module: unknown): ServerBuild {
  if (!isServerBuild(module)) throw new Error('This module is not a Remix server build.')
  return module
}

function isServerBuild(module: unknown): module is ServerBuild {
  return (
    typeof module === 'object' &&
    module !== null &&
    'entry' in module &&
    'routes' in module &&
    'assets' in module
  )
}

function createApp(isTrustedProxy: IsTrustedProxy): express.Express {
  const app = express()
  app.disable('x-powered-by')
  app.set('trust proxy', isTrustedProxy)
  return app
}
