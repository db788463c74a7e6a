import type { Caller } from '../context'
import { tooLarge } from '../errors'

/** What one caller may ask. */
export interface QueryLimits {
  /** To parse and evaluate a query and to write its answer, in milliseconds. */
  readonly queryMs: number
  /** For one listener to decide which changes of one transaction concern it, in milliseconds. */
  readonly listenerMs: number
  /** Length of a query and its parameters, in UTF-16 units. */
  readonly length: number
  /** Length of an answer, in UTF-16 units. It stays in memory until its reader has taken it. */
  readonly answer: number
}

const MEGA = 1024 * 1024

/**
 * Anyone who reaches the site may ask. Its own longest query has a tenth of this length, and its
 * whole dataset a quarter of this answer.
 */
const forAnonymous: QueryLimits = {
  queryMs: 2_000,
  listenerMs: 50,
  length: 64 * 1024,
  answer: 8 * MEGA,
}
const forSignedIn: QueryLimits = {
  queryMs: 10_000,
  listenerMs: 50,
  length: 8 * MEGA,
  answer: 128 * MEGA,
}

export const limitsOf = ({ kind }: Caller): QueryLimits =>
  kind === 'anonymous' ? forAnonymous : forSignedIn

/**
 * @param params as JSON
 * @throws PlainError 413 when a query is longer with its parameters than its sender may send
 */
export function refuseLong(text: string, params: string, caller: Caller): void {
  const { length } = limitsOf(caller)
  if (text.length + params.length > length) {
    throw tooLarge(`The query and its parameters are longer than ${length} characters.`)
  }
}
