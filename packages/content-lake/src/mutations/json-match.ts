import {
  jsonMatch,
  parsePath,
  type ExprNode,
  type PathNode,
  type SingleValuePath,
  type SubscriptElementNode,
} from '@sanity/json-match'
import { isObject } from '../store/references'

/** The path of one value: field names and array indexes. */
type Place = readonly (string | number)[]

/**
 * Expands a path expression of a patch into paths of single values, which @sanity/mutator applies. Its
 * own parser ignores what follows an error, and it has no `*`, open slices or fields of all items. A
 * path of a single value stays as it is, so that it can create fields.
 * @param expression in JSONMatch, see https://www.sanity.io/docs/json-match
 * @param creates whether the operation creates missing fields
 * @returns for `unset` in an order in which indexes stay valid: last items first
 * @throws Error if the expression is malformed
 */
export function expandPath(document: unknown, expression: string, creates: boolean): string[] {
  const path = parse(expression)
  const steps = countSingleSteps(path)
  if (steps !== undefined) {
    const matches = [...jsonMatch(document, path)]
    // A field of an array means that of all its items.
    if (matches.every((match) => match.path.length === steps)) return [expression]
  }
  return findPlaces(document, path, creates && countRecursions(path) === 0)
    .sort(compareFromLast)
    .map(formatPlace)
}

/**
 * As `expandPath`, for the path of an `insert`: one path for each list.
 * @throws Error if the expression is malformed, or does not end in an item
 */
export function expandInsertPath(document: unknown, expression: string): string[] {
  const path = parse(expression)
  const { base, segment, recursive } = path
  if (segment.type !== 'Subscript' || base === undefined || recursive === true) {
    throw new Error(`"${expression}" is no item of a list, such as "${expression}[-1]"`)
  }
  const [element, ...others] = segment.elements
  const lists = expandLists(document, base)
  if (others.length === 0 && element?.type === 'Number') {
    return lists.map(({ text }) => `${text}[${element.value}]`)
  }
  return lists.flatMap(({ text, list }) => {
    const indexes = findPlaces(list, { type: 'Path', segment }, false).map(String)
    return indexes.length === 0 ? [] : [`${text}[${indexes.join(',')}]`]
  })
}

function expandLists(document: unknown, base: PathNode) {
  return findPlaces(document, base, false).flatMap((place) => {
    const list = readPlace(document, place)
    return Array.isArray(list) ? [{ text: formatPlace(place), list }] : []
  })
}

function parse(expression: string): PathNode {
  const path = parsePath(expression)
  if (path?.type !== 'Path') throw new Error('it is a value, not a path')
  // Each further `..` multiplies the work by the depth of the document.
  if (countRecursions(path) > 1) throw new Error('it has more than one ".."')
  return path
}

/** @returns the number of steps of a path to a single value; `undefined` for any other path */
function countSingleSteps({ base, segment, recursive }: PathNode): number | undefined {
  if (recursive === true || !isSingleStep(segment)) return undefined
  if (base === undefined) return 1
  const steps = countSingleSteps(base)
  return steps === undefined ? undefined : steps + 1
}

function isSingleStep(segment: PathNode['segment']): boolean {
  // The two libraries read names with other characters differently.
  if (segment.type === 'Identifier') return !/["'\\$]/.test(segment.name)
  if (segment.type !== 'Subscript' || segment.elements.length !== 1) return false
  return segment.elements.every(isIndexOrKey)
}

const isIndexOrKey = (element: SubscriptElementNode): boolean =>
  element.type === 'Number' ||
  (element.type === 'Comparison' &&
    element.operator === '==' &&
    isField(element.left, '_key') &&
    element.right.type === 'String')

const isField = (node: ExprNode, name: string) =>
  node.type === 'Path' &&
  node.base === undefined &&
  node.segment.type === 'Identifier' &&
  node.segment.name === name

const countRecursions = ({ base, recursive }: PathNode): number =>
  (recursive === true ? 1 : 0) + (base === undefined ? 0 : countRecursions(base))

/** @param withMissing whether fields that do not exist count */
function findPlaces(document: unknown, path: PathNode, withMissing: boolean): Place[] {
  const places = new Map<string, Place>()
  for (const match of jsonMatch(document, path)) {
    const isMissing = match.value === undefined
    if (isMissing && !(withMissing && typeof match.path.at(-1) === 'string')) continue
    for (const place of resolveKeys(document, match.path)) {
      places.set(JSON.stringify(place), place)
    }
  }
  return [...places.values()]
}

/** Replaces keys and negative indexes by indexes. Items may share a key. */
function resolveKeys(value: unknown, path: SingleValuePath): Place[] {
  const [step, ...rest] = path
  if (step === undefined) return [[]]
  return getNames(value, step).flatMap((name) =>
    resolveKeys(readPlace(value, [name]), rest).map((place) => [name, ...place]),
  )
}

function getNames(value: unknown, step: SingleValuePath[number]): readonly (string | number)[] {
  if (typeof step === 'string') return [step]
  const list: readonly unknown[] = Array.isArray(value) ? value : []
  if (typeof step === 'number') return [step < 0 ? list.length + step : step]
  return list.flatMap((item, at) => (isObject(item) && item._key === step._key ? [at] : []))
}

function readPlace(value: unknown, place: Place): unknown {
  return place.reduce<unknown>((parent, name) => {
    if (Array.isArray(parent))
      return typeof name === 'number' ? (parent[name] as unknown) : undefined
    return isObject(parent) ? parent[name] : undefined
  }, value)
}

/** Items from the last to the first, and what is inside a value before the value. */
function compareFromLast(one: Place, other: Place): number {
  for (const [at, name] of one.entries()) {
    const otherName = other[at]
    if (otherName === undefined) return -1
    if (name === otherName) continue
    if (typeof name === 'number' && typeof otherName === 'number') return otherName - name
    return String(name) < String(otherName) ? -1 : 1
  }
  return one.length === other.length ? 0 : 1
}

/** In the quoted form of @sanity/mutator, for names of any characters. */
const formatPlace = (place: Place): string =>
  place
    .map((name) =>
      typeof name === 'number' ? `[${name}]` : `['${name.replaceAll(/[\\']/g, String.raw`\$&`)}']`,
    )
    .join('')
