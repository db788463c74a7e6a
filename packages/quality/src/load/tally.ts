import { formatMs, percentile, type Table } from '../report'

/** Answers to one kind of request under load. */
export interface Tally {
  readonly name: string
  /** Whether every one of its requests has to succeed. */
  readonly mustSucceed: boolean
  ok: number
  /** Rejected early with 429 or 503 and `Retry-After`. */
  rejected: number
  /** Anything else. */
  failed: number
  /** Milliseconds of the successful requests. */
  readonly times: number[]
}

export function createTally(name: string, mustSucceed: boolean): Tally {
  return { name, mustSucceed, ok: 0, rejected: 0, failed: 0, times: [] }
}

export function countAnswer(
  tally: Tally,
  status: number,
  hasRetryAfter: boolean,
  ms: number,
): void {
  if (status < 400) {
    tally.ok += 1
    tally.times.push(ms)
  } else if ((status === 429 || status === 503) && hasRetryAfter) tally.rejected += 1
  else tally.failed += 1
}

export function listTallies(tallies: readonly Tally[]): Table {
  return [
    ['Requests', 'Answered', 'Rejected early', 'Failed', 'p50', 'p95'],
    ...tallies.map(({ name, ok, rejected, failed, times }) => [
      name,
      ...[ok, rejected, failed].map(String),
      ...[50, 95].map((percent) => formatMs(percentile(times, percent))),
    ]),
  ]
}

/** Names what must not happen under load and did. */
export function listErrors(tallies: readonly Tally[]): string[] {
  return tallies.flatMap(({ name, mustSucceed, ok, rejected, failed }) => [
    ...(failed > 0 ? [`${name}: ${failed} failed`] : []),
    ...(mustSucceed && rejected > 0 ? [`${name}: ${rejected} were rejected`] : []),
    ...(ok === 0 ? [`${name}: none was answered`] : []),
  ])
}
