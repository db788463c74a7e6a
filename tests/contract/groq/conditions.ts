import type { Random } from '../random'

export type Scalar = number | string | boolean | null
export interface Thing {
  readonly _id: string
  readonly n?: Scalar
  readonly s?: Scalar
}
/** True, false, or null where it cannot be told. */
type Truth = boolean | null

/** A condition as the language has it, and what it says of a document by the specification. */
export interface Condition {
  readonly text: string
  readonly of: (thing: Thing) => Truth
}

export const field = (thing: Thing, name: 'n' | 's'): Scalar => thing[name] ?? null

/** Times are not in play; what has no order comes last. */
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

/** Below, above or at 0: the specification's total comparison of scalars. */
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

function ordered(holds: (order: number) => boolean) {
  return (left: Scalar, right: Scalar): Truth =>
    left === null || right === null || typeof left !== typeof right
      ? null
      : holds(compare(left, right))
}

/** @param depth how many conditions may stand in one another */
export function randomCondition(random: Random, ids: readonly string[], depth: number): Condition {
  if (depth > 0 && random.chance(0.6)) {
    const left = randomCondition(random, ids, depth - 1)
    if (random.chance(0.25)) return not(left)
    const right = randomCondition(random, ids, depth - 1)
    return random.chance(0.5) ? both(left, right) : either(left, right)
  }
  const name = random.pick(['n', 's'])
  switch (random.pick(['compare', 'compare', 'compare', 'defined', 'in', 'id'])) {
    case 'defined':
      return { text: `defined(${name})`, of: (thing) => field(thing, name) !== null }
    case 'in': {
      const values = [randomScalar(random), randomScalar(random)]
      const text = `${name} in ${JSON.stringify(values)}`
      return { text, of: (thing) => values.includes(field(thing, name)) }
    }
    case 'id': {
      const some = ids.filter(() => random.chance(0.5))
      return { text: `_id in ${JSON.stringify(some)}`, of: ({ _id }) => some.includes(_id) }
    }
    default: {
      const operator = random.pick(['==', '!=', '<', '<=', '>', '>='])
      const value = randomScalar(random)
      const holds = operators[operator]
      const text = `${name} ${operator} ${JSON.stringify(value)}`
      return { text, of: (thing) => holds(field(thing, name), value) }
    }
  }
}

/** Few, so that documents often have the same. */
export function randomScalar(random: Random): Scalar {
  return random.pick<Scalar>([0, 1, 2, -1.5, 'a', 'b', 'ab', 'B', true, false, null])
}

const not = (inner: Condition): Condition => ({
  text: `!(${inner.text})`,
  of: (thing) => {
    const truth = inner.of(thing)
    return truth === null ? null : !truth
  },
})

const both = (left: Condition, right: Condition): Condition => ({
  text: `(${left.text} && ${right.text})`,
  of: (thing) => {
    const truths = [left.of(thing), right.of(thing)]
    return truths.includes(false) ? false : truths.includes(null) ? null : true
  },
})

const either = (left: Condition, right: Condition): Condition => ({
  text: `(${left.text} || ${right.text})`,
  of: (thing) => {
    const truths = [left.of(thing), right.of(thing)]
    return truths.includes(true) ? true : truths.includes(null) ? null : false
  },
})
