import type {
  AccessElementNode,
  ExprNode,
  FuncCallNode,
  OpCallNode,
  PipeFuncCallNode,
  SliceNode,
} from 'groq-js'
import { mendedInPath } from './mended-path'
import { mendedScore } from './mended-score'

/**
 * Makes a query of the evaluator's parser mean what the language's specification says, where the
 * evaluator differs and a query that says the same in other words does not. What cannot be said in
 * other words stays as it is: `lake/README.md` has the list.
 * @param tree belongs to the caller alone: it is changed
 * @throws Error for a query that the specification refuses and the parser does not
 */
export function mended(tree: ExprNode): ExprNode {
  const root = { tree }
  mendBelow(root, new Set())
  return root.tree
}

/** @param done what has been mended: functions in a query make a net of its tree */
function mendBelow(holder: object, done: Set<object>): void {
  if (done.has(holder)) return
  done.add(holder)
  for (const name of Object.keys(holder)) {
    const child: unknown = Reflect.get(holder, name)
    if (typeof child !== 'object' || child === null || typeOf(child) === 'Value') continue
    mendBelow(child, done)
    Reflect.set(holder, name, mend(child))
  }
}

function mend(node: object): object {
  if (isPipeCall(node) && node.name === 'score') return mendedScore(node)
  if (isOperation(node) && node.op === 'in') return mendedInPath(node)
  if (isCall(node, 'array', 'unique')) return uniqueWithNull(node)
  if (isCall(node, 'releases', 'all')) return releases()
  if (isElement(node)) refuseParts(node.index)
  if (isSlice(node)) refuseParts(node.left, node.right)
  return node
}

/** The evaluator would round, or find nothing. */
function refuseParts(...places: readonly number[]): void {
  if (!places.every(Number.isInteger)) throw new Error('Elements and slices need whole numbers')
}

/** The evaluator would read all documents unseen, of which an index gives the right ones. */
const releases = (): ExprNode => ({
  type: 'Filter',
  base: { type: 'Everything' },
  expr: {
    type: 'OpCall',
    op: '==',
    left: { type: 'AccessAttribute', name: '_type' },
    right: { type: 'Value', value: 'system.release' },
  },
})

/** A list with several `null` keeps one: the evaluator compares texts, numbers and booleans alone. */
function uniqueWithNull(call: FuncCallNode): ExprNode {
  const [given] = call.args
  if (given === undefined) return call
  const list: ExprNode = { type: 'AccessAttribute', name: 'list' }
  const none: ExprNode = { type: 'Value', value: null }
  const others: ExprNode = { ...call, name: 'compact', args: [list] }
  const withNull: ExprNode = {
    type: 'Array',
    elements: [
      { type: 'ArrayElement', value: { ...call, args: [others] }, isSplat: true },
      { type: 'ArrayElement', value: none, isSplat: false },
    ],
  }
  // The list is named, so that it is evaluated once and in the scope in which it stands.
  return {
    type: 'Projection',
    base: {
      type: 'Object',
      attributes: [{ type: 'ObjectAttributeValue', name: 'list', value: given }],
    },
    expr: {
      type: 'Select',
      alternatives: [
        {
          type: 'SelectAlternative',
          condition: { type: 'OpCall', op: 'in', left: none, right: list },
          value: withNull,
        },
      ],
      fallback: { ...call, args: [list] },
    },
  }
}

const typeOf = (node: object) => ('type' in node ? node.type : undefined)
const isPipeCall = (node: object): node is PipeFuncCallNode => typeOf(node) === 'PipeFuncCall'
const isOperation = (node: object): node is OpCallNode => typeOf(node) === 'OpCall'
const isElement = (node: object): node is AccessElementNode => typeOf(node) === 'AccessElement'
const isSlice = (node: object): node is SliceNode => typeOf(node) === 'Slice'
const isFuncCall = (node: object): node is FuncCallNode => typeOf(node) === 'FuncCall'

const isCall = (node: object, namespace: string, name: string): node is FuncCallNode =>
  isFuncCall(node) && node.namespace === namespace && node.name === name
