import { readBytes } from '~/lib/http/read-form.server'
import { errorReason } from '~/lib/process/error-reason.server'
import type { Log } from '~/lib/process/log.server'
import { hasProjectToken, type TokenPlace } from './project-token.server'
import { copyAnswer, reject } from './proxy-answer.server'

interface Endpoint {
  maxBytes: number
  token: TokenPlace
}

/** The calls that the proxy forwards, with their limits. */
const ENDPOINTS: ReadonlyMap<string, Endpoint> = new Map([
  // Batches of up to fifty events or profile changes.
  ['track', { maxBytes: 1_048_576, token: 'events' }],
  ['engage', { maxBytes: 1_048_576, token: 'changes' }],
  ['groups', { maxBytes: 1_048_576, token: 'changes' }],
  // A compressed part of a recording.
  ['record', { maxBytes: 10_485_760, token: 'authorization' }],
])

/** Longer than a batch or the host ever takes; no visitor waits for it. */
const TIMEOUT_MS = 20_000
const MAX_QUERY_LENGTH = 8_192

/** The analytics project of the environment. */
interface Project {
  /** The analytics host, without a final slash. */
  origin: string
  token: string
  recordPercent: number
}

export interface ProxyDeps {
  project: Project
  log: Log
  /** Time limit for the body to arrive, and for the host to answer. */
  timeoutMs?: number
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
  { project, log, timeoutMs = TIMEOUT_MS }: ProxyDeps,
): Promise<Response> {
  const endpoint = getEndpoint(name, project)
  if (endpoint === undefined) return reject(404)
  const { maxBytes, token } = endpoint
  if (request.method !== 'POST') return reject(405, { Allow: 'POST' })
  const { search, searchParams: query } = new URL(request.url)
  if (search.length > MAX_QUERY_LENGTH) return reject(414)
  const read = await readBody(request, maxBytes, timeoutMs)
  if ('status' in read) return reject(read.status)
  const { headers } = request
  const { body } = read
  if (!hasProjectToken(token, { headers, query, body }, project.token)) return reject(400)
  return send({ name, endpoint, search, headers, body }, { project, log, timeoutMs })
}

/**
 * Reads the body within its limits.
 * @returns the body, null without one; or 413 when it is too long, 408 when it takes too long, 400
 *   when it breaks off
 */
async function readBody(
  request: Request,
  maxBytes: number,
  timeoutMs: number,
): Promise<{ body: Uint8Array<ArrayBuffer> | null } | { status: 400 | 408 | 413 }> {
  if (request.body === null) return { body: null }
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    const body = await readBytes(request, maxBytes, signal)
    return body === undefined ? { status: 413 } : { body }
  } catch {
    return { status: signal.aborted ? 408 : 400 }
  }
}

interface Call {
  name: string
  endpoint: Endpoint
  search: string
  headers: Headers
  body: Uint8Array<ArrayBuffer> | null
}

async function send(
  { name, endpoint, search, headers, body }: Call,
  { project, log, timeoutMs }: Required<ProxyDeps>,
): Promise<Response> {
  try {
    const response = await fetch(`${project.origin}/${name}/${search}`, {
      method: 'POST',
      headers: forwardedHeaders(headers, endpoint.token),
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    return copyAnswer(response)
  } catch (error) {
    const reason = errorReason(error)
    log.warn('the analytics host did not answer', { route: name, reason })
    return reject(reason === 'TimeoutError' ? 504 : 502)
  }
}

/** Finds the endpoint of a call, if the settings let the library make that call. */
function getEndpoint(name: string, { recordPercent }: Project): Endpoint | undefined {
  if (name === 'record' && recordPercent === 0) return undefined
  return ENDPOINTS.get(name)
}

/** Never forwards the visitor's cookies or network address. */
function forwardedHeaders(headers: Headers, token: TokenPlace): Headers {
  const names = token === 'authorization' ? ['content-type', 'authorization'] : ['content-type']
  return new Headers(
    names.flatMap((name) => {
      const value = headers.get(name)
      return value === null ? [] : [[name, value] satisfies [string, string]]
    }),
  )
}
