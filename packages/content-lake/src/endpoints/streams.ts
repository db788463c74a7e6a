import express, { type Request, type Response, type Router } from 'express'
import { PlainError } from '../errors'
import { forwardedAddress } from '../quota'
import { getRequestedUrl } from '../requested-url'
import type { OpenStream } from '../streams/open-stream'
import { parseLastEvent, serveEvents } from '../streams/sse'

/**
 * `data/listen/{dataset}` and `data/live/events/{dataset}` as server-sent events.
 * @param publicUrl as in `LakeContext`
 */
export function createStreamRoutes(openStream: OpenStream, publicUrl: string): Router {
  const router = express.Router()

  const serve = (request: Request, response: Response) => {
    const url = new URL(request.originalUrl, 'http://lake')
    const { headers } = request
    const { authorization } = headers
    const lastEvent = parseLastEvent(headers, url.searchParams)
    const stream = openStream({
      url,
      authorization,
      address: forwardedAddress(headers),
      publicUrl: getRequestedUrl(headers, publicUrl),
      lastEventId: lastEvent.id,
    })
    serveEvents(response, stream, lastEvent)
  }
  const paths = ['/data/listen/:dataset', '/data/live/events/:dataset']
  // Without this route Express would answer HEAD by `serve`, whose response never ends.
  router.head(paths, (_request, response) => {
    response.set('Allow', 'GET')
    throw new PlainError(405, 'Method Not Allowed', 'An event stream needs GET.')
  })
  router.get(paths, serve)

  return router
}
