import { readBytes } from '~/lib/http/read-form.server'
import { errorReason } from '~/lib/process/error-reason.server'
import type { Log } from '~/lib/process/log.server'

/** The calls that the proxy forwards, with the most bytes of their bodies. */
const ENDPOINTS: ReadonlyMap<string, number> = new Map([
  // Batches of up to fifty events or profile changes.
  ['track', 1_048_576],
  ['engage', 1_048_576],
  ['groups', 1_048_576],
  // A compressed part of a recording.
  ['record', 10_485_760],
])

/** Longer than a body takes to arrive, or the host to answer; no visitor waits for it. */
const TIMEOUT_MS = 20_000
const MAX_QUERY_LENGTH = 8_192

/** Headers that keep an answer of the host from acting on the site's origin. */
const SAFE_HEADERS = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'X-Content-Type-Options': 'nosniff',
}

/** Types that the library reads. */
const TYPES = ['application/json', 'text/plain']

/** The analytics project of the environment. */
interface Project {
  /** The analytics host, without a final slash. */
  origin: string
  recordPercent: number
}

export interface ProxyDeps {
  project: Project
  log: Log
}

/**
 * Forwards a call of the analytics library to its host, so that pages and browsers need no other
 * host (ANA-05).
 * @param name of the call in the address, such as `track`
 * @returns the host's answer; 400, 404, 405, 408, 413 or 414 for a rejected call; 502 or 504 when
 *   the host does not answer
 */
export async function forward(
  request: Request,
  name: string,
  { project, log }: ProxyDeps,
): Promise<Response> {
  const maxBytes = findLimit(name, project)
  if (maxBytes === undefined) return reject(404)
  if (request.method !== 'POST') return reject(405, { Allow: 'POST' })
  const { search } = new URL(request.url)
  if (search.length > MAX_QUERY_LENGTH) return reject(414)
  const read = await readBody(request, maxBytes)
  if ('status' in read) return reject(read.status)
  try {
    const response = await fetch(`${project.origin}/${name}/${search}`, {
      method: 'POST',
      headers: forwardedHeaders(request.headers),
      body: read.body,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    return copyAnswer(response)
  } catch (error) {
    const reason = errorReason(error)
    log.warn('the analytics host did not answer', { route: name, reason })
    return reject(reason === 'TimeoutError' ? 504 : 502)
  }
}

/** The most bytes of a call, if the settings let the library make that call. */
function findLimit(name: string, { recordPercent }: Project): number | undefined {
  return name === 'record' && recordPercent === 0 ? undefined : ENDPOINTS.get(name)
}

/**
 * Reads the body within its limits.
 * @returns the body, null without one; or 413 when it is too long, 408 when it takes too long, 400
 *   when it breaks off
 */
async function readBody(
  request: Request,
  maxBytes: number,
): Promise<{ body: Uint8Array<ArrayBuffer> | null } | { status: 400 | 408 | 413 }> {
  if (request.body === null) return { body: null }
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  try {
    const body = await readBytes(request, maxBytes, signal)
    return body === undefined ? { status: 413 } : { body }
  } catch {
    return { status: signal.aborted ? 408 : 400 }
  }
}

/** Never forwards the visitor's cookies or network address. The token of a recording is in a header. */
function forwardedHeaders(headers: Headers): Headers {
  const forwarded = new Headers()
  for (const name of ['content-type', 'authorization']) {
    const value = headers.get(name)
    if (value !== null) forwarded.set(name, value)
  }
  return forwarded
}

/**
 * Rejects a call. The connection closes, because the rest of its body may be unread.
 * @param more headers beside those of every answer
 */
export function reject(status: number, more: Record<string, string> = {}): Response {
  return new Response(null, { status, headers: { ...SAFE_HEADERS, Connection: 'close', ...more } })
}

/** Copies the host's answer, as a type that no browser runs or shows (ANA-05). */
export function copyAnswer(response: Response): Response {
  const { status, body } = response
  return new Response(body, {
    status,
    headers: { ...SAFE_HEADERS, 'Content-Type': safeType(response.headers) },
  })
}

function safeType(headers: Headers): string {
  const [value = ''] = (headers.get('Content-Type') ?? '').split(';')
  const type = value.trim().toLowerCase()
  return TYPES.includes(type) ? `${type}; charset=utf-8` : 'application/octet-stream'
}
