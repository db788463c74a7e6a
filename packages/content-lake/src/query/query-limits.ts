import type { Caller } from '../types'
import { tooLarge } from '../errors'

interface QueryLimits {
  /** Processor time to parse and evaluate a query and to write its response, in milliseconds. */
  readonly queryMs: number
  /** Time for one listener's filter at one commit, in milliseconds. */
  readonly listenerMs: number
  /** Length of a query with its parameters, in UTF-16 units. */
  readonly queryLength: number
  /** Length of a response, in UTF-16 units. It stays in memory until the client has read it. */
  readonly responseLength: number
}

const MEGA = 1024 * 1024

/** The site's longest query has a tenth of this length, its whole dataset a quarter. */
const anonymousLimits: QueryLimits = {
  // No visitor needs as much. The site's slowest query takes some 20 ms.
  queryMs: 900,
  listenerMs: 50,
  queryLength: 64 * 1024,
  responseLength: 8 * MEGA,
}
const userLimits: QueryLimits = {
  queryMs: 10_000,
  listenerMs: 50,
  queryLength: 8 * MEGA,
  responseLength: 128 * MEGA,
}

export const getLimits = ({ kind }: Caller): QueryLimits =>
  kind === 'anonymous' ? anonymousLimits : userLimits

/**
 * @param params as JSON
 * @throws PlainError 413 if the query with its parameters is too long for this caller
 */
export function checkQueryLength(text: string, params: string, caller: Caller): void {
  const { queryLength } = getLimits(caller)
  if (text.length + params.length > queryLength) {
    throw tooLarge(`The query and its parameters are longer than ${queryLength} characters.`)
  }
}
