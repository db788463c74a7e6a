import type { ExprNode, FuncCallNode } from 'groq-js'
import { isNode, rewriteTree } from './rewrite-tree'
import { createTextMatch, isTextQuery } from './text-query'

/**
 * Rewrites what groq-js cannot evaluate, or not by index. `groq.md` lists where it differs from the
 * GROQ specification.
 * @param tree parsed by groq-js; this function changes it
 * @throws Error for an unsupported function
 */
export function applyGroqWorkarounds(tree: ExprNode): ExprNode {
  const textQueries = new Set<object>()
  const rewritten = rewriteTree(tree, (node) => {
    if (isNode(node, 'FuncCall') && isTextQuery(node)) textQueries.add(node)
    else if (isNode(node, 'FuncCall')) requireSupport(node)
    if (isNode(node, 'OpCall') && node.op === 'match' && textQueries.delete(node.right)) {
      return 'args' in node.right ? createTextMatch(node.left, node.right.args) : node
    }
    const isReleases =
      isNode(node, 'FuncCall') && node.namespace === 'releases' && node.name === 'all'
    return isReleases ? allReleases() : node
  })
  if (textQueries.size === 0) return rewritten
  throw new Error('text::query() is only possible on the right of match.')
}

/** groq-js parses calls of these namespaces, but cannot evaluate them at all or in limited time. */
const UNSUPPORTED = new Set(['delta', 'diff', 'documents', 'geo', 'media', 'text', 'user'])

function requireSupport({ namespace, name }: FuncCallNode): void {
  if (!UNSUPPORTED.has(namespace) && name !== 'anywhere') return
  const fullName = namespace === 'global' ? name : `${namespace}::${name}`
  throw new Error(`The embedded Content Lake does not support ${fullName}().`)
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
