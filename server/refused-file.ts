import type { ErrorRequestHandler } from 'express'

/**
 * Answers a request for a static file that is not there, or that no file could be: it is the
 * sender's mistake and leaves no stack in the log. Every other error goes on.
 */
export const answerRefusedFile: ErrorRequestHandler = (
  error: unknown,
  _request,
  response,
  next,
) => {
  const status = statusOf(error)
  if (status === undefined || status < 400 || status >= 500 || response.headersSent) next(error)
  else response.status(status).set('Cache-Control', 'no-store').type('txt').send(`${status}\n`)
}

function statusOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('status' in error)) return undefined
  return typeof error.status === 'number' ? error.status : undefined
}
