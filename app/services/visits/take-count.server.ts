import { isbot } from 'isbot'
import type { RateLimit } from '~/lib/rate-limit.server'
import { isSameOrigin } from '~/lib/same-origin.server'
import { type Count, readCount } from './read-count.server'

/** What judging a posted count needs of the world around it. */
export interface CountParts {
  /** The site's own address. */
  siteUrl: string
  /** Counts by network address, in memory only. */
  allowsCaller: RateLimit
  /** True when whoever asks sees drafts. */
  isPreview: (request: Request) => Promise<boolean>
  count: (count: Count) => void
}

/**
 * Takes one posted count. Machines, previews and who counts without end are not counted, and are
 * answered as people are: browsers tell of a refusal in their console, and an address may be shared.
 * @param caller network address of who posts
 * @returns the status to answer with: 204, or 400, 403 or 413 for what no page of ours sends
 */
export async function takeCount(
  request: Request,
  caller: string,
  { siteUrl, allowsCaller, isPreview, count }: CountParts,
): Promise<204 | 400 | 403 | 413> {
  if (!isSameOrigin(request, siteUrl)) return 403
  if (!allowsCaller(caller)) return 204
  const read = await readCount(request)
  if ('status' in read) return read.status
  if (isPerson(request) && !(await isPreview(request))) count(read)
  return 204
}

function isPerson(request: Request): boolean {
  const agent = request.headers.get('User-Agent') ?? ''
  return agent !== '' && !isbot(agent)
}
