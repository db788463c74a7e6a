import type { RequestHandler } from 'express'

/** A connection that goes on sending more than this is closed. */
const MAX_BYTES = 1_048_576

/**
 * Reads what a route left of a request's body, so that the next request of the connection is answered.
 * Node does so by itself only if nobody has begun to read, and Remix begins with every body.
 */
export const readRestOfBody: RequestHandler = (request, response, next) => {
  response.once('finish', () => {
    if (request.complete) return
    let bytes = 0
    request.removeAllListeners('data').on('data', (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes > MAX_BYTES) request.destroy()
    })
    request.resume()
  })
  next()
}
