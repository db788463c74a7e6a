import express, { type Request, type Response, type Router } from 'express'
import type { OpenStream } from '../streams/open-stream'
import { forwardedAddress } from '../places'
import { lastEventOf, serveEvents } from '../streams/sse'

/** `data/listen/{dataset}` and `data/live/events/{dataset}` as server-sent events. */
export function streamRoutes(openStream: OpenStream): Router {
  const router = express.Router()

  const serve = (request: Request, response: Response) => {
    const url = new URL(request.originalUrl, 'http://lake')
    const { headers } = request
    const { authorization } = headers
    const lastEvent = lastEventOf(headers, url.searchParams)
    const address = forwardedAddress(headers)
    const stream = openStream({ url, authorization, address, lastEventId: lastEvent.id })
    serveEvents(response, stream, lastEvent)
  }
  router.get('/data/listen/:dataset', serve)
  router.get('/data/live/events/:dataset', serve)

  return router
}
