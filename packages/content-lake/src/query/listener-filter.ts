import type { ExprNode } from 'groq-js'
import { QueryError } from '../errors'
import type { Params } from '../types'
import { parseQuery } from './parse'
import { planQuery, getSelector, type DocumentSelector, type QueryPlan } from './query-plan'
import { isNode, visitTree } from './rewrite-tree'

/** The filter of a listener's query. */
export interface ListenerFilter {
  readonly text: string
  /** A document matches if all conditions are true. */
  readonly conditions: readonly QueryPlan[]
  /** Evaluation needs other documents than the changed one. */
  readonly needsDataset: boolean
  /** What the filter matches, if that is known without evaluation. */
  readonly selector: DocumentSelector | undefined
}

/**
 * Extracts the filter of a listener's query: `*` or `*[…]`. Listeners ignore a projection, order or
 * slice after it.
 * @throws QueryError for a query that cannot be parsed or is no filter
 */
export function parseListenerFilter(text: string, params: Params): ListenerFilter {
  const { tree } = parseQuery(text, params)
  const conditions = getConditions(tree, text)
  const needsDataset = conditions.some(readsDataset)
  const [condition] = conditions
  const selector =
    condition === undefined || conditions.length > 1 ? undefined : getSelector(condition, params)
  return { text, conditions: conditions.map(planQuery), needsDataset, selector }
}

function getConditions(tree: ExprNode, text: string): readonly ExprNode[] {
  if (tree.type === 'Everything') return []
  if (tree.type === 'Filter') return [...getConditions(tree.base, text), tree.expr]
  if ('base' in tree) return getConditions(tree.base, text)
  const description = 'Only a filter such as *[_type == "page"] can be listened to.'
  throw new QueryError(description, 'queryParseError', text)
}

function readsDataset(condition: ExprNode): boolean {
  let isFound = false
  visitTree(condition, (node) => {
    isFound ||= isNode(node, 'Everything') || isNode(node, 'Deref')
  })
  return isFound
}
