import { evaluateSync } from 'groq-js'
import type { Caller } from '../context'
import { QueryError } from '../errors'
import type { DatasetView } from './dataset-view'
import { narrowed, type Plan } from './narrowing'
import type { Params, ParsedQuery } from './parse'

/** What a query can ask of its surroundings. */
export interface EvaluationContext {
  readonly view: DatasetView
  readonly params: Params
  readonly caller: Caller
  /** What `now()` gives. */
  readonly now: Date
  readonly projectId: string
  readonly dataset: string
}

/** `identity()` of a caller, as the hosted service names those who have not signed in. */
const identityOf = (caller: Caller) => (caller.kind === 'user' ? caller.userId : '<anonymous>')

/**
 * Evaluates a query on one view of the dataset. It runs to its end: callers hold it to its time.
 * @returns what JSON can hold (dates and paths of the language turn into text when written);
 *   `null` where the query gives nothing. It shares objects with the view: read only.
 * @throws QueryError for what the language or this evaluator cannot do
 */
export function evaluate({ text, plan }: ParsedQuery, context: EvaluationContext): unknown {
  return guarded(text, () => run(plan, context) ?? null)
}

/**
 * Evaluates conditions with the document as their subject, as inside `*[…]`.
 * @param text of the query they are from
 * @returns whether every one of them is true of it
 * @throws QueryError as `evaluate`
 */
export function satisfies(
  conditions: readonly Plan[],
  document: unknown,
  text: string,
  context: EvaluationContext,
): boolean {
  return guarded(text, () =>
    conditions.every((condition) => run(condition, context, document) === true),
  )
}

function run(
  { tree, narrowings, readsAll }: Plan,
  { view, params, caller, now, projectId, dataset }: EvaluationContext,
  root?: unknown,
): unknown {
  const starts = narrowings.map(
    (narrowing) => [narrowing.parameter, narrowed(narrowing, params, view)] as const,
  )
  const value = evaluateSync(tree, {
    root,
    dataset: readsAll ? view.documents : [],
    params: { ...params, ...Object.fromEntries(starts) },
    timestamp: now,
    identity: identityOf(caller),
    sanity: { projectId, dataset },
    dereference: ({ _ref }) => view.get(_ref),
  })
  return value.data
}

function guarded<Result>(text: string, work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    throw new QueryError(descriptionOf(error), 'queryEvaluationError', text)
  }
}

function descriptionOf(error: unknown): string {
  if (error instanceof RangeError)
    return 'The query is nested too deeply, or makes too long a text.'
  const message = error instanceof Error ? error.message : String(error)
  return message === 'executeSync not supported'
    ? 'The embedded Content Lake does not support diff:: and delta:: functions in queries.'
    : message
}
