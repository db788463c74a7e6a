import type { Request } from 'express'
import type { z } from 'zod'
import type { LakeCore } from '../context'
import { badRequest, unauthorized } from '../errors'
import { getRequestedUrl } from '../requested-url'
import type { Caller, LakeDocument } from '../types'

/** As in the hosted service, the first of several parameters with the same name counts. */
export const getSearchParams = (request: Request): URLSearchParams =>
  new URL(request.originalUrl, 'http://lake').searchParams

/** @returns the version segment of the path, such as `v2025-02-19` */
export const getApiVersion = (request: Request): string =>
  /^\/(v[^/]+)\//.exec(request.originalUrl)?.[1] ?? 'v1'

export const isTrue = (search: URLSearchParams, name: string): boolean =>
  search.get(name) === 'true'

/** @throws PlainError 400 that says what was expected */
export function parseBody<Body>(
  schema: z.ZodType<Body>,
  { body }: Request,
  expected: string,
): Body {
  const parsed = schema.safeParse(body)
  if (parsed.success) return parsed.data
  throw badRequest(`Expected ${expected}`)
}

/** @throws PlainError 401 for anonymous callers of a private dataset */
export function requireReadable({ dataset, isPrivate }: LakeCore, caller: Caller): void {
  if (caller.kind !== 'anonymous' || !isPrivate()) return
  throw unauthorized(`The dataset "${dataset}" is private: reading it needs a token`)
}

/** @returns a presenter of documents whose asset addresses have the host of the request */
export function getPresenter(core: LakeCore, { headers }: Request) {
  const publicUrl = getRequestedUrl(headers, core.publicUrl)
  return (document: LakeDocument): LakeDocument => core.present(document, publicUrl)
}
