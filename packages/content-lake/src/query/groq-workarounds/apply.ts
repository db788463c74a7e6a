import type {
  AccessElementNode,
  ExprNode,
  FuncCallNode,
  OpCallNode,
  PipeFuncCallNode,
  SliceNode,
} from 'groq-js'
import { fixInPath } from './in-path'
import { getType, rewriteTree } from './rewrite-tree'
import { fixScore } from './score'
import { createTextMatch, isTextQuery } from '../text-query'

/**
 * Rewrites a query where groq-js differs from the GROQ specification, if an equivalent query gives the
 * specified result. `README.md` lists the other differences.
 * @param tree parsed by groq-js; this function changes it
 * @throws Error for a query that is invalid but that groq-js accepts, or for an unsupported function
 */
export function applyGroqWorkarounds(tree: ExprNode): ExprNode {
  const textQueries = new Set<object>()
  const rewritten = rewriteTree(tree, (node) => {
    if (isFuncCall(node) && isTextQuery(node)) textQueries.add(node)
    else if (isFuncCall(node)) requireSupport(node)
    if (!isOperation(node) || node.op !== 'match' || !textQueries.delete(node.right)) {
      return rewriteNode(node)
    }
    return 'args' in node.right ? createTextMatch(node.left, node.right.args) : node
  })
  if (textQueries.size === 0) return rewritten
  throw new Error('text::query() is only possible on the right of match.')
}

/** groq-js parses calls of these namespaces, but cannot evaluate them at all or in limited time. */
const UNSUPPORTED = new Set(['delta', 'diff', 'documents', 'geo', 'media', 'text', 'user'])

function rewriteNode(node: object): object {
  if (isPipeCall(node) && node.name === 'score') return fixScore(node)
  if (isOperation(node) && node.op === 'in') return fixInPath(node)
  if (isCall(node, 'array', 'unique')) return fixUnique(node)
  if (isCall(node, 'releases', 'all')) return allReleases()
  if (isElement(node)) requireIntegers(node.index)
  if (isSlice(node)) requireIntegers(node.left, node.right)
  return node
}

function requireSupport({ namespace, name }: FuncCallNode): void {
  if (!UNSUPPORTED.has(namespace) && name !== 'anywhere') return
  const fullName = namespace === 'global' ? name : `${namespace}::${name}`
  throw new Error(`The embedded Content Lake does not support ${fullName}().`)
}

/** groq-js rounds fractions, or finds nothing. */
function requireIntegers(...positions: readonly number[]): void {
  if (!positions.every(Number.isInteger)) throw new Error('Elements and slices need whole numbers')
}

/** groq-js reads all documents here, where the lake can use the index of types. */
const allReleases = (): ExprNode => ({
  type: 'Filter',
  base: { type: 'Everything' },
  expr: {
    type: 'OpCall',
    op: '==',
    left: { type: 'AccessAttribute', name: '_type' },
    right: { type: 'Value', value: 'system.release' },
  },
})

/** Makes `array::unique` keep one `null`: groq-js compares only texts, numbers and booleans. */
function fixUnique(call: FuncCallNode): ExprNode {
  const [argument] = call.args
  if (argument === undefined) return call
  const list: ExprNode = { type: 'AccessAttribute', name: 'list' }
  const nullValue: ExprNode = { type: 'Value', value: null }
  const others: ExprNode = { ...call, name: 'compact', args: [list] }
  const withNull: ExprNode = {
    type: 'Array',
    elements: [
      { type: 'ArrayElement', value: { ...call, args: [others] }, isSplat: true },
      { type: 'ArrayElement', value: nullValue, isSplat: false },
    ],
  }
  // An attribute holds the list, so that it is evaluated once and in its own scope.
  return {
    type: 'Projection',
    base: {
      type: 'Object',
      attributes: [{ type: 'ObjectAttributeValue', name: 'list', value: argument }],
    },
    expr: {
      type: 'Select',
      alternatives: [
        {
          type: 'SelectAlternative',
          condition: { type: 'OpCall', op: 'in', left: nullValue, right: list },
          value: withNull,
        },
      ],
      fallback: { ...call, args: [list] },
    },
  }
}

const isPipeCall = (node: object): node is PipeFuncCallNode => getType(node) === 'PipeFuncCall'
const isOperation = (node: object): node is OpCallNode => getType(node) === 'OpCall'
const isElement = (node: object): node is AccessElementNode => getType(node) === 'AccessElement'
const isSlice = (node: object): node is SliceNode => getType(node) === 'Slice'
const isFuncCall = (node: object): node is FuncCallNode => getType(node) === 'FuncCall'

const isCall = (node: object, namespace: string, name: string): node is FuncCallNode =>
  isFuncCall(node) && node.namespace === namespace && node.name === name
