import { evaluateSync, type ExprNode } from 'groq-js'
import type { Caller } from '../context'
import { QueryError } from '../errors'
import type { DatasetView } from './dataset-view'
import { metered, metersFor } from './metered'
import type { Params, ParsedQuery } from './parse'
import { limitsOf } from './query-limits'
import { writeAnswer } from './write-answer'

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
 * Evaluates a query on one view of the dataset. It runs to its end, unless it makes more than its
 * caller may: callers hold it to its time with `withinTime`.
 * @returns what JSON can hold (dates and paths of the language turn into text when written);
 *   `null` where the query gives nothing. It shares objects with the store: read only.
 * @throws QueryError for what the language or this evaluator cannot do, or the caller may not
 */
export function evaluate(query: ParsedQuery, context: EvaluationContext): unknown {
  return guarded(query.text, () => run(query.tree, context) ?? null)
}

/**
 * Evaluates a query as `evaluate` does and writes what it gives.
 * @returns JSON, no longer than the caller may have
 * @throws QueryError as `evaluate`
 */
export function evaluateToJson(query: ParsedQuery, context: EvaluationContext): string {
  const { answer } = limitsOf(context.caller)
  return guarded(query.text, () => writeAnswer(run(query.tree, context) ?? null, answer))
}

/**
 * Evaluates conditions with the document as their subject, as inside `*[…]`.
 * @returns whether every one of them is true of it
 * @throws QueryError as `evaluate`
 */
export function satisfies(
  conditions: readonly ExprNode[],
  document: unknown,
  text: string,
  context: EvaluationContext,
): boolean {
  return guarded(text, () =>
    conditions.every((condition) => run(condition, context, document) === true),
  )
}

function run(tree: ExprNode, context: EvaluationContext, root?: unknown): unknown {
  const { view, params, caller, now, projectId, dataset } = context
  const { making } = limitsOf(caller)
  const value = evaluateSync(making === undefined ? tree : metered(tree), {
    root,
    dataset: view.documents,
    params: making === undefined ? params : { ...params, ...metersFor(making) },
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
    const message = error instanceof Error ? error.message : String(error)
    const description =
      message === 'executeSync not supported'
        ? 'The embedded Content Lake does not support diff:: and delta:: functions in queries.'
        : message
    throw new QueryError(description, 'queryEvaluationError', text)
  }
}
