import type { ExprNode, FuncCallNode, OpCallNode } from 'groq-js'

/**
 * Makes `x in path(y)` match dots only with dots. In groq-js a dot of a pattern matches any
 * character, so `drafts.**` finds `draftsman`. Two dots around a character that no id contains match
 * only real dots. Also makes `path(x)` on the left mean `x`; groq-js returns null for it.
 */
export function fixInPath(operation: OpCallNode): OpCallNode {
  const pattern = pathArgument(operation.right)
  if (pattern === undefined) return operation
  const text = pathArgument(operation.left) ?? operation.left
  return {
    ...operation,
    left: separateDots(text),
    right: call('global', 'path', separateDots(pattern)),
  }
}

/** The argument of a call of `path()`; `undefined` for any other node. */
function pathArgument(node: ExprNode): ExprNode | undefined {
  const isPath = node.type === 'FuncCall' && node.namespace === 'global' && node.name === 'path'
  return isPath ? node.args[0] : undefined
}

const DOT = '.'
const SEPARATED_DOT = '.\u0000.'

/** Anything but text becomes `null`, which matches nothing. */
function separateDots(node: ExprNode): ExprNode {
  if (node.type === 'Value' && typeof node.value === 'string') {
    return { type: 'Value', value: node.value.replaceAll(DOT, SEPARATED_DOT) }
  }
  const parts = call('string', 'split', node, { type: 'Value', value: DOT })
  return call('array', 'join', parts, { type: 'Value', value: SEPARATED_DOT })
}

const call = (namespace: string, name: string, ...args: ExprNode[]): FuncCallNode => ({
  type: 'FuncCall',
  namespace,
  name,
  args,
})
