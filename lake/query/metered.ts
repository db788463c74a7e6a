import { Path, type ExprNode, type ObjectNode } from 'groq-js'

/** Names of the meters among the parameters; no query can name one with a space in it. */
const TEXT = ' text'
const AMOUNT = ' amount'

/**
 * What one evaluation may make: characters of text, entries of lists, fields of objects. Doubling a
 * text takes the evaluator no time, so that no limit of time keeps a short query from making a value
 * that fills the memory. What is made is counted at once, also what is thrown away again.
 *
 * The evaluator tells nobody of its values, but it asks a path whether it matches a text. So the
 * meters are paths that count what they are asked about and never match; a `metered` query asks them
 * about each value that could have grown.
 * @returns parameters for the evaluation of a `metered` query, beside its own; once what is allowed
 *   is used up, the evaluation throws
 */
export function metersFor(allowed: number): Readonly<Record<string, unknown>> {
  let left = allowed
  const spend = (amount: number) => {
    left -= amount
    if (left < 0) throw new Error(`The query makes more than ${allowed} characters and entries.`)
  }
  return {
    [TEXT]: new Meter((text) => spend(text.length)),
    [AMOUNT]: new Meter((text) => spend(Number(text))),
  }
}

class Meter extends Path {
  readonly #count: (text: string) => void
  constructor(count: (text: string) => void) {
    super('')
    this.#count = count
  }
  override matches(text: string): boolean {
    this.#count(text)
    return false
  }
}

const meteredTrees = new WeakMap<ExprNode, ExprNode>()

/** The same query, made to be counted: it needs `metersFor` its evaluation as parameters. */
export function metered(tree: ExprNode): ExprNode {
  let result = meteredTrees.get(tree)
  if (result === undefined) {
    const root = { tree: structuredClone(tree) }
    meterBelow(root, new Set())
    result = root.tree
    meteredTrees.set(tree, result)
  }
  return result
}

/** @param done what has been metered: functions in a query make a net of its tree */
function meterBelow(holder: object, done: Set<object>): void {
  if (done.has(holder)) return
  done.add(holder)
  for (const name of Object.keys(holder)) {
    const child: unknown = Reflect.get(holder, name)
    if (typeof child !== 'object' || child === null || isConstant(child)) continue
    meterBelow(child, done)
    if (makesTextOrList(child)) Reflect.set(holder, name, shown(child))
  }
  if (isObject(holder)) showFields(holder)
}

const isConstant = (node: object) => 'type' in node && node.type === 'Value'
const isObject = (node: object): node is ObjectNode => 'type' in node && node.type === 'Object'

const makers = new Set<unknown>(['Slice', 'Filter', 'Map', 'FlatMap', 'Array', 'PipeFuncCall'])
const making = new Set<unknown>(['join', 'split', 'text', 'lower', 'upper', 'compact', 'unique'])

function makesTextOrList(node: object): node is ExprNode {
  if (!('type' in node)) return false
  if (node.type === 'OpCall') return 'op' in node && node.op === '+'
  if (node.type === 'FuncCall') return 'name' in node && making.has(node.name)
  return makers.has(node.type)
}

/** What an object takes beside its fields, and fields that are copied together, in entries. */
const OBJECT = 8
const COPY = 32

const value: ExprNode = { type: 'AccessAttribute', name: 'value' }

/** Evaluates the node once and gives its value, after asking the meters about it. */
function shown(node: ExprNode): ExprNode {
  // Scoring copies the objects of a list.
  const each = node.type === 'PipeFuncCall' && node.name === 'score' ? COPY : 1
  const count = call('count', value)
  const amount: ExprNode = { type: 'OpCall', op: '*', left: count, right: constant(each) }
  return {
    type: 'Projection',
    base: {
      type: 'Object',
      attributes: [{ type: 'ObjectAttributeValue', name: 'value', value: node }],
    },
    expr: {
      type: 'Select',
      alternatives: [
        { type: 'SelectAlternative', condition: ask(TEXT, value), value },
        { type: 'SelectAlternative', condition: ask(AMOUNT, call('string', amount)), value },
      ],
      fallback: value,
    },
  }
}

/** Adds a condition that never holds, so that the meter is asked whenever the object is made. */
function showFields({ attributes }: ObjectNode): void {
  const copies = attributes.filter(({ type }) => type !== 'ObjectAttributeValue').length
  const size = OBJECT + (attributes.length - copies) + copies * COPY
  attributes.push({
    type: 'ObjectConditionalSplat',
    condition: ask(AMOUNT, constant(String(size))),
    value: constant(null),
  })
}

const ask = (meter: string, text: ExprNode): ExprNode => ({
  type: 'OpCall',
  op: 'in',
  left: text,
  right: { type: 'Parameter', name: meter },
})

const call = (name: string, argument: ExprNode): ExprNode => ({
  type: 'FuncCall',
  namespace: 'global',
  name,
  args: [argument],
})

const constant = (value: string | number | null): ExprNode => ({ type: 'Value', value })
