import type { FuzzRequest, FuzzResponse } from './request'

/** What no response to an anonymous caller may contain. */
export interface Secrets {
  /** Texts of a draft and of private documents. */
  readonly hidden: readonly string[]
  /** The site's origins; no redirect may lead elsewhere. */
  readonly origins: readonly string[]
}

/** Lines of a stack, or paths of this machine. */
const INTERNALS = /\n\s+at [^\n]+:\d+:\d+|node_modules\/|\/build\/server\//

/** What anonymous callers may post to the lake without a change of anything. */
const HARMLESS_POSTS = /^\/lake\/v[^/]+\/(?:data\/query\/|intake\/|auth\/logout|descriptors\/claim)/

/**
 * Finds what is wrong with a response (SAFE-01), except its duration.
 * @param isAnonymous whether the request has no token of the lake
 */
export function findError(
  { method, path }: FuzzRequest,
  { status, headers, body }: FuzzResponse,
  isAnonymous: boolean,
  { hidden, origins }: Secrets,
): string | undefined {
  if (status >= 500 && !isOverload(status, headers)) return `status ${status}`
  if (status < 200 || status >= 600) return `the odd status ${status}`
  if (INTERNALS.test(body)) return 'internals of the server in the body'
  if (!isAnonymous) return undefined
  const text = body + JSON.stringify(headers)
  if (hidden.some((secret) => text.includes(secret))) return 'content that is not public'
  const changes = !['GET', 'HEAD', 'OPTIONS'].includes(method)
  const isLake = path.startsWith('/lake/')
  if (isLake && changes && status < 300 && !HARMLESS_POSTS.test(path)) {
    return `status ${status} for a change without a token`
  }
  const { location } = headers
  if (location !== undefined && !isOfSite(location, origins)) return `a redirect to ${location}`
  return undefined
}

/** A limit that says when to come back; the run counts these apart. */
export function isOverload(status: number, headers: FuzzResponse['headers']): boolean {
  return status === 503 && headers['retry-after'] !== undefined
}

function isOfSite(location: string, origins: readonly string[]): boolean {
  const [origin = ''] = origins
  return URL.canParse(location, origin) && origins.includes(new URL(location, origin).origin)
}
