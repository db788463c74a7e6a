import type { ExprNode, PipeFuncCallNode } from 'groq-js'

/**
 * A `score()` as the specification has it. The evaluator takes parentheses for one predicate, and
 * adds a boost that is negative.
 */
export const mendedScore = (score: PipeFuncCallNode): PipeFuncCallNode => ({
  ...score,
  args: score.args.map(scored),
})

/** Each clause counts, in parentheses or not. */
function scored(node: ExprNode): ExprNode {
  switch (node.type) {
    case 'Group':
      return scored(node.base)
    case 'And':
    case 'Or':
      return { ...node, left: scored(node.left), right: scored(node.right) }
    case 'FuncCall': {
      const [predicate, amount] = node.args
      if (node.name !== 'boost' || predicate === undefined || amount === undefined) return node
      return { ...node, args: [scored(predicate), notNegative(amount)] }
    }
    default:
      return node
  }
}

/** The same number, or `null`, with which a boosted predicate counts for nothing. */
function notNegative(amount: ExprNode): ExprNode {
  const zero: ExprNode = { type: 'Value', value: 0 }
  const condition: ExprNode = { type: 'OpCall', op: '>=', left: amount, right: zero }
  return {
    type: 'Select',
    alternatives: [{ type: 'SelectAlternative', condition, value: amount }],
  }
}
