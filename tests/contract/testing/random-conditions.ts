import type { Random } from './random'
import { and, not, or, type Truth } from './three-valued-logic'

export type Scalar = number | string | boolean | null
export interface Thing {
  readonly _id: string
  readonly n?: Scalar
  readonly s?: Scalar
}

/** A condition in GROQ, and its value for a document by the specification. */
export interface Condition {
  readonly text: string
  readonly evaluate: (thing: Thing) => Truth
}

export const field = (thing: Thing, name: 'n' | 's'): Scalar => thing[name] ?? null

/** The order of types; the data has no datetimes. */
function typeOrder(value: Scalar): number {
  switch (typeof value) {
    case 'number':
      return 2
    case 'string':
      return 3
    case 'boolean':
      return 4
    default:
      return 5
  }
}

/** Compares by the specification's total order of scalars; negative, 0 or positive. */
export function compare(left: Scalar, right: Scalar): number {
  const types = typeOrder(left) - typeOrder(right)
  if (types !== 0 || left === null || right === null || left === right) return types
  return left < right ? -1 : 1
}

const operators = {
  '==': (left: Scalar, right: Scalar) => left === right,
  '!=': (left: Scalar, right: Scalar) => left !== right,
  '<': ordered((order) => order < 0),
  '<=': ordered((order) => order <= 0),
  '>': ordered((order) => order > 0),
  '>=': ordered((order) => order >= 0),
}

function ordered(matches: (order: number) => boolean) {
  return (left: Scalar, right: Scalar): Truth =>
    left === null || right === null || typeof left !== typeof right
      ? null
      : matches(compare(left, right))
}

/** @param depth how deep conditions may be nested */
export function randomCondition(random: Random, ids: readonly string[], depth: number): Condition {
  if (depth > 0 && random.chance(0.6)) {
    const left = randomCondition(random, ids, depth - 1)
    if (random.chance(0.25)) return negation(left)
    const right = randomCondition(random, ids, depth - 1)
    return random.chance(0.5) ? conjunction(left, right) : disjunction(left, right)
  }
  const name = random.pick(['n', 's'])
  switch (random.pick(['compare', 'compare', 'compare', 'defined', 'in', 'id'])) {
    case 'defined':
      return { text: `defined(${name})`, evaluate: (thing) => field(thing, name) !== null }
    case 'in': {
      const values = [randomScalar(random), randomScalar(random)]
      const text = `${name} in ${JSON.stringify(values)}`
      return { text, evaluate: (thing) => values.includes(field(thing, name)) }
    }
    case 'id': {
      const some = ids.filter(() => random.chance(0.5))
      return { text: `_id in ${JSON.stringify(some)}`, evaluate: ({ _id }) => some.includes(_id) }
    }
    default: {
      const operator = random.pick(['==', '!=', '<', '<=', '>', '>='])
      const value = randomScalar(random)
      const matches = operators[operator]
      const text = `${name} ${operator} ${JSON.stringify(value)}`
      return { text, evaluate: (thing) => matches(field(thing, name), value) }
    }
  }
}

/** Returns one of a few values, so that documents often share them. */
export function randomScalar(random: Random): Scalar {
  return random.pick<Scalar>([0, 1, 2, -1.5, 'a', 'b', 'ab', 'B', true, false, null])
}

const negation = (inner: Condition): Condition => ({
  text: `!(${inner.text})`,
  evaluate: (thing) => not(inner.evaluate(thing)),
})

const conjunction = (left: Condition, right: Condition): Condition => ({
  text: `(${left.text} && ${right.text})`,
  evaluate: (thing) => and(left.evaluate(thing), right.evaluate(thing)),
})

const disjunction = (left: Condition, right: Condition): Condition => ({
  text: `(${left.text} || ${right.text})`,
  evaluate: (thing) => or(left.evaluate(thing), right.evaluate(thing)),
})
