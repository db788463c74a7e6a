import { formatTable } from '../bench/row'
import { hasNoErrors, type Findings } from './submissions/findings'
import type { Visit } from './submissions/visitor'

/** What happened during a fault, until the service was back. */
export interface FaultFigures {
  readonly name: string
  /** How often the fault happened. */
  readonly times: number
  /** Time after the end of the fault until a new publish was answered and shown. */
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

export interface DrillResult {
  readonly faults: readonly FaultFigures[]
  readonly visits: readonly Visit[]
  readonly requests: Findings
  readonly publishes: { readonly lost: number; readonly doubled: number }
}

/** Whether nothing acknowledged is lost or doubled, and no visitor saw a wrong page. */
export function hasPassed({ faults, requests, publishes }: DrillResult): boolean {
  const isRight = faults.every(({ wrong }) => wrong.length === 0)
  return isRight && hasNoErrors(requests) && publishes.lost + publishes.doubled === 0
}

/** Formats one row for each fault, as a Markdown table. */
export function formatFaults(results: readonly DrillResult[]): string {
  const rows = results.flatMap(({ faults }) => faults)
  return formatTable([
    ['Fault', 'Times', 'Pages', 'Failed', 'Wrong', 'Publishes', 'Submissions', 'Back after'],
    ...rows.map((row) => [
      row.name,
      ...[row.times, row.requests, row.failed, row.wrong.length].map(String),
      ...[row.publishes, row.submissions].map(String),
      `${(row.backMs / 1_000).toFixed(1)} s`,
    ]),
  ])
}

/** Formats what was acknowledged and what became of it, as a Markdown table. */
export function formatTotals(results: readonly DrillResult[]): string {
  const sum = (count: (result: DrillResult) => number) =>
    String(results.reduce((total, result) => total + count(result), 0))
  const sumVisits = (count: (visit: Visit) => number) =>
    sum(({ visits }) => visits.reduce((total, visit) => total + count(visit), 0))
  return formatTable([
    ['Acknowledged and stored', 'Number'],
    ['visitors who sent the form', sum(({ visits }) => visits.length)],
    ['times the button was pressed', sumVisits(({ tries }) => tries)],
    ['posts without an answer', sumVisits(({ unansweredPosts }) => unansweredPosts)],
    ['requests answered with success', sumVisits(({ stored }) => Number(stored))],
    ['documents of requests', sum(({ requests }) => requests.documents)],
    ['e-mails', sum(({ requests }) => requests.messages)],
    ['mailed twice, after an interrupted report', sum(({ requests }) => requests.mailedTwice)],
    ['requests lost', sum(({ requests }) => requests.errors.lost.length)],
    ['requests stored twice', sum(({ requests }) => requests.errors.duplicated.length)],
    ['requests not mailed', sum(({ requests }) => requests.errors.notMailed.length)],
    ['mailed twice without a cause', sum(({ requests }) => requests.errors.mailedAgain.length)],
    ['visitors who gave up', sum(({ requests }) => requests.errors.unanswered.length)],
    ['publishes answered', sum(({ faults }) => faults.reduce((n, row) => n + row.publishes, 0))],
    ['publishes lost', sum(({ publishes }) => publishes.lost)],
    ['publishes twice in the history', sum(({ publishes }) => publishes.doubled)],
  ])
}

/** Lists what is wrong, one line each. */
export function listErrors({ faults, requests, publishes }: DrillResult): string[] {
  const ofRequests = Object.entries(requests.errors).flatMap(([error, names]: [string, string[]]) =>
    names.map((name) => `${error}: ${name}`),
  )
  const ofPages = faults.flatMap(({ name, wrong }) => wrong.map((words) => `${name}: ${words}`))
  const ofPublishes = Object.entries(publishes).map(
    ([error, count]) => `${String(count)} publishes ${error}`,
  )
  const hasBadPublish = publishes.lost + publishes.doubled > 0
  return [...ofPages, ...ofRequests, ...(hasBadPublish ? ofPublishes : [])]
}
