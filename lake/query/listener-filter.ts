import type { ExprNode } from 'groq-js'
import { QueryError } from '../errors'
import { namedBy, planOf, type NamedDocuments, type Plan } from './narrowing'
import { parseQuery, type Params } from './parse'

/** What a listener's query says of the documents that it hears of. */
export interface ListenerFilter {
  readonly text: string
  /** All of them hold for a document that is heard of. */
  readonly conditions: readonly Plan[]
  /** Whether deciding needs other documents than the one in question. */
  readonly needsDataset: boolean
  /** What it holds for, when that can be told without evaluating it. */
  readonly named: NamedDocuments | undefined
}

/**
 * Takes the filter out of a listener's query: `*`, `*[…]`, with or without a projection, an order
 * or a slice after it, which listeners disregard.
 * @throws QueryError for a query that cannot be parsed, and for one that is no filter
 */
export function listenerFilter(text: string, params: Params): ListenerFilter {
  const { tree } = parseQuery(text, params)
  const conditions = conditionsOf(tree, text)
  const needsDataset = conditions.some(readsDataset)
  const [condition] = conditions
  const named =
    condition === undefined || conditions.length > 1 ? undefined : namedBy(condition, params)
  return { text, conditions: conditions.map(planOf), needsDataset, named }
}

function conditionsOf(tree: ExprNode, text: string): readonly ExprNode[] {
  if (tree.type === 'Everything') return []
  if (tree.type === 'Filter') return [...conditionsOf(tree.base, text), tree.expr]
  if ('base' in tree) return conditionsOf(tree.base, text)
  const description = 'Only a filter such as *[_type == "page"] can be listened to.'
  throw new QueryError(description, 'queryParseError', text)
}

function readsDataset(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(readsDataset)
  if (typeof value !== 'object' || value === null) return false
  if ('type' in value && (value.type === 'Everything' || value.type === 'Deref')) return true
  return Object.values(value).some(readsDataset)
}
