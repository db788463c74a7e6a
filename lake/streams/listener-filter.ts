import type { ExprNode } from 'groq-js'
import type { Caller, LakeDocument } from '../context'
import type { LakeCore } from '../core'
import { badRequest } from '../errors'
import type { ViewOf } from './snapshot-view'
import { satisfies } from '../query/evaluate'
import { parseQuery, type Params } from '../query/parse'

/** Decides which documents a listener hears of. */
export interface ListenerFilter {
  readonly text: string
  /** Whether deciding needs other documents than the one in question. */
  readonly needsDataset: boolean
  /**
   * @param snapshot the state the document belongs to
   * @throws QueryError when the filter cannot be evaluated
   */
  matches(document: LakeDocument, snapshot: readonly LakeDocument[]): boolean
}

/**
 * Takes the filter out of a listener's query: `*`, `*[…]`, with or without a projection, an order
 * or a slice after it, which listeners disregard.
 * @throws QueryError for a query that cannot be parsed, PlainError 400 for one without a filter
 */
export function listenerFilter(
  core: LakeCore,
  viewOf: ViewOf,
  caller: Caller,
  text: string,
  params: Params,
): ListenerFilter {
  const { tree } = parseQuery(text, params)
  const conditions = conditionsOf(tree, text)
  const needsDataset = conditions.some(readsDataset)
  const { clock, projectId, dataset } = core
  return {
    text,
    needsDataset,
    matches(document, snapshot) {
      if (conditions.length === 0) return true
      const subject = core.present(document)
      const view = needsDataset
        ? viewOf(snapshot, 'raw', caller)
        : { documents: [subject], get: () => undefined, ofType: () => [] }
      const context = { view, params, caller, now: clock(), projectId, dataset }
      return satisfies(conditions, subject, text, context)
    },
  }
}

function conditionsOf(tree: ExprNode, text: string): readonly ExprNode[] {
  if (tree.type === 'Everything') return []
  if (tree.type === 'Filter') return [...conditionsOf(tree.base, text), tree.expr]
  if ('base' in tree) return conditionsOf(tree.base, text)
  throw badRequest(`Only a filter such as *[_type == "page"] can be listened to, not: ${text}`)
}

function readsDataset(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(readsDataset)
  if (typeof value !== 'object' || value === null) return false
  if ('type' in value && (value.type === 'Everything' || value.type === 'Deref')) return true
  return Object.values(value).some(readsDataset)
}
