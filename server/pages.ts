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
import type { Trusts } from './client-address'
import { PageCache } from './page-cache/page-cache'
import { pagePatterns } from './page-routes'
import { answerBadRequest, guardRequest } from './request-guard'
import { idOf } from './request-id'
import { nameRoute, routeOf } from './route-names'
import { hashedFiles, namedFiles } from './static-files'

/** The Remix application with its static files in front, and what must be closed with it. */
export interface Pages {
  app: RequestListener
  /** The pages in memory; in development there are none. */
  cache?: PageCache
  close: () => Promise<void>
}

/** What the page cache is told and asked by its surroundings. */
export interface PageCacheSettings {
  /** See PageCache. */
  cdnSeconds: number
  onError: (error: unknown) => void
  onPage?: (html: string) => void
}

/**
 * Serves the production build.
 * @param buildDir folder that holds site/client/ and server/
 * @param trusts the proxies in front of this process
 * @throws Error when the site has not been built
 */
export async function createBuiltPages(
  buildDir: string,
  trusts: Trusts,
  settings: PageCacheSettings,
): Promise<Pages> {
  const entry = path.join(buildDir, 'server', 'app.js')
  const build = await importBuild(entry)
  const app = bareApp(trusts)
  const client = path.join(buildDir, 'site', 'client')
  app.use(
    '/assets',
    named(() => '/assets/*'),
    hashedFiles(path.join(client, 'assets')),
  )
  app.use(namedFiles(client))
  app.use(compression())
  app.use(named(pagePatterns(build.routes)))
  answerWith(app, createRequestHandler({ build, mode: 'production', getLoadContext }))
  const cache = new PageCache({
    source: pageSourceOf(build),
    render: createRemixHandler(build, 'production'),
    ...settings,
  })
  const close = () => {
    cache.close()
    return Promise.resolve()
  }
  return { app: cache.answer(app), cache, close }
}

/**
 * Serves the sources through Vite, reloading as they change. For development only.
 * @param server carries Vite's reload socket, so that development needs no second port
 * @param trusts the proxies in front of this process
 */
export async function createLivePages(
  configFile: string,
  server: Server,
  trusts: Trusts,
): Promise<Pages> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    configFile,
    server: { middlewareMode: true, hmr: { server } },
  })
  const app = bareApp(trusts)
  app.use(vite.middlewares)
  const loadBuild = async () =>
    asServerBuild(await vite.ssrLoadModule('virtual:remix/server-build'))
  app.use((request, response, next) => {
    const name = ({ routes }: ServerBuild) =>
      nameRoute(response, pagePatterns(routes)(request.path))
    loadBuild()
      .then(name)
      .then(() => next(), next)
  })
  answerWith(app, createRequestHandler({ build: loadBuild, mode: 'development', getLoadContext }))
  return { app, close: () => vite.close() }
}

/** What the application knows of a request beyond itself: who sent it, and how it is logged. */
const getLoadContext: GetLoadContextFunction = (request, response) => ({
  clientAddress: request.ip,
  requestId: idOf(response),
  route: routeOf(response),
})

/** Names the route of what comes after it. */
function named(nameOf: (path: string) => string): express.RequestHandler {
  return (request, response, next) => {
    nameRoute(response, nameOf(request.path))
    next()
  }
}

/** The framework's handler settles by itself and hands its failures to `next`. */
function answerWith(app: express.Express, answer: RequestHandler): void {
  app.use(guardRequest)
  app.all('*', (request, response, next) => void answer(request, response, next))
  app.use(answerBadRequest)
}

async function importBuild(file: string): Promise<ServerBuild> {
  try {
    return asServerBuild(await import(pathToFileURL(file).href))
  } catch (cause) {
    throw new Error(`The site cannot be loaded from ${file}: run "npm run build".`, { cause })
  }
}

function asServerBuild(module: unknown): ServerBuild {
  if (!isServerBuild(module)) throw new Error('This module is no Remix server build.')
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

function pageSourceOf({ entry: { module } }: ServerBuild): PageSource {
  if ('pageSource' in module && isPageSource(module.pageSource)) return module.pageSource
  throw new Error('This build has no pageSource: run "npm run build".')
}

function isPageSource(value: unknown): value is PageSource {
  return typeof value === 'object' && value !== null && 'variantOf' in value
}

function bareApp(trusts: Trusts): express.Express {
  const app = express()
  app.disable('x-powered-by')
  app.set('trust proxy', trusts)
  return app
}
