import { expect, test } from 'vitest'
import {
  compare,
  field,
  randomCondition,
  randomScalar,
  type Scalar,
  type Thing,
} from './testing/random-conditions'
import { randomFrom, type Random } from './testing/random'
import { startLake } from './testing/start-lake'

const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'] as const
const layers = ['published', 'drafts', 'r1', 'r2'] as const
type Layer = (typeof layers)[number]
type Stored = Readonly<Record<Layer, ReadonlyMap<string, Thing>>>

const storedId = (layer: Layer, id: string) =>
  ({ published: id, drafts: `drafts.${id}`, r1: `versions.r1.${id}`, r2: `versions.r2.${id}` })[
    layer
  ]

function randomDataset(random: Random): Stored {
  const layerOfThings = () => {
    const present = ids.filter(() => random.chance(0.5))
    return new Map(present.map((id) => [id, randomThing(random, id)]))
  }
  return {
    published: layerOfThings(),
    drafts: layerOfThings(),
    r1: layerOfThings(),
    r2: layerOfThings(),
  }
}

const randomThing = (random: Random, _id: string): Thing => ({
  _id,
  ...(random.chance(0.8) && { n: randomScalar(random) }),
  ...(random.chance(0.8) && { s: randomScalar(random) }),
})

interface RandomQuery {
  readonly query: string
  readonly perspective: Layer[]
  /** Computes the expected result by the specification. */
  readonly expectedFrom: (stored: Stored) => readonly unknown[]
}

function randomQuery(random: Random): RandomQuery {
  const perspective = randomPerspective(random)
  const condition = randomCondition(random, ids, 3)
  const [first, second] = random.chance(0.5) ? (['n', 's'] as const) : (['s', 'n'] as const)
  const sign = random.pick([1, -1])
  const [left, right] = [random.between(-5, 2), random.between(-3, 10)]
  const dots = random.pick(['..', '...'])
  const query = `*[_type == "thing" && ${condition.text}]
    | order(${first}${sign < 0 ? ' desc' : ''}, ${second}, _id) [${left}${dots}${right}]
    { _id, _originalId, "n": coalesce(n, "none"), "less": s < "b" }`
  return {
    query,
    perspective,
    expectedFrom: (stored) => {
      const found = overlay(stored, perspective)
        .filter(({ thing }) => condition.evaluate(thing) === true)
        .sort(
          ({ thing: a }, { thing: b }) =>
            sign * compare(field(a, first), field(b, first)) ||
            compare(field(a, second), field(b, second)) ||
            compare(a._id, b._id),
        )
      return slice(found, left, right, dots === '..').map(({ thing, layer }) => ({
        _id: thing._id,
        _originalId: storedId(layer, thing._id),
        n: thing.n ?? 'none',
        less: isBelowB(field(thing, 's')),
      }))
    },
  }
}

const isBelowB = (value: Scalar) => (typeof value === 'string' ? value < 'b' : null)

/** Returns drafts and releases in any order, sometimes with `published` before some of them. */
function randomPerspective(random: Random): Layer[] {
  const rest: Layer[] = ['drafts', 'r1', 'r2']
  const list: Layer[] = []
  for (let size = random.between(1, 3); size > 0; size--) {
    list.push(...rest.splice(random.between(0, rest.length - 1), 1))
  }
  return random.chance(0.3) ? [...list, 'published', ...rest] : list
}

function overlay(stored: Stored, perspective: readonly Layer[]) {
  const published = perspective.indexOf('published')
  const searched = [
    ...(published < 0 ? perspective : perspective.slice(0, published)),
    'published',
  ] as const
  return ids.flatMap((id) => {
    for (const layer of searched) {
      const thing = stored[layer].get(id)
      if (thing !== undefined) return [{ thing, layer }]
    }
    return []
  })
}

/** Slices as GROQ does; negative indexes count from the end. */
function slice<Item>(list: readonly Item[], left: number, right: number, inclusive: boolean) {
  const position = (index: number) => (index < 0 ? index + list.length : index)
  const last = inclusive ? position(right) : position(right) - 1
  return list.filter((_, index) => index >= position(left) && index <= last)
}

test('random queries over random drafts and releases return what the specification says', async () => {
  const random = randomFrom(20240501)
  const stored = randomDataset(random)
  const { as } = await startLake()
  const editor = as('editor')
  const creation = editor.transaction()
  for (const layer of layers) {
    for (const [id, thing] of stored[layer]) {
      creation.create({ ...thing, _id: storedId(layer, id), _type: 'thing' })
    }
  }
  await creation.commit()

  const queries = Array.from({ length: 150 }, () => randomQuery(random))
  const results = await Promise.all(
    queries.map(({ query, perspective }) => editor.fetch<unknown>(query, {}, { perspective })),
  )
  let nonEmpty = 0
  for (const [index, { query, perspective, expectedFrom }] of queries.entries()) {
    const expected = expectedFrom(stored)
    expect(results[index], `${perspective.join()} ${query}`).toEqual(expected)
    if (expected.length > 0) nonEmpty++
  }
  // Guards against queries that match nothing.
  expect(nonEmpty).toBeGreaterThan(queries.length / 2)
})
