import type { Caller } from '../context'

/** What one caller may ask of the one thread, on which nobody else is answered meanwhile. */
export interface QueryLimits {
  /** To parse and evaluate a query and to write its answer, in milliseconds. */
  readonly queryMs: number
  /** For one listener to decide which changes of one transaction concern it, in milliseconds. */
  readonly listenerMs: number
  /** Length of a query, in UTF-16 units. */
  readonly length: number
}

/** Anyone who reaches the site may ask. Its own longest query has a tenth of this length. */
const forAnonymous: QueryLimits = { queryMs: 2_000, listenerMs: 250, length: 64 * 1024 }
const forSignedIn: QueryLimits = { queryMs: 10_000, listenerMs: 2_000, length: 8 * 1024 * 1024 }

export const limitsOf = ({ kind }: Caller): QueryLimits =>
  kind === 'anonymous' ? forAnonymous : forSignedIn
