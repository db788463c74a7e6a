import type { ExprNode } from 'groq-js'
import type { LakeDocument, Params } from '../types'
import { byDocumentId } from '../store/memory-index'
import type { DatasetView } from './dataset-view'
import { createReferenceLookup, getReferences } from './reference-lookup'
import { isNode, visitTree } from './rewrite-tree'

/** A query that reads documents by index where possible. */
export interface QueryPlan {
  readonly tree: ExprNode
  readonly lookups: readonly IndexLookup[]
  /** Some part of the query still reads all documents. */
  readonly readsAll: boolean
}

/** A parameter of the plan that stands for the documents of an index lookup. */
interface IndexLookup {
  readonly parameter: string
  readonly candidates: Candidates
}

/** Documents with one of the ids, a reference to one of `references`, or one of the types. */
interface Candidates {
  readonly ids: readonly Values[]
  readonly references: readonly Values[]
  readonly types: readonly Values[]
}

/** Returns the values of a constant or parameter; only texts can be ids and types. */
type Values = (params: Params) => readonly unknown[]

/**
 * Lets filters start from an index lookup, so that their cost does not grow with the dataset.
 * Examples: `*[_type == "page"]`, `*[_id in $ids]` and `*[references(^._id)]`. The filters
 * themselves stay: a lookup only has to return every document that could match.
 * @param original stays unchanged; in the plan's copy a parameter replaces the `*` of such a
 *   filter. Its name contains a space, so no query can name it.
 */
export function planQuery(original: ExprNode): QueryPlan {
  const tree = structuredClone(original)
  const lookups: IndexLookup[] = []
  let readsAll = false
  visitTree(tree, (node) => {
    if (isNode(node, 'Everything')) readsAll = true
    if (!isNode(node, 'Filter') || node.base.type !== 'Everything') return
    const candidates = selectCandidates(node.expr)
    const reference = createReferenceLookup(node.expr)
    if (reference !== undefined && (candidates === undefined || isByType(candidates))) {
      node.base = reference
    } else if (candidates !== undefined) {
      const parameter = `lookup ${String(lookups.length)}`
      lookups.push({ parameter, candidates })
      node.base = { type: 'Parameter', name: parameter }
    }
  })
  return { tree, lookups, readsAll }
}

/** @returns the documents of a lookup, sorted by id as in `*` */
export function lookUp({ candidates }: IndexLookup, params: Params, view: DatasetView) {
  const types = getTexts(candidates.types, params)
  const ids = getTexts(candidates.ids, params)
  const references = getTexts(candidates.references, params)
  const [type] = types
  if (types.size === 1 && ids.size + references.size === 0 && type !== undefined) {
    return view.ofType(type)
  }
  const found = new Map<string, LakeDocument>()
  const listed = [
    ...[...types].flatMap((name) => view.ofType(name)),
    ...view.referringTo(references),
  ]
  for (const document of listed) found.set(document._id, document)
  for (const id of ids) {
    const document = view.get(id)
    if (document !== undefined) found.set(id, document)
  }
  return [...found.values()].sort(byDocumentId)
}

/** Documents with one of these ids or types. */
export interface DocumentSelector {
  readonly ids: readonly string[]
  readonly types: readonly string[]
}

/**
 * What a condition matches if it only compares ids or types, such as `_type in ["page", "tag"]` or
 * `_id == $id || _id == $draftId`. The lake compares those without a query worker.
 * @returns `undefined` for any other condition
 */
export function getSelector(condition: ExprNode, params: Params): DocumentSelector | undefined {
  const candidates = containsAnd(condition) ? undefined : selectCandidates(condition)
  if (candidates === undefined || candidates.references.length > 0) return undefined
  return {
    ids: [...getTexts(candidates.ids, params)],
    types: [...getTexts(candidates.types, params)],
  }
}

/** The candidates of an `&&` ignore one of its sides. */
function containsAnd(condition: ExprNode): boolean {
  if (condition.type === 'Group') return containsAnd(condition.base)
  if (condition.type === 'Or') return containsAnd(condition.left) || containsAnd(condition.right)
  return condition.type === 'And'
}

/** @returns the texts among the values of ids or types */
function getTexts(values: readonly Values[], params: Params): ReadonlySet<string> {
  const all = values.flatMap((getValues) => getValues(params))
  return new Set(all.filter((value) => typeof value === 'string'))
}

function selectCandidates(condition: ExprNode): Candidates | undefined {
  switch (condition.type) {
    case 'Group':
      return selectCandidates(condition.base)
    case 'And':
      return smaller(selectCandidates(condition.left), selectCandidates(condition.right))
    case 'Or':
      return union(selectCandidates(condition.left), selectCandidates(condition.right))
    case 'OpCall':
      if (condition.op === '==') {
        const { left, right } = condition
        return byAttribute(left, singleValue(right)) ?? byAttribute(right, singleValue(left))
      }
      return condition.op === 'in'
        ? byAttribute(condition.left, listValues(condition.right))
        : undefined
    case 'FuncCall':
      return byReferences(getReferences(condition))
    default:
      return undefined
  }
}

/** Either side of an `&&` is enough. Ids select the fewest documents, types the most. */
function smaller(one: Candidates | undefined, other: Candidates | undefined) {
  if (one === undefined || other === undefined) return one ?? other
  return rank(other) < rank(one) ? other : one
}

const rank = ({ types, references }: Candidates) =>
  types.length > 0 ? 2 : references.length > 0 ? 1 : 0
const isByType = (candidates: Candidates) => rank(candidates) === 2

/** Each argument is an id or a list of ids. */
function byReferences(args: readonly ExprNode[]): Candidates | undefined {
  const values = args.map((arg) => {
    const [single, list] = [singleValue(arg), listValues(arg)]
    if (single === undefined && list === undefined) return undefined
    return (params: Params) => [...(single?.(params) ?? []), ...(list?.(params) ?? [])]
  })
  const known = values.filter((value) => value !== undefined)
  if (known.length === 0 || known.length < values.length) return undefined
  return { ids: [], references: known, types: [] }
}

function union(one: Candidates | undefined, other: Candidates | undefined) {
  if (one === undefined || other === undefined) return undefined
  return {
    ids: [...one.ids, ...other.ids],
    references: [...one.references, ...other.references],
    types: [...one.types, ...other.types],
  }
}

function byAttribute(attribute: ExprNode, values: Values | undefined): Candidates | undefined {
  if (values === undefined || attribute.type !== 'AccessAttribute') return undefined
  if (attribute.base !== undefined) return undefined
  const none = { ids: [], references: [], types: [] }
  if (attribute.name === '_id') return { ...none, ids: [values] }
  return attribute.name === '_type' ? { ...none, types: [values] } : undefined
}

function singleValue(node: ExprNode): Values | undefined {
  if (node.type === 'Value') {
    const value: unknown = node.value
    return () => [value]
  }
  return node.type === 'Parameter' ? (params) => [params[node.name]] : undefined
}

function listValues(node: ExprNode): Values | undefined {
  if (node.type === 'Parameter') {
    return (params) => {
      const values: unknown = params[node.name]
      return Array.isArray(values) ? values.map((value: unknown) => value) : []
    }
  }
  if (node.type !== 'Array') return undefined
  const elements = node.elements.map(({ isSplat, value }) =>
    isSplat ? undefined : singleValue(value),
  )
  const known = elements.filter((element) => element !== undefined)
  return known.length < elements.length
    ? undefined
    : (params) => known.flatMap((values) => values(params))
}
