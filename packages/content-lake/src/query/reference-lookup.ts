import { randomUUID } from 'node:crypto'
import type { ExprNode } from 'groq-js'
import type { LakeDocument } from '../types'
import type { DatasetView } from './dataset-view'

/** No query or document can contain this text, which changes with each process. */
const LOOKUP = `lookup ${randomUUID()} `
const ALL_DOCUMENTS = `${LOOKUP}*`
const REFERRING = `${LOOKUP}:`

/**
 * Replaces the `*` of a filter such as `*[_type == "post" && references(^._id)]`, whose reference
 * changes while the query runs. groq-js dereferences the replacement by `findLookup`.
 * @param condition the filter's
 * @returns `undefined` if the filter does not depend on one reference of an outer scope
 */
export function createReferenceLookup(condition: ExprNode): ExprNode | undefined {
  if (condition.type === 'Group') return createReferenceLookup(condition.base)
  if (condition.type === 'And') {
    return createReferenceLookup(condition.left) ?? createReferenceLookup(condition.right)
  }
  const [id, ...others] = getReferences(condition)
  const outerId = id === undefined || others.length > 0 ? undefined : toOuterScope(id)
  if (outerId === undefined) return undefined
  const prefix: ExprNode = { type: 'Value', value: REFERRING }
  return {
    type: 'FuncCall',
    namespace: 'global',
    name: 'coalesce',
    // The sum is null if the reference is no text, such as a list of texts.
    args: [
      dereference({ type: 'OpCall', op: '+', left: prefix, right: outerId }),
      dereference({ type: 'Value', value: ALL_DOCUMENTS }),
    ],
  }
}

/** groq-js dereferences to an object, not to a list. */
interface LookupResult {
  readonly [field: string]: unknown
  readonly documents: readonly LakeDocument[]
}

/** The arguments of a call of `references()`; none for any other condition. */
export const getReferences = (condition: ExprNode): readonly ExprNode[] =>
  condition.type === 'FuncCall' &&
  condition.namespace === 'global' &&
  condition.name === 'references'
    ? condition.args
    : []

/** @returns the documents that a lookup stands for, `undefined` if the id belongs to no lookup */
export function findLookup(id: string, view: DatasetView): LookupResult | undefined {
  if (!id.startsWith(LOOKUP)) return undefined
  if (id === ALL_DOCUMENTS) return { documents: view.documents }
  return { documents: view.referringTo([id.slice(REFERRING.length)]) }
}

const dereference = (_ref: ExprNode): ExprNode => ({
  type: 'AccessAttribute',
  name: 'documents',
  base: {
    type: 'Deref',
    base: {
      type: 'Object',
      attributes: [{ type: 'ObjectAttributeValue', name: '_ref', value: _ref }],
    },
  },
})

/**
 * Moves an expression from the scope of a filter's condition to that of its list.
 * @returns `undefined` if it depends on the filtered document
 */
function toOuterScope(node: ExprNode): ExprNode | undefined {
  switch (node.type) {
    case 'Parameter':
    case 'Value':
      return node
    case 'Parent':
      return node.n === 1 ? { type: 'This' } : { ...node, n: node.n - 1 }
    case 'AccessAttribute': {
      const base = node.base && toOuterScope(node.base)
      return base && { ...node, base }
    }
    case 'AccessElement':
    case 'Deref':
    case 'Group': {
      const base = toOuterScope(node.base)
      return base && { ...node, base }
    }
    case 'OpCall': {
      const [left, right] = [toOuterScope(node.left), toOuterScope(node.right)]
      return left && right && { ...node, left, right }
    }
    default:
      return undefined
  }
}
