import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { createRequestHandler } from '@remix-run/express'
import type { ServerBuild } from '@remix-run/node'
import compression from 'compression'
import express from 'express'

/** The Remix application with its static files in front, and what must be closed with it. */
export interface Pages {
  app: express.Express
  close: () => Promise<void>
}

/**
 * Serves the production build.
 * @param buildDir folder that holds client/ and server/
 * @throws Error when the site has not been built
 */
export async function createBuiltPages(buildDir: string): Promise<Pages> {
  const entry = path.join(buildDir, 'server', 'index.js')
  const build: ServerBuild = await import(pathToFileURL(entry).href).catch((cause: unknown) => {
    throw new Error(`The site cannot be loaded from ${entry}: run "npm run build".`, { cause })
  })
  const app = bareApp()
  app.use(compression())
  const client = path.join(buildDir, 'client')
  app.use(
    '/assets',
    express.static(path.join(client, 'assets'), {
      immutable: true,
      maxAge: '1y',
      fallthrough: false,
    }),
  )
  app.use(express.static(client, { index: false, redirect: false, maxAge: '1h' }))
  app.all('*', createRequestHandler({ build, mode: 'production' }))
  return { app, close: () => Promise.resolve() }
}

/** Serves the sources through Vite, reloading as they change. For development only. */
export async function createLivePages(configFile: string): Promise<Pages> {
  const { createServer } = await import('vite')
  const vite = await createServer({ configFile, server: { middlewareMode: true } })
  const app = bareApp()
  app.use(vite.middlewares)
  app.all('*', (request, response, next) => {
    vite
      .ssrLoadModule('virtual:remix/server-build')
      .then((build) =>
        createRequestHandler({ build: asServerBuild(build), mode: 'development' })(
          request,
          response,
          next,
        ),
      )
      .catch(next)
  })
  return { app, close: () => vite.close() }
}

function asServerBuild(module: Record<string, unknown>): ServerBuild {
  if (!isServerBuild(module)) throw new Error('Vite gave no Remix server build.')
  return module
}

function isServerBuild(module: object): module is ServerBuild {
  return 'entry' in module && 'routes' in module && 'assets' in module
}

function bareApp(): express.Express {
  const app = express()
  app.disable('x-powered-by')
  return app
}
