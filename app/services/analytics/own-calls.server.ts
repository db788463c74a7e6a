import { z } from 'zod'

/** Where a call says which project it is for. */
export type TokenPlace = 'authorization' | 'events' | 'changes'

/** What of a call tells the project. */
export interface Call {
  headers: Headers
  query: URLSearchParams
  body: Uint8Array | null
}

/**
 * Whether a call of the analytics library is for our project alone: the passage is nobody else's way
 * to the host (ANA-05). Recordings and flags say so in their authorization, as the library does it,
 * so that a recording need not be unpacked; events and changes of profiles in each of their entries.
 * @param token of our project
 */
export function isOwnCall(
  place: TokenPlace,
  { headers, query, body }: Call,
  token: string,
): boolean {
  if (query.getAll('token').some((other) => other !== token)) return false
  if (place === 'authorization') {
    return headers.get('Authorization') === `Basic ${Buffer.from(`${token}:`).toString('base64')}`
  }
  // The host may read entries from the address, too.
  if (body === null || query.has('data') || !isForm(headers)) return false
  return entriesOf(place, token).safeParse(dataOf(body)).success
}

/** A form as the library posts it; beacons, by which it is posted when a page closes, say plain text. */
function isForm(headers: Headers): boolean {
  const type = headers.get('Content-Type') ?? ''
  return /^(?:application\/x-www-form-urlencoded|text\/plain)\s*(?:;|$)/i.test(type)
}

/** Only where the token stands is checked: the rest is the host's to judge. */
function entriesOf(place: 'events' | 'changes', token: string) {
  const own = z.literal(token)
  const entry =
    place === 'events'
      ? z.object({ properties: z.object({ token: own }) })
      : z.object({ $token: own })
  return z.union([entry, z.array(entry).min(1)])
}

/** The one field of the form, JSON in base64; undefined when it is not that. */
function dataOf(body: Uint8Array): unknown {
  const [data = '', ...others] = new URLSearchParams(new TextDecoder().decode(body)).getAll('data')
  if (others.length > 0 || !z.base64().safeParse(data).success) return undefined
  try {
    return JSON.parse(Buffer.from(data, 'base64').toString('utf8'))
  } catch {
    return undefined
  }
}
