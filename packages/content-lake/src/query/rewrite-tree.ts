import type { ExprNode } from 'groq-js'

/**
 * Replaces the nodes of a query, children first.
 * @param tree changes
 * @param rewrite gives the replacement of a node, or of a part of one; it is not called for that
 */
export function rewriteTree(tree: ExprNode, rewrite: (node: object) => object): ExprNode {
  const root = { tree }
  rewriteChildren(root, rewrite, new Set())
  return root.tree
}

/** @param visited nodes that are done: custom functions make a graph of the tree */
function rewriteChildren(
  parent: object,
  rewrite: (node: object) => object,
  visited: Set<object>,
): void {
  if (visited.has(parent)) return
  visited.add(parent)
  for (const name of Object.keys(parent)) {
    const child: unknown = Reflect.get(parent, name)
    if (typeof child !== 'object' || child === null || isNode(child, 'Value')) continue
    rewriteChildren(child, rewrite, visited)
    Reflect.set(parent, name, rewrite(child))
  }
}

/**
 * Calls `onNode` for every node of a query, parents first.
 * @param visited nodes that are done, as in `rewriteChildren`
 */
export function visitTree(
  value: unknown,
  onNode: (node: object) => void,
  visited = new Set<object>(),
): void {
  if (typeof value !== 'object' || value === null || visited.has(value)) return
  visited.add(value)
  onNode(value)
  for (const part of Object.values(value)) visitTree(part, onNode, visited)
}

export function isNode<Type extends ExprNode['type']>(
  value: object,
  type: Type,
): value is Extract<ExprNode, { type: Type }> {
  return 'type' in value && value.type === type
}
