import type { Log } from '~/lib/log.server'
import { createRoom, type Room } from '~/lib/memory-room.server'
import { faultOf } from '../fault.server'
import { isOwnCall, type TokenPlace } from './own-calls.server'
import { answerOf, refusal } from './passage-answer.server'
import { readPassed } from './passage-body.server'

interface Passage {
  method: 'GET' | 'POST'
  mostBytes: number
  token: TokenPlace
}

/** What browsers may ask of the analytics host by way of this site, and how large a body may be. */
const PASSAGES: ReadonlyMap<string, Passage> = new Map([
  // Batches of fifty events, and of changes of profiles.
  ['track', { method: 'POST', mostBytes: 1_048_576, token: 'events' }],
  ['engage', { method: 'POST', mostBytes: 1_048_576, token: 'changes' }],
  ['groups', { method: 'POST', mostBytes: 1_048_576, token: 'changes' }],
  // A piece of a recording, compressed.
  ['record', { method: 'POST', mostBytes: 10_485_760, token: 'authorization' }],
  ['flags', { method: 'GET', mostBytes: 0, token: 'authorization' }],
])

/** Longer than a batch or the host ever takes; the browser waits, not the visitor. */
const TIMEOUT_MS = 20_000
const MOST_QUERY = 8_192

/** All bodies that are on their way through this process: six of the longest. */
const inFlight = createRoom(67_108_864)

/** When the library may try again what there was no room for. */
const LATER = { 'Retry-After': '30' }

/** What the environment says of the analytics project. */
export interface Project {
  /** The analytics host, without a final slash. */
  origin: string
  token: string
  flags: boolean
  recordPercent: number
}

export interface PassageParts {
  project: Project
  log: Log
  /** How long the body may take to come, and the host to answer. */
  timeoutMs?: number
  room?: Room
}

/**
 * Passes a call of the analytics library on to its host, so that neither the page's policy nor the
 * visitor's browser has to know another host (ANA-05).
 * @param name the part of the address that names the call, e.g. `track`
 * @returns the host's answer; 400, 404, 405, 408, 413, 414 or 503 for what is not passed on, 502 or
 *   504 when the host does not answer
 */
export async function passOn(
  request: Request,
  name: string,
  { project, log, timeoutMs = TIMEOUT_MS, room = inFlight }: PassageParts,
): Promise<Response> {
  const passage = passageOf(name, project)
  if (passage === undefined) return refusal(404)
  const { method, mostBytes, token } = passage
  if (request.method !== method) return refusal(405, { Allow: method })
  const { search, searchParams: query } = new URL(request.url)
  if (search.length > MOST_QUERY) return refusal(414)
  const share = room()
  try {
    const read = await readPassed(request, { mostBytes, timeoutMs, share })
    if ('status' in read) return refusal(read.status, read.status === 503 ? LATER : {})
    const { headers } = request
    const { body } = read
    if (!isOwnCall(token, { headers, query, body }, project.token)) return refusal(400)
    return await send({ name, passage, search, headers, body }, { project, log, timeoutMs })
  } finally {
    share.release()
  }
}

interface Sent {
  name: string
  passage: Passage
  search: string
  headers: Headers
  body: Uint8Array<ArrayBuffer> | null
}

async function send(
  { name, passage, search, headers, body }: Sent,
  { project, log, timeoutMs }: Required<Omit<PassageParts, 'room'>>,
): Promise<Response> {
  try {
    const response = await fetch(`${project.origin}/${name}/${search}`, {
      method: passage.method,
      headers: passedOn(headers, passage.token),
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    return answerOf(response)
  } catch (error) {
    const reason = faultOf(error)
    log.warn('the analytics host did not answer', { route: name, reason })
    return refusal(reason === 'TimeoutError' ? 504 : 502)
  }
}

/** Only what the settings have the library call is open. */
function passageOf(name: string, { flags, recordPercent }: Project): Passage | undefined {
  if (name === 'flags' && !flags) return undefined
  if (name === 'record' && recordPercent === 0) return undefined
  return PASSAGES.get(name)
}

/**
 * What goes on to the host beside the body: what has been looked at, and nothing else. Never the
 * visitor's cookies or network address.
 */
function passedOn(headers: Headers, token: TokenPlace): Headers {
  const names = token === 'authorization' ? ['content-type', 'authorization'] : ['content-type']
  return new Headers(
    names.flatMap((name) => {
      const value = headers.get(name)
      return value === null ? [] : [[name, value] satisfies [string, string]]
    }),
  )
}
