import type { ExprNode, ObjectAttributeNode, ObjectNode } from 'groq-js'

/** @param value any value: groq-js passes it on as it is */
const literal = (value: unknown): ExprNode => ({ type: 'Value', value })

const attribute = (name: string, value: ExprNode): ObjectAttributeNode => ({
  type: 'ObjectAttributeValue',
  name,
  value,
})

/** The node of `{"name": value, …}`. */
const record = (fields: Readonly<Record<string, ExprNode>>): ExprNode => ({
  type: 'Object',
  attributes: Object.entries(fields).map(([name, value]) => attribute(name, value)),
})

/** A call of a function without a namespace. */
const callGlobal = (name: string, ...args: ExprNode[]): ExprNode => ({
  type: 'FuncCall',
  namespace: 'global',
  name,
  args,
})

/** The property of a traced object that says where its values come from: a list of `Entry`s. */
export const ENTRIES = Symbol('entries')

const NO_TRACE = literal(null)
const THIS: ExprNode = { type: 'This' }

type NodeOf<Type extends ExprNode['type']> = Extract<ExprNode, { type: Type }>

/**
 * Rewrites a query so that its result also says where its values come from.
 *
 * - An object or list of a document needs no trace: it passes through a query unchanged, and
 *   `trackDocuments` recognizes it.
 * - Every object that the query creates gets an `ENTRIES` property. No query can read a symbol.
 * - A text or number in a list, or in such an object, has a trace: a record whose `kind` says which
 *   value of which object or list it is. No trace means that its origin is unknown.
 *
 * @param tree stays unchanged
 * @returns a query for `{ value, trace }`, where `value` is the result of the original
 */
export function traceQuery(tree: ExprNode): ExprNode {
  const copies = new Map<object, unknown>()
  const traces = new Map<ExprNode, ExprNode>()
  const spreadKeys = new Map<ObjectAttributeNode, symbol>()

  /** Copies a node so that the objects it creates have entries. */
  const withEntries = (node: ExprNode): ExprNode => {
    const copy = copyPart(node)
    return isNode(copy) ? copy : node
  }
  const copyPart = (part: unknown): unknown => {
    if (typeof part !== 'object' || part === null) return part
    return isNode(part) && part.type === 'Value' ? part : memoize(copies, part, copyObject)
  }
  const copyObject = (part: object): unknown => {
    if (Array.isArray(part)) return part.map(copyPart)
    if (isSum(part)) return clearEntries(copySum(part))
    const copy: unknown = Object.fromEntries(
      Object.entries(part).map(([key, child]) => [key, copyPart(child)]),
    )
    if (!isNode(part) || !isNode(copy)) return copy
    return part.type === 'Object' && copy.type === 'Object' ? describe(copy, part.attributes) : copy
  }
  const copySum = (node: ExprNode): ExprNode => {
    if (node.type === 'Group') return { ...node, base: copySum(node.base) }
    if (!isSum(node)) return withEntries(node)
    return { ...node, left: copySum(node.left), right: copySum(node.right) }
  }

  /** @param attributes of the original object */
  const describe = (copy: ObjectNode, attributes: readonly ObjectAttributeNode[]): ObjectNode => ({
    ...copy,
    attributes: [
      ...copy.attributes.map((item, index) => {
        const original = attributes[index]
        return item.type === 'ObjectAttributeValue' || original === undefined || isLiteral(original)
          ? item
          : { ...item, value: rememberSpread(item.value, getSpreadKey(original)) }
      }),
      symbolAttribute(ENTRIES, createEntries(attributes)),
    ],
  })
  const getSpreadKey = (item: ObjectAttributeNode): symbol =>
    memoize(spreadKeys, item, () => Symbol('spread'))
  const createEntries = (attributes: readonly ObjectAttributeNode[]): ExprNode =>
    list(attributes.map(createEntry))
  const createEntry = (item: ObjectAttributeNode): ExprNode => {
    if (item.type === 'ObjectAttributeValue') {
      return record({ name: literal(item.name), trace: trace(item.value) })
    }
    const { value } = item
    // A literal needs no key, because the traces of its attributes are known.
    if (value.type !== 'Object') return record({ spread: literal({ key: getSpreadKey(item) }) })
    const entry = record({ entries: createEntries(value.attributes) })
    return item.type === 'ObjectSplat' ? entry : select([[withEntries(item.condition), entry]])
  }

  const trace = (node: ExprNode): ExprNode => memoize(traces, node, createTrace)
  const createTrace = (node: ExprNode): ExprNode => {
    switch (node.type) {
      case 'AccessAttribute':
        return traceRecord('field', {
          base: node.base === undefined ? THIS : withEntries(node.base),
          name: literal(node.name),
        })
      case 'AccessElement':
        return traceList('element', node.base, { index: literal(node.index) })
      case 'Slice': {
        const { left, right, isInclusive } = node
        return traceList('slice', node.base, { bounds: literal({ left, right, isInclusive }) })
      }
      case 'Group':
      case 'ArrayCoerce':
        return trace(node.base)
      case 'Projection':
        return inScopeOf(node, trace(node.expr))
      case 'Map': {
        const items = inScopeOf(node, trace(node.expr))
        return items === NO_TRACE ? NO_TRACE : traceRecord('map', { items })
      }
      case 'FlatMap':
        return traceFlatMap(node)
      case 'Select':
        return traceSelect(node)
      case 'FuncCall':
        return isCoalesce(node) ? traceCoalesce(node) : NO_TRACE
      case 'Array':
        return traceArray(node)
      default:
        return NO_TRACE
    }
  }

  /**
   * A value of a list needs the trace of the list. Without one it is an object or its origin is
   * unknown.
   */
  const traceList = (kind: string, base: ExprNode, details: Readonly<Record<string, ExprNode>>) => {
    const items = trace(base)
    if (items === NO_TRACE) return NO_TRACE
    return traceRecord(kind, { base: withEntries(base), items, ...details })
  }
  const inScopeOf = (node: NodeOf<'Map' | 'FlatMap' | 'Projection'>, expr: ExprNode): ExprNode =>
    expr === NO_TRACE ? NO_TRACE : { ...node, base: withEntries(node.base), expr }
  const traceFlatMap = (node: NodeOf<'FlatMap'>): ExprNode => {
    const traced = trace(node.expr)
    if (traced === NO_TRACE) return NO_TRACE
    const perItem = (expr: ExprNode): ExprNode => ({
      type: 'Map',
      base: withEntries(node.base),
      expr,
    })
    return traceRecord('flat', {
      values: perItem(withEntries(node.expr)),
      items: perItem(traced),
    })
  }
  const traceSelect = ({ alternatives, fallback }: NodeOf<'Select'>): ExprNode =>
    select(
      alternatives.map(({ condition, value }) => [withEntries(condition), trace(value)]),
      fallback === undefined ? NO_TRACE : trace(fallback),
    )
  const traceCoalesce = ({ args }: NodeOf<'FuncCall'>): ExprNode =>
    select(args.map((value) => [callGlobal('defined', withEntries(value)), trace(value)]))
  const traceArray = ({ elements }: NodeOf<'Array'>): ExprNode =>
    traceRecord('concat', {
      parts: list(elements.map(({ value, isSplat }) => createPart(value, isSplat))),
    })
  const createPart = (node: ExprNode, isSplat: boolean): ExprNode =>
    isSplat
      ? record({ values: withEntries(node), items: trace(node) })
      : record({ trace: trace(node) })

  return record({ value: withEntries(tree), trace: trace(tree) })
}

/**
 * `+` keeps the entries of one of the merged objects. Adding an object without entries removes
 * them.
 */
const clearEntries = (sum: ExprNode): ExprNode =>
  callGlobal(
    'coalesce',
    { type: 'OpCall', op: '+', left: sum, right: literal({ [ENTRIES]: [] }) },
    sum,
  )

type Alternative = readonly [condition: ExprNode, value: ExprNode]

function select(alternatives: readonly Alternative[], fallback = NO_TRACE): ExprNode {
  const hasTrace = fallback !== NO_TRACE || alternatives.some(([, value]) => value !== NO_TRACE)
  if (!hasTrace) return NO_TRACE
  return {
    type: 'Select',
    alternatives: alternatives.map(([condition, value]) => ({
      type: 'SelectAlternative',
      condition,
      value,
    })),
    fallback,
  }
}

const traceRecord = (kind: string, fields: Readonly<Record<string, ExprNode>>): ExprNode =>
  record({ kind: literal(kind), ...fields })

const list = (items: readonly ExprNode[]): ExprNode => ({
  type: 'Array',
  elements: items.map((value) => ({ type: 'ArrayElement', value, isSplat: false })),
})

/**
 * Makes a query evaluate a spread only once. The value of the spread gets itself as the property
 * `key`, and the spread copies this property with the others.
 */
const rememberSpread = (value: ExprNode, key: symbol): ExprNode => ({
  type: 'Projection',
  base: value,
  expr: {
    type: 'Object',
    attributes: [{ type: 'ObjectSplat', value: THIS }, symbolAttribute(key, THIS)],
  },
})

function symbolAttribute(name: symbol, value: ExprNode): ObjectAttributeNode {
  const node = attribute('', value)
  // groq-js types names as strings, but accepts any property key.
  Reflect.set(node, 'name', name)
  return node
}

const isLiteral = (item: ObjectAttributeNode) => item.value.type === 'Object'

const isCoalesce = ({ namespace, name }: NodeOf<'FuncCall'>) =>
  namespace === 'global' && name === 'coalesce'

const isSum = (part: object): part is NodeOf<'OpCall'> =>
  isNode(part) && part.type === 'OpCall' && part.op === '+'

/** Parts of nodes have types of their own, such as `ArrayElement`, which no caller looks for. */
const isNode = (part: unknown): part is ExprNode =>
  typeof part === 'object' && part !== null && 'type' in part

function memoize<Key extends object, Value>(
  known: Map<Key, Value>,
  key: Key,
  create: (key: Key) => Value,
): Value {
  const value = known.get(key) ?? create(key)
  known.set(key, value)
  return value
}
