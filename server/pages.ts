import type { RequestListener, Server } from 'node:http'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  createRequestHandler,
  type GetLoadContextFunction,
  type RequestHandler,
} from '@remix-run/express'
import { createRequestHandler as createRemixHandler, type ServerBuild } from '@remix-run/node'
import compression from 'compression'
import express from 'express'
import type { PageSource } from '../app/page-source.server'
import type { unavailableResponse } from '../app/unavailable.server'
import type { IsTrustedProxy } from './client-address'
import { PageCache } from './page-cache/page-cache'
import { createRouteMatcher } from './page-routes'
import { sendBadRequest, guardRequest } from './request-guard'
import { limitRenders } from './render-limit'
import { readRequestId } from './request-id'
import { nameRoute, findRoute } from './route-names'
import { createServicesOwner, type ServicesOwner } from './services'
import { hashedFiles, namedFiles } from './static-files'

/** A render takes 20 ms of the processor, and may wait for the dataset. */
const RENDERS = { running: 4, waiting: 60 }
/** Health, and what a visitor needs to send a form. */
const ALWAYS_ANSWERED: ReadonlySet<string> = new Set(['/readyz', '/inversores/desafio'])

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
  /** See `PageCache`. */
  cdnSeconds: number
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
  const entry = path.join(buildDir, 'server', 'app.js')
  const build = await importBuild(entry)
  const app = createApp(isTrustedProxy)
  const client = path.join(buildDir, 'site', 'client')
  app.use(
    '/assets',
    nameRoutes(() => '/assets/*'),
    hashedFiles(path.join(client, 'assets')),
  )
  app.use(namedFiles(client))
  app.use(compression())
  app.use(nameRoutes(createRouteMatcher(build.routes)))
  const services = createServicesOwner()
  const useServices = () => {
    services.use(build)
    return services.current()
  }
  const starting = setTimeout(useServices, SERVICES_DELAY_MS)
  const getLoadContext = createLoadContext(useServices)
  const unavailable = getUnavailableResponse(build)
  app.use(
    limitRenders({
      ...RENDERS,
      isExempt: (response) => ALWAYS_ANSWERED.has(findRoute(response)),
      reject: (response) =>
        void response.status(503).set(unavailable.headers).end(unavailable.body),
    }),
  )
  mountRemix(app, createRequestHandler({ build, mode: 'production', getLoadContext }))
  const cache = new PageCache({
    source: getPageSource(build),
    render: createRemixHandler(build, 'production'),
    ...options,
  })
  const close = () => {
    clearTimeout(starting)
    cache.close()
    return services.stop()
  }
  return { app: cache.handle(app), cache, close }
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
    const name = ({ routes }: ServerBuild) =>
      nameRoute(response, createRouteMatcher(routes)(request.path))
    loadBuild()
      .then(name)
      .then(() => next(), next)
  })
  mountRemix(app, createRequestHandler({ build: loadBuild, mode: 'development', getLoadContext }))
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

function mountRemix(app: express.Express, handler: RequestHandler): void {
  app.use(guardRequest)
  app.all('*', (request, response, next) => void handler(request, response, next))
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

function getPageSource({ entry: { module } }: ServerBuild): PageSource {
  if ('pageSource' in module && isPageSource(module.pageSource)) return module.pageSource
  throw new Error('This build has no pageSource: run "npm run build".')
}

function isPageSource(value: unknown): value is PageSource {
  return typeof value === 'object' && value !== null && 'findVariant' in value
}

function getUnavailableResponse({ entry: { module } }: ServerBuild): UnavailableResponse {
  if ('unavailableResponse' in module && isCreateUnavailable(module.unavailableResponse)) {
    return module.unavailableResponse()
  }
  throw new Error('This build has no unavailableResponse: run "npm run build".')
}

type UnavailableResponse = ReturnType<typeof unavailableResponse>

function isCreateUnavailable(value: unknown): value is typeof unavailableResponse {
  return typeof value === 'function'
}

function createApp(isTrustedProxy: IsTrustedProxy): express.Express {
  const app = express()
  app.disable('x-powered-by')
  app.set('trust proxy', isTrustedProxy)
  return app
}
