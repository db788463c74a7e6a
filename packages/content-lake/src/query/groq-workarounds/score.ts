import type { ExprNode, PipeFuncCallNode } from 'groq-js'

/**
 * Makes `score()` follow the specification: groq-js scores parentheses as one predicate, and applies
 * negative boosts.
 */
export const fixScore = (score: PipeFuncCallNode): PipeFuncCallNode => ({
  ...score,
  args: score.args.map(fixClause),
})

function fixClause(node: ExprNode): ExprNode {
  switch (node.type) {
    case 'Group':
      return fixClause(node.base)
    case 'And':
    case 'Or':
      return { ...node, left: fixClause(node.left), right: fixClause(node.right) }
    case 'FuncCall': {
      const [predicate, amount] = node.args
      if (node.name !== 'boost' || predicate === undefined || amount === undefined) return node
      return { ...node, args: [fixClause(predicate), nullIfNegative(amount)] }
    }
    default:
      return node
  }
}

/** A predicate with a boost of `null` scores 0. */
function nullIfNegative(amount: ExprNode): ExprNode {
  const zero: ExprNode = { type: 'Value', value: 0 }
  const condition: ExprNode = { type: 'OpCall', op: '>=', left: amount, right: zero }
  return {
    type: 'Select',
    alternatives: [{ type: 'SelectAlternative', condition, value: amount }],
  }
}
