import path from 'node:path'
import express from 'express'
import { HOSTED_ASSETS } from '../config/client-config'
import type { Env } from '../config/env.server'
import { STUDIO_PATH } from './paths'
import { hashedFiles, namedFiles } from './static-files'

type ContentKind = Env['content']['kind']

/** What the hosted service needs beyond this origin; the embedded lake needs nothing. */
const hostedConnections =
  'https://*.api.sanity.io wss://*.api.sanity.io https://*.apicdn.sanity.io https://api.sanity.io'

/**
 * The Studio's own policy. Its style sheets are written at run time by styled-components, so
 * inline styles are allowed here; the pages of the site are stricter.
 */
export function studioPolicy(kind: ContentKind): string {
  const hosted = kind === 'hosted'
  return [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${hosted ? ` ${HOSTED_ASSETS}` : ''}`,
    `media-src 'self' blob:${hosted ? ` ${HOSTED_ASSETS}` : ''}`,
    "font-src 'self' data:",
    `connect-src 'self'${hosted ? ` ${hostedConnections}` : ''}`,
    "worker-src 'self' blob:",
    "frame-src 'self'",
    "frame-ancestors 'self'",
    "base-uri 'self'",
    "form-action 'self'",
    "object-src 'none'",
  ].join('; ')
}

/**
 * Serves the built Studio: hashed assets for ever, and index.html for every address inside it.
 * @param directory folder of the build, which holds index.html and assets/
 */
export function createStudioFiles(directory: string, kind: ContentKind): express.Express {
  const app = express()
  app.disable('x-powered-by')
  app.use((_request, response, next) => {
    response.set({
      'Content-Security-Policy': studioPolicy(kind),
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'same-origin',
      'X-Robots-Tag': 'noindex',
    })
    next()
  })
  app.use(`${STUDIO_PATH}/assets`, hashedFiles(path.join(directory, 'assets')))
  app.use(STUDIO_PATH, namedFiles(directory))
  app.get(`${STUDIO_PATH}*`, (_request, response, next) => {
    response.set('Cache-Control', 'no-cache')
    response.sendFile('index.html', { root: directory }, (error: unknown) => {
      if (error !== undefined) next(error)
    })
  })
  return app
}
