import type { ErrorRequestHandler, RequestHandler, Response } from 'express'

/**
 * Passes `Origin` to the app. Remix itself compares `Origin` with `Host` and responds to another site's
 * form with a 500; the app compares it with the site's address (app/lib/http/same-origin.server.ts).
 */
const POSTED_FROM = 'x-posted-from'

/**
 * Other methods make the `Request` constructor throw, or Remix respond with an error. For OPTIONS Remix
 * would run the loader of a route without a page.
 */
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']

/** A name or address without a port. Remix builds a URL of it and the path, so `/`, `?` and `#` are rejected. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])$/i

/** Parameter of Remix's former data requests, which the site does not use and Remix still reads. */
const DATA_PARAMETER = '_data'

/** Rejects or changes requests to which Remix would respond with a 5xx for a client's error. */
export const guardRequest: RequestHandler = (request, response, next) => {
  if (!METHODS.includes(request.method)) {
    response
      .set({ Allow: METHODS.join(', '), 'Cache-Control': 'no-store' })
      .status(405)
      .type('txt')
      .send('Method Not Allowed\n')
    return
  }
  // Without a Host header, as from simple health checks, Express has no name.
  if (!HOST.test(request.hostname || 'none')) {
    rejectRequest(response)
    return
  }
  const { origin } = request.headers
  delete request.headers.origin
  request.headers[POSTED_FROM] = origin
  request.originalUrl = withoutParameter(request.originalUrl)
  next()
}

/** Sends 400 for malformed paths. */
export const sendBadRequest: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  if (response.headersSent || !isClientError(error)) next(error)
  else rejectRequest(response)
}

function rejectRequest(response: Response): void {
  response.set('Cache-Control', 'no-store').status(400).type('txt').send('Bad Request\n')
}

function isClientError(error: unknown): boolean {
  if (error instanceof URIError) return true
  return error instanceof TypeError && Reflect.get(error, 'code') === 'ERR_INVALID_URL'
}

function withoutParameter(url: string): string {
  const [path = '', ...rest] = url.split('?')
  const query = new URLSearchParams(rest.join('?'))
  if (!query.has(DATA_PARAMETER)) return url
  query.delete(DATA_PARAMETER)
  return query.size > 0 ? `${path}?${query.toString()}` : path
}
