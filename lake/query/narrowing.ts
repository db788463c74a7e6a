import type { ExprNode } from 'groq-js'
import type { LakeDocument } from '../context'
import { inOrderOfId } from '../store/memory-index'
import type { DatasetView } from './dataset-view'
import type { Params } from './parse'

/** A place in a query where only some documents can matter, and which those are. */
export interface Narrowing {
  /** Name of the parameter that stands for them. */
  readonly parameter: string
  readonly choice: Choice
}

/** Documents that have one of these ids, or are of one of these types. */
interface Choice {
  readonly ids: readonly Values[]
  readonly types: readonly Values[]
}

/** Gives the values that a constant or a parameter stands for; only texts can be ids and types. */
type Values = (params: Params) => readonly unknown[]

/** A query made ready to be evaluated with the help of indexes. */
export interface Plan {
  readonly tree: ExprNode
  readonly narrowings: readonly Narrowing[]
  /** Whether some part of it still reads all documents. */
  readonly readsAll: boolean
}

/**
 * Lets filters such as `*[_type == "page" && …]`, `*[_id in $ids]` start from the documents that an
 * index gives, so that their cost grows with those and not with the dataset. The filters themselves
 * stay as they are: what they start from only has to hold every document that could pass.
 * @param original left as it is; in the plan's copy the `*` of such a filter is a parameter, whose
 *   name has a space, which no query can write
 */
export function planOf(original: ExprNode): Plan {
  const tree = structuredClone(original)
  const narrowings: Narrowing[] = []
  let readsAll = false
  visit(tree, new Set(), (node) => {
    if (isNode(node, 'Everything')) readsAll = true
    if (!isNode(node, 'Filter') || node.base.type !== 'Everything') return
    const choice = choiceOf(node.expr)
    if (choice === undefined) return
    const parameter = `narrowed ${String(narrowings.length)}`
    narrowings.push({ parameter, choice })
    node.base = { type: 'Parameter', name: parameter }
  })
  return { tree, narrowings, readsAll }
}

/** @returns the documents a narrowed filter starts from, in the order of their ids as in `*` */
export function narrowed({ choice }: Narrowing, params: Params, view: DatasetView) {
  const types = texts(choice.types, params)
  const ids = texts(choice.ids, params)
  const [type] = types
  if (types.size === 1 && ids.size === 0 && type !== undefined) return view.ofType(type)
  const found = new Map<string, LakeDocument>()
  for (const document of [...types].flatMap((name) => view.ofType(name))) {
    found.set(document._id, document)
  }
  for (const id of ids) {
    const document = view.get(id)
    if (document !== undefined) found.set(id, document)
  }
  return [...found.values()].sort(inOrderOfId)
}

/** Documents by id or type. */
export interface NamedDocuments {
  readonly ids: readonly string[]
  readonly types: readonly string[]
}

/**
 * What a condition holds for when it names ids or types and says nothing else, such as
 * `_type in ["page", "tag"]` or `_id == $id || _id == $draftId`: the lake can compare without an evaluator.
 * @returns `undefined` for any other condition
 */
export function namedBy(condition: ExprNode, params: Params): NamedDocuments | undefined {
  const choice = saysMore(condition) ? undefined : choiceOf(condition)
  if (choice === undefined) return undefined
  return { ids: [...texts(choice.ids, params)], types: [...texts(choice.types, params)] }
}

/** Only of two conditions that both have to hold can one be left out of a choice. */
function saysMore(condition: ExprNode): boolean {
  if (condition.type === 'Group') return saysMore(condition.base)
  if (condition.type === 'Or') return saysMore(condition.left) || saysMore(condition.right)
  return condition.type === 'And'
}

function texts(values: readonly Values[], params: Params): ReadonlySet<string> {
  const all = values.flatMap((of) => of(params))
  return new Set(all.filter((value) => typeof value === 'string'))
}

/** Calls for every node before its parts. Functions in a query make a net of its tree. */
function visit(value: unknown, done: Set<object>, onNode: (node: object) => void): void {
  if (typeof value !== 'object' || value === null || done.has(value)) return
  done.add(value)
  onNode(value)
  for (const part of Object.values(value)) visit(part, done, onNode)
}

function isNode<Type extends ExprNode['type']>(
  value: object,
  type: Type,
): value is Extract<ExprNode, { type: Type }> {
  return 'type' in value && value.type === type
}

function choiceOf(condition: ExprNode): Choice | undefined {
  switch (condition.type) {
    case 'Group':
      return choiceOf(condition.base)
    case 'And':
      return narrower(choiceOf(condition.left), choiceOf(condition.right))
    case 'Or':
      return either(choiceOf(condition.left), choiceOf(condition.right))
    case 'OpCall':
      if (condition.op === '==') {
        const { left, right } = condition
        return chosenBy(left, single(right)) ?? chosenBy(right, single(left))
      }
      return condition.op === 'in' ? chosenBy(condition.left, several(condition.right)) : undefined
    default:
      return undefined
  }
}

/** Both conditions hold, so either choice will do: ids are fewer. */
function narrower(one: Choice | undefined, other: Choice | undefined): Choice | undefined {
  if (one === undefined || other === undefined) return one ?? other
  return one.types.length > 0 && other.types.length === 0 ? other : one
}

function either(one: Choice | undefined, other: Choice | undefined): Choice | undefined {
  if (one === undefined || other === undefined) return undefined
  return { ids: [...one.ids, ...other.ids], types: [...one.types, ...other.types] }
}

function chosenBy(attribute: ExprNode, values: Values | undefined): Choice | undefined {
  if (values === undefined || attribute.type !== 'AccessAttribute') return undefined
  if (attribute.base !== undefined) return undefined
  if (attribute.name === '_id') return { ids: [values], types: [] }
  return attribute.name === '_type' ? { ids: [], types: [values] } : undefined
}

function single(node: ExprNode): Values | undefined {
  if (node.type === 'Value') {
    const value: unknown = node.value
    return () => [value]
  }
  return node.type === 'Parameter' ? (params) => [params[node.name]] : undefined
}

function several(node: ExprNode): Values | undefined {
  if (node.type === 'Parameter') {
    return (params) => {
      const values: unknown = params[node.name]
      return Array.isArray(values) ? values.map((value: unknown) => value) : []
    }
  }
  if (node.type !== 'Array') return undefined
  const elements = node.elements.map(({ isSplat, value }) => (isSplat ? undefined : single(value)))
  const known = elements.filter((element) => element !== undefined)
  return known.length < elements.length
    ? undefined
    : (params) => known.flatMap((values) => values(params))
}
