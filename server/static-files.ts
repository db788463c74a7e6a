import express from 'express'
import expressStaticGzip from 'express-static-gzip'
import { answerRefusedFile } from './refused-file'

/** In the order of preference; scripts/lib/compress-files.ts lays the compressed files beside the others. */
const precompressed = { enableBrotli: true, orderPreference: ['br', 'gz'] }

/**
 * Files whose names hold a hash of what is in them: browsers keep them for ever. What is not there is
 * answered here, so that no page has to be made for it.
 * @param directory of the files; the compressed ones are looked for once
 */
export function hashedFiles(directory: string): express.Router {
  return files(directory, { immutable: true, maxAge: '1y', fallthrough: false })
}

/**
 * Files that keep their names.
 * @param directory of the files; the compressed ones are looked for once
 */
export function namedFiles(directory: string): express.Router {
  return files(directory, { index: false, redirect: false, maxAge: '1h' })
}

type Options = Parameters<typeof express.static>[1]

function files(directory: string, options: Options): express.Router {
  const router = express.Router()
  router.use(refuseUnreadable)
  router.use(
    expressStaticGzip(directory, {
      ...precompressed,
      index: false,
      serveStatic: {
        ...options,
        setHeaders: (response) => response.setHeader('X-Content-Type-Options', 'nosniff'),
      },
    }),
    answerRefusedFile,
  )
  return router
}

/** The library would answer such an address with words of its own. */
const refuseUnreadable: express.RequestHandler = (request, response, next) => {
  try {
    decodeURIComponent(request.path)
    next()
  } catch {
    response.status(400).set('Cache-Control', 'no-store').type('txt').send('400\n')
  }
}
