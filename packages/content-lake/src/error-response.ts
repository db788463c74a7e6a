import { finished } from 'node:stream'
import type { Request, Response } from 'express'
import { badRequest, insufficientStorage, PlainError, tooLarge, type ApiError } from './errors'
import { isDamaged, isDiskFull } from './store/storage-errors'

/**
 * Converts an error of the body parser, the disk or the code. The message of an unexpected error
 * appears only in the log, never in the response.
 */
export function toApiError(error: unknown): ApiError {
  const type = stringField(error, 'type')
  if (type === 'entity.too.large') return tooLarge('The request body is too long.')
  if (type === 'entity.parse.failed') return badRequest('The request body is not valid JSON.')
  if (type?.startsWith('entity.') === true || type?.startsWith('request.') === true) {
    return badRequest('The request body could not be read.')
  }
  if (error instanceof URIError) return badRequest('The address is not encoded correctly.')
  if (isDiskFull(error)) return insufficientStorage('The disk is full: nothing was written.')
  if (isDamaged(error)) {
    const message = 'The database is damaged: stop the Content Lake and restore a backup.'
    return new PlainError(500, 'Internal Server Error', message)
  }
  return new PlainError(500, 'Internal Server Error', 'The embedded Content Lake failed.')
}

/**
 * Sends a complete JSON response while the client may still be sending its body, and discards the rest
 * of that body. If the response ended first, Node would close a connection that is not kept alive. The
 * client, or a proxy, would then see a broken connection instead of the response.
 */
export function sendBeforeBodyEnds(request: Request, response: Response, body: object): void {
  if (request.complete) {
    response.json(body)
    return
  }
  const json = Buffer.from(JSON.stringify(body))
  response.type('json').set('Content-Length', String(json.length)).write(json)
  finished(request, () => response.end())
  request.resume()
}

function stringField(error: unknown, field: string): string | undefined {
  if (!(error instanceof Error)) return undefined
  const value: unknown = Reflect.get(error, field)
  return typeof value === 'string' ? value : undefined
}
