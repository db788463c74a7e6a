/** Answers and times of one kind of request under load. */
export interface Tally {
  readonly name: string
  /** Whether every one of its requests has to succeed. */
  readonly mustSucceed: boolean
  ok: number
  /** Rejected early with 429 or 503 and `Retry-After`. */
  shed: number
  /** Anything else. */
  failed: number
  /** Milliseconds of the successful requests. */
  readonly times: number[]
}

export function createTally(name: string, mustSucceed: boolean): Tally {
  return { name, mustSucceed, ok: 0, shed: 0, failed: 0, times: [] }
}

/** Counts an answer. @param status undefined without an answer */
export function countAnswer(
  tally: Tally,
  { status, hasRetryAfter }: { status: number | undefined; hasRetryAfter: boolean },
  ms: number,
): void {
  if (status !== undefined && status < 400) {
    tally.ok += 1
    tally.times.push(ms)
  } else if ((status === 429 || status === 503) && hasRetryAfter) tally.shed += 1
  else tally.failed += 1
}

/** Converts tallies to table lines, with a header line. */
export function tallyLines(tallies: readonly Tally[]): string[][] {
  return [
    ['Requests', 'Answered', 'Rejected early', 'Failed', 'p50', 'p95'],
    ...tallies.map(({ name, ok, shed, failed, times }) => [
      name,
      ...[ok, shed, failed].map(String),
      ...[50, 95].map((percent) => formatMs(percentile(times, percent))),
    ]),
  ]
}

/** Names what must not happen under load and did. */
export function listProblems(tallies: readonly Tally[]): string[] {
  return tallies.flatMap(({ name, mustSucceed, ok, shed, failed }) => [
    ...(failed > 0 ? [`${name}: ${failed} failed`] : []),
    ...(mustSucceed && shed > 0 ? [`${name}: ${shed} were rejected`] : []),
    ...(ok === 0 ? [`${name}: none was answered`] : []),
  ])
}

function percentile(figures: readonly number[], percent: number): number | undefined {
  const sorted = [...figures].sort((one, other) => one - other)
  return sorted[Math.ceil((sorted.length * percent) / 100) - 1]
}

const formatMs = (ms: number | undefined) => (ms === undefined ? '' : `${ms.toFixed(0)} ms`)
