import type { Request } from 'express'

/** The parameters of an address as they were sent: Express would make objects of some. */
export function queryOf(request: Request): URLSearchParams {
  return new URL(request.originalUrl, 'http://localhost').searchParams
}
