import type { Table } from '../report'
import type { Findings } from '../../../../tests/nightly/testing/submissions/findings'
import type { Visit } from '../../../../tests/nightly/testing/submissions/visitor'

/** What happened during a failure, until the service was back. */
export interface FailureFigures {
  readonly name: string
  /** How often the failure happened. */
  readonly times: number
  /** Time after the end of the failure until a new publish was answered and shown. */
  readonly backMs: number
  /** Pages that visitors requested. */
  readonly requests: number
  /** Without an answer, or answered with a status from 500. */
  readonly failed: number
  /** Answers that no visitor should see, in words. */
  readonly wrong: readonly string[]
  /** Answered publishes. */
  readonly publishes: number
  /** Finished submissions. */
  readonly submissions: number
}

export interface CrashResult {
  readonly failures: readonly FailureFigures[]
  readonly visits: readonly Visit[]
  readonly requests: Findings
  readonly publishes: { readonly lost: number; readonly doubled: number }
}

/** One row for each failure. */
export function listFailures({ failures }: CrashResult): Table {
  return [
    ['Failure', 'Times', 'Pages', 'Failed', 'Wrong', 'Publishes', 'Submissions', 'Back after'],
    ...failures.map((row) => [
      row.name,
      ...[row.times, row.requests, row.failed, row.wrong.length].map(String),
      ...[row.publishes, row.submissions].map(String),
      `${(row.backMs / 1_000).toFixed(1)} s`,
    ]),
  ]
}

/** What was acknowledged and what became of it. */
export function listTotals({ failures, visits, requests, publishes }: CrashResult): Table {
  const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)
  const { errors, documents, messages, mailedTwice } = requests
  const totals: readonly (readonly [string, number])[] = [
    ['visitors who sent the form', visits.length],
    ['times the button was pressed', sum(visits.map(({ tries }) => tries))],
    ['requests answered with success', visits.filter(({ stored }) => stored).length],
    ['documents of requests', documents],
    ['e-mails', messages],
    ['mailed twice, after an interrupted report', mailedTwice],
    ['requests lost', errors.lost.length],
    ['requests stored twice', errors.duplicated.length],
    ['requests not mailed', errors.notMailed.length],
    ['mailed twice without a cause', errors.mailedAgain.length],
    ['visitors who gave up', errors.unanswered.length],
    ['publishes answered', sum(failures.map((row) => row.publishes))],
    ['publishes lost', publishes.lost],
    ['publishes twice in the history', publishes.doubled],
  ]
  return [
    ['Acknowledged and stored', 'Number'],
    ...totals.map(([name, count]) => [name, String(count)]),
  ]
}

/** Lists what is lost, doubled or wrong, one line each. */
export function listErrors({ failures, requests, publishes }: CrashResult): string[] {
  const ofRequests = Object.entries(requests.errors).flatMap(([error, names]: [string, string[]]) =>
    names.map((name) => `${error}: ${name}`),
  )
  const ofPages = failures.flatMap(({ name, wrong }) => wrong.map((words) => `${name}: ${words}`))
  const ofPublishes = Object.entries(publishes)
    .filter(([, count]) => count > 0)
    .map(([error, count]) => `${String(count)} publishes ${error}`)
  return [...ofPages, ...ofRequests, ...ofPublishes]
}
