import type { Request } from 'express'

/** The parameters of the address, read as the hosted service reads them: the first of a name. */
export const searchOf = (request: Request): URLSearchParams =>
  new URL(request.originalUrl, 'http://lake').searchParams

/** The version segment of the address, such as `v2025-02-19`. */
export const versionOf = (request: Request): string =>
  /^\/(v[^/]+)\//.exec(request.originalUrl)?.[1] ?? 'v1'

/** Whether a parameter is there and says yes. */
export const isOn = (search: URLSearchParams, name: string): boolean => search.get(name) === 'true'
