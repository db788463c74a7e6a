import { readBytes } from '~/lib/read-form.server'
import type { Log } from '~/lib/log.server'
import { faultOf } from '../fault.server'

/** What browsers may ask of the analytics host by way of this site, and how large a body may be. */
const ROUTES: ReadonlyMap<string, { method: 'GET' | 'POST'; mostBytes: number }> = new Map([
  // Batches of fifty events, and of changes of profiles.
  ['track', { method: 'POST', mostBytes: 1_048_576 }],
  ['engage', { method: 'POST', mostBytes: 1_048_576 }],
  ['groups', { method: 'POST', mostBytes: 1_048_576 }],
  // A piece of a recording, compressed.
  ['record', { method: 'POST', mostBytes: 10_485_760 }],
  ['flags', { method: 'GET', mostBytes: 0 }],
])

/** What goes on to the host. Never the visitor's cookies or network address. */
const PASSED_ON = ['content-type', 'content-encoding', 'authorization']

/** Longer than the host ever takes; the browser waits, not the visitor. */
const TIMEOUT_MS = 20_000
const MOST_QUERY = 8_192

export interface PassageParts {
  /** The analytics host, without a final slash. */
  origin: string
  log: Log
  timeoutMs?: number
}

/**
 * Passes a call of the analytics library on to its host, so that neither the page's policy nor the
 * visitor's browser has to know another host (ANA-05).
 * @param route the part of the address that names the call, e.g. `track`
 * @returns the host's answer; 404, 405 or 413 for what is not passed on, 502 or 504 when the host
 *   does not answer
 */
export async function passOn(
  request: Request,
  route: string,
  { origin, log, timeoutMs = TIMEOUT_MS }: PassageParts,
): Promise<Response> {
  const known = ROUTES.get(route)
  if (known === undefined) return answer(404)
  if (request.method !== known.method) return answer(405, { Allow: known.method })
  const { search } = new URL(request.url)
  if (search.length > MOST_QUERY) return answer(414)
  const body = known.method === 'GET' ? null : await readBytes(request, known.mostBytes)
  if (body === undefined) return answer(413)
  try {
    const response = await fetch(`${origin}/${route}/${search}`, {
      method: known.method,
      headers: passedOn(request.headers),
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    const type = response.headers.get('Content-Type')
    return answer(response.status, type === null ? {} : { 'Content-Type': type }, response.body)
  } catch (error) {
    const reason = faultOf(error)
    log.warn('the analytics host did not answer', { route, reason })
    return answer(reason === 'TimeoutError' ? 504 : 502)
  }
}

function passedOn(headers: Headers): Headers {
  return new Headers(
    PASSED_ON.flatMap((name) => {
      const value = headers.get(name)
      return value === null ? [] : [[name, value] satisfies [string, string]]
    }),
  )
}

function answer(
  status: number,
  more: Record<string, string> = {},
  body: ReadableStream<Uint8Array> | null = null,
): Response {
  return new Response(body, { status, headers: { 'Cache-Control': 'no-store', ...more } })
}
