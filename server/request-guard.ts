import type { RequestListener } from 'node:http'
import type { ErrorRequestHandler, RequestHandler, Response } from 'express'
import type { PageRoute } from './page-routes'
import { isRead } from './render-limit'
import { nameRoute } from './route-names'

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

/**
 * A name or address without a port. Remix builds a URL of it and the path, so `/`, `?` and `#` are
 * rejected.
 */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])$/i

/** Parameter of Remix's former data requests, which the site does not use and Remix still reads. */
const DATA_PARAMETER = '_data'

/** Parameter with which Remix's client names the routes whose data it requests. */
const ROUTES_PARAMETER = '_routes'

type FindRoutes = (path: string) => PageRoute

/**
 * Rejects data requests for routes that Remix's client does not request together. It runs before
 * the page cache, whose keys contain these routes.
 */
export function rejectUnknownData(findRoutes: FindRoutes, next: RequestListener): RequestListener {
  return (request, response) => {
    const [path, search] = splitAddress(request.url ?? '/')
    const routes = path.endsWith('.data') ? new URLSearchParams(search).get(ROUTES_PARAMETER) : null
    if (routes !== null) {
      const { dataRoutes, pattern } = findRoutes(path)
      if (!dataRoutes.includes(routes)) {
        nameRoute(response, pattern)
        response.writeHead(400, { 'Cache-Control': 'no-store' }).end()
        return
      }
    }
    next(request, response)
  }
}

/**
 * Names the route of a request, and rejects methods for which it has no action. Remix would render
 * an error page, at the cost of any other page.
 */
export function guardRoute(findRoutes: FindRoutes): RequestHandler {
  return ({ method, path, originalUrl }, response, next) => {
    const { pattern, hasAction } = findRoutes(path)
    nameRoute(response, pattern)
    if (isRead(method) || hasAction(splitAddress(originalUrl)[1])) next()
    else rejectMethod(response, ['GET', 'HEAD'])
  }
}

/**
 * Redirects to the spelling of the site's links, which the page cache has. The router accepts any
 * number of others.
 * @param correct returns the address in that spelling; undefined if `url` has it already, or leads
 * to no page
 */
export function correctAddress(correct: (url: string) => string | undefined): RequestHandler {
  return ({ method, originalUrl }, response, next) => {
    const address = isRead(method) ? correct(originalUrl) : undefined
    if (address === undefined) next()
    else response.location(address).set('Cache-Control', 'no-cache').status(308).end()
  }
}

/** Rejects or changes requests to which Remix would respond with a 5xx for a client's error. */
export const guardRequest: RequestHandler = (request, response, next) => {
  if (!METHODS.includes(request.method)) {
    rejectMethod(response, METHODS)
    return
  }
  // Simple health checks send no Host header, so Express has no name.
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

function rejectMethod(response: Response, allowed: readonly string[]): void {
  response
    .set({ Allow: allowed.join(', '), 'Cache-Control': 'no-store' })
    .status(405)
    .end()
}

/** @returns path and query, with its question mark */
function splitAddress(url: string): [path: string, search: string] {
  const at = url.indexOf('?')
  return at === -1 ? [url, ''] : [url.slice(0, at), url.slice(at)]
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
