import type { ExprNode, FuncCallNode, OpCallNode } from 'groq-js'

/**
 * `x in path(y)` with dots that match dots alone. The evaluator lets each dot of a pattern match any
 * character, so that `drafts.**` would find `draftsman`. With a character that is in no id between
 * two dots, only dots can stand where dots have to. `path(x)` on the left asks the same as `x`; the
 * evaluator has no answer to it.
 */
export function mendedInPath(operation: OpCallNode): OpCallNode {
  const pattern = textOfPath(operation.right)
  if (pattern === undefined) return operation
  const text = textOfPath(operation.left) ?? operation.left
  return { ...operation, left: dotsApart(text), right: path(dotsApart(pattern)) }
}

/** The text of which `path()` makes a path; `undefined` for everything else. */
function textOfPath(node: ExprNode): ExprNode | undefined {
  const isPath = node.type === 'FuncCall' && node.namespace === 'global' && node.name === 'path'
  return isPath ? node.args[0] : undefined
}

const DOT = '.'
const DOTS_APART = '.\u0000.'

/** Whatever is no text becomes `null`, in which and as which nothing is found either. */
function dotsApart(node: ExprNode): ExprNode {
  if (node.type === 'Value' && typeof node.value === 'string') {
    return { type: 'Value', value: node.value.replaceAll(DOT, DOTS_APART) }
  }
  const parts = call('string', 'split', node, { type: 'Value', value: DOT })
  return call('array', 'join', parts, { type: 'Value', value: DOTS_APART })
}

const path = (text: ExprNode) => call('global', 'path', text)

const call = (namespace: string, name: string, ...args: ExprNode[]): FuncCallNode => ({
  type: 'FuncCall',
  namespace,
  name,
  args,
})
