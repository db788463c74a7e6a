import type { ExprNode, ObjectAttributeNode } from 'groq-js'

/** @param value any value: groq-js passes it on as it is */
export const literal = (value: unknown): ExprNode => ({ type: 'Value', value })

export const attribute = (name: string, value: ExprNode): ObjectAttributeNode => ({
  type: 'ObjectAttributeValue',
  name,
  value,
})

/** The node of `{"name": value, …}`. */
export const record = (fields: Readonly<Record<string, ExprNode>>): ExprNode => ({
  type: 'Object',
  attributes: Object.entries(fields).map(([name, value]) => attribute(name, value)),
})

/** A call of a function without a namespace. */
export const callGlobal = (name: string, ...args: ExprNode[]): ExprNode => ({
  type: 'FuncCall',
  namespace: 'global',
  name,
  args,
})
