import path from 'node:path'
import express from 'express'
import { HOSTED_ASSETS } from '#config/client-config'
import type { Env } from '#config/env.server'
import { POLICY_REPORTS_PATH } from '#config/policy-reports'
import { STUDIO_PATH } from './paths'
import { hashedFiles, namedFiles } from './static-files'

type ContentKind = Env['content']['kind']

/** The embedded lake needs only this origin. */
const hostedConnections =
  'https://*.api.sanity.io wss://*.api.sanity.io https://*.apicdn.sanity.io https://api.sanity.io'

/**
 * The Studio's Content-Security-Policy. It allows inline styles, which styled-components writes at run
 * time; the site's pages do not.
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
    `report-uri ${POLICY_REPORTS_PATH}`,
  ].join('; ')
}

/**
 * Serves the built Studio, with index.html for every path in it.
 * @param directory holds index.html and assets/
 */
export function createStudioFiles(directory: string, kind: ContentKind): express.Express {
  const app = express()
  app.disable('x-powered-by')
  app.use((_request, response, next) => {
    response.set({
      'Content-Security-Policy': studioPolicy(kind),
      'Referrer-Policy': 'same-origin',
      'X-Robots-Tag': 'noindex',
    })
    next()
  })
  app.use(`${STUDIO_PATH}/assets`, hashedFiles(path.join(directory, 'assets')))
  const named = namedFiles(directory)
  app.use(STUDIO_PATH, named)
  app.get(`${STUDIO_PATH}*`, (request, response, next) => {
    response.set('Cache-Control', 'no-cache')
    request.url = '/index.html'
    named(request, response, next)
  })
  return app
}
