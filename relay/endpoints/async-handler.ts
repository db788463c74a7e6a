import type { Request, RequestHandler, Response } from 'express'

/** Express 4 does not wait for promises: this passes a rejection on to the error handler. */
export function asyncHandler(
  handle: (request: Request, response: Response) => Promise<void>,
): RequestHandler {
  return (request, response, next) => {
    handle(request, response).catch(next)
  }
}
