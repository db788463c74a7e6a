import express from 'express'
import expressStaticGzip from 'express-static-gzip'

/** scripts/lib/compress-files.ts writes the compressed files. */
const precompressed = { enableBrotli: true, orderPreference: ['br', 'gz'] }

/**
 * Serves files with a content hash in their names; browsers may keep them forever. A missing file is
 * a 404 without a page.
 * @param directory read once, for the compressed files
 */
export function hashedFiles(directory: string): express.Router {
  return files(directory, { immutable: true, maxAge: '1y', fallthrough: false, setHeaders })
}

/** A sample campaign in its sandboxed frame has no origin, and fonts need one (SOS-03). */
const setHeaders: Options['setHeaders'] = (response, file) => {
  if (file.endsWith('.woff2')) response.setHeader('Access-Control-Allow-Origin', '*')
}

/**
 * Serves files with constant names. A missing file goes to the next handler.
 * @param directory read once, for the compressed files
 */
export function namedFiles(directory: string): express.Router {
  return files(directory, { index: false, redirect: false, maxAge: '1h' })
}

type Options = NonNullable<NonNullable<Parameters<typeof expressStaticGzip>[1]>['serveStatic']>

function files(directory: string, options: Options): express.Router {
  const router = express.Router()
  router.use(rejectMalformedPath)
  router.use(
    expressStaticGzip(directory, {
      ...precompressed,
      index: false,
      serveStatic: options,
    }),
    sendFileError,
  )
  return router
}

/** serve-static would send its own error page. */
const rejectMalformedPath: express.RequestHandler = (request, response, next) => {
  try {
    decodeURIComponent(request.path)
    next()
  } catch {
    sendStatus(response, 400)
  }
}

/** Sends errors of the client, such as a missing file, without a stack in the log. */
const sendFileError: express.ErrorRequestHandler = (error: unknown, _request, response, next) => {
  const status: unknown = error instanceof Error ? Reflect.get(error, 'status') : undefined
  const isClientError = typeof status === 'number' && status >= 400 && status < 500
  if (isClientError && !response.headersSent) sendStatus(response, status)
  else next(error)
}

function sendStatus(response: express.Response, status: number): void {
  response.status(status).set('Cache-Control', 'no-store').type('txt').send(`${status}\n`)
}
