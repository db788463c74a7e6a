import { z } from 'zod'

/** Where a call carries the project's token. */
export type TokenPlace = 'authorization' | 'events' | 'changes'

/** The parts of a call that may carry a token. */
interface Call {
  headers: Headers
  query: URLSearchParams
  body: Uint8Array | null
}

/**
 * True when a call is for this project alone, so that others cannot use the proxy (ANA-05). As the
 * library does it, recordings carry the token in `Authorization`; events and profile changes carry
 * it in each entry.
 * @param token of this project
 */
export function hasProjectToken(
  place: TokenPlace,
  { headers, query, body }: Call,
  token: string,
): boolean {
  if (query.getAll('token').some((other) => other !== token)) return false
  if (place === 'authorization') {
    return headers.get('Authorization') === `Basic ${Buffer.from(`${token}:`).toString('base64')}`
  }
  // The host also reads entries from the query.
  if (body === null || query.has('data') || !isForm(headers)) return false
  return entriesShape(place, token).safeParse(parseData(body)).success
}

/** The library posts forms; its beacons have the type plain text. */
function isForm(headers: Headers): boolean {
  const type = headers.get('Content-Type') ?? ''
  return /^(?:application\/x-www-form-urlencoded|text\/plain)\s*(?:;|$)/i.test(type)
}

/** Checks only the token; the host validates the rest. */
function entriesShape(place: 'events' | 'changes', token: string) {
  const projectToken = z.literal(token)
  const entry =
    place === 'events'
      ? z.object({ properties: z.object({ token: projectToken }) })
      : z.object({ $token: projectToken })
  return z.union([entry, z.array(entry).min(1)])
}

/** Parses the form's only field, JSON in base64; undefined for anything else. */
function parseData(body: Uint8Array): unknown {
  const [data = '', ...others] = new URLSearchParams(new TextDecoder().decode(body)).getAll('data')
  if (others.length > 0 || !z.base64().safeParse(data).success) return undefined
  try {
    return JSON.parse(Buffer.from(data, 'base64').toString('utf8'))
  } catch {
    return undefined
  }
}
