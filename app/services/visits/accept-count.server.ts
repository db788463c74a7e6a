import { isbot } from 'isbot'
import { z } from 'zod'
import type { RateLimit } from '~/lib/http/rate-limit.server'
import { readJson, type RejectedBody } from '~/lib/http/read-form.server'
import { isSameOrigin } from '~/lib/http/same-origin.server'
import { eventNames } from '../analytics/events'

/** One view or event, by a name from a fixed set. */
export interface Count {
  kind: 'page' | 'event'
  /** The event's name, the id of the page's document, or `notFound`. */
  name: string
}

export interface CountDeps {
  siteUrl: string
  /** Counts by network address, in memory only. */
  allowsCaller: RateLimit
  isPreview: (request: Request) => Promise<boolean>
  /** Id of the document of the page at a path, if there is one. */
  findPageId: (path: string) => Promise<string | undefined>
  count: (count: Count) => void
}

/**
 * Accepts a posted count. Bots, previews and callers above the limit are answered like visitors, but
 * not counted: browsers log rejections, and visitors may share an address.
 * @param caller network address of the sender
 * @returns the HTTP status: 204, or 400, 403 or 413 for a post that no page of the site sends
 */
export async function acceptCount(
  request: Request,
  caller: string,
  { siteUrl, allowsCaller, isPreview, findPageId, count }: CountDeps,
): Promise<204 | 400 | 403 | 413> {
  if (!isSameOrigin(request, siteUrl)) return 403
  if (!allowsCaller(caller)) return 204
  const read = await readCount(request, findPageId)
  if ('status' in read) return read.status
  if (isVisitor(request) && !(await isPreview(request))) count(read)
  return 204
}

function isVisitor(request: Request): boolean {
  const agent = request.headers.get('User-Agent') ?? ''
  return agent !== '' && !isbot(agent)
}

/** Counts addresses that are no page. */
const NOT_FOUND = 'notFound'

/** Enough for an address and its name. */
const MAX_BYTES = 2_048

const shape = z.union([
  z.strictObject({ page: z.string().startsWith('/') }),
  z.strictObject({ event: z.enum(eventNames) }),
])

/** Maps the post to a known name, so that nothing a visitor typed is stored (ANA-05). */
async function readCount(
  request: Request,
  findPageId: CountDeps['findPageId'],
): Promise<Count | RejectedBody> {
  const read = await readJson(request, MAX_BYTES)
  if ('status' in read) return read
  const sent = shape.safeParse(read.json).data
  if (sent === undefined) return { status: 400 }
  if ('event' in sent) return { kind: 'event', name: sent.event }
  return { kind: 'page', name: (await findPageId(sent.page)) ?? NOT_FOUND }
}
