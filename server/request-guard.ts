import type { ErrorRequestHandler, RequestHandler } from 'express'

/**
 * Carries `Origin` to the application. The framework compares `Origin` with `Host` by itself and
 * answers a form of another site, or a made-up header, with a bare 500; the application judges it by
 * the site's own address and answers with words (app/lib/same-origin.server.ts).
 */
const POSTED_FROM = 'x-posted-from'

/** Methods that the framework can make a request of; any other would end in an error of its own. */
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** Asks the framework for one route's data in a way that this site does not use and it half forgot. */
const UNUSED_PARAMETER = '_data'

/** Takes from a request what the framework would answer with a 5xx although the sender is to blame. */
export const guardRequest: RequestHandler = (request, response, next) => {
  if (!METHODS.includes(request.method)) {
    response
      .set({ Allow: METHODS.join(', '), 'Cache-Control': 'no-store' })
      .status(405)
      .end()
    return
  }
  const { origin } = request.headers
  delete request.headers.origin
  request.headers[POSTED_FROM] = origin
  request.originalUrl = withoutParameter(request.originalUrl)
  next()
}

/** Answers addresses that cannot be read, and headers of which no request can be made. */
export const answerBadRequest: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  if (response.headersSent || !isSendersFault(error)) next(error)
  else response.set('Cache-Control', 'no-store').status(400).end()
}

function isSendersFault(error: unknown): boolean {
  if (error instanceof URIError) return true
  return error instanceof TypeError && Reflect.get(error, 'code') === 'ERR_INVALID_URL'
}

function withoutParameter(url: string): string {
  const [path = '', ...rest] = url.split('?')
  const query = new URLSearchParams(rest.join('?'))
  if (!query.has(UNUSED_PARAMETER)) return url
  query.delete(UNUSED_PARAMETER)
  return query.size > 0 ? `${path}?${query.toString()}` : path
}
