import { evaluateSync } from 'groq-js'
import type { Caller, Params } from '../types'
import { QueryError } from '../errors'
import type { DatasetView } from './dataset-view'
import { isObject } from '../store/references'
import type { ParsedQuery } from './parse'
import { lookUp, type QueryPlan } from './query-plan'
import { findLookup } from './reference-lookup'
import { findTextMatch } from './text-query'

export interface EvaluationContext {
  readonly view: DatasetView
  readonly params: Params
  readonly caller: Caller
  /** Result of `now()`. */
  readonly now: Date
  readonly projectId: string
  readonly dataset: string
}

/** Result of `identity()`, as in the hosted service. */
const getIdentity = (caller: Caller) => (caller.kind === 'user' ? caller.userId : '<anonymous>')

/**
 * Evaluates a query on one view of the dataset, without a time limit.
 * @returns a value for `JSON.stringify`, `null` if the query gives nothing. It shares objects with the
 *   view: do not change it.
 * @throws QueryError if the query fails
 */
export function evaluate({ text, plan }: ParsedQuery, context: EvaluationContext): unknown {
  return withQueryErrors(text, () => run(plan, context) ?? null)
}

/**
 * Evaluates the conditions of a filter, as inside `*[…]`.
 * @param text the query that contains them
 * @returns whether all of them are true for the document
 * @throws QueryError as `evaluate`
 */
export function matchesConditions(
  conditions: readonly QueryPlan[],
  document: unknown,
  text: string,
  context: EvaluationContext,
): boolean {
  return withQueryErrors(text, () =>
    conditions.every((condition) => run(condition, context, document) === true),
  )
}

function run(
  { tree, lookups, readsAll }: QueryPlan,
  { view, params, caller, now, projectId, dataset }: EvaluationContext,
  root?: unknown,
): unknown {
  const found = lookups.map((lookup) => [lookup.parameter, lookUp(lookup, params, view)] as const)
  // The document of a listener's filter may be in an earlier state than the view.
  const getDocument = (id: string) => (isObject(root) && root._id === id ? root : view.get(id))
  const value = evaluateSync(tree, {
    root,
    dataset: readsAll ? view.documents : [],
    params: { ...params, ...Object.fromEntries(found) },
    timestamp: now,
    identity: getIdentity(caller),
    sanity: { projectId, dataset },
    dereference: ({ _ref }) =>
      findLookup(_ref, view) ?? findTextMatch(_ref, getDocument) ?? view.get(_ref),
  })
  return value.data
}

function withQueryErrors<Result>(text: string, work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    throw new QueryError(getDescription(error), 'queryEvaluationError', text)
  }
}

function getDescription(error: unknown): string {
  if (error instanceof RangeError)
    return 'The query is nested too deeply, or makes too long a text.'
  return error instanceof Error ? error.message : String(error)
}
