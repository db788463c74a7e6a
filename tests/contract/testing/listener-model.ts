import type { Mutation } from '@sanity/client'
import type { Random } from './random'
import { and, not, or, type Truth } from './three-valued-logic'

interface ModelDocument {
  readonly _id: string
  readonly _type: string
  readonly n: number
  readonly tag: string | undefined
  readonly to?: { readonly _type: 'reference'; readonly _ref: string; readonly _weak: true }
}

/** Documents by id: all of them, or those that one caller may see. */
export type ModelState = ReadonlyMap<string, ModelDocument>

/** A filter in GROQ and the same filter in TypeScript. */
export interface ModelFilter {
  readonly query: string
  readonly matches: (document: ModelDocument, state: ModelState) => Truth
}

/** Public documents, drafts and a private one; their types never change. */
const typeById = {
  ...{ a: 'page', b: 'page', 'drafts.a': 'page', 'secret.s': 'page' },
  ...{ l: 'link', m: 'link', 'drafts.l': 'link' },
} as const
const ids = ['a', 'b', 'drafts.a', 'secret.s', 'l', 'm', 'drafts.l'] as const
const tags = ['x', 'y', undefined] as const

const isAbove = (value: number | undefined, limit: number): Truth =>
  value === undefined ? null : value > limit

const simple: readonly [ModelFilter, ...ModelFilter[]] = [
  { query: '_type == "link"', matches: ({ _type }) => _type === 'link' },
  { query: 'n > 2', matches: ({ n }) => isAbove(n, 2) },
  { query: 'tag == "x"', matches: ({ tag }) => tag === 'x' },
  { query: 'defined(tag)', matches: ({ tag }) => tag !== undefined },
  { query: '_id in ["a", "drafts.a", "l"]', matches: ({ _id }) => /^(drafts\.)?a$|^l$/.test(_id) },
  { query: 'references("a")', matches: ({ to }) => to?._ref === 'a' },
  {
    query: 'to->n > 1',
    matches: ({ to }, state) => isAbove(to && state.get(to._ref)?.n, 1),
  },
  {
    query: 'count(*[tag == "x"]) > 1',
    matches: (_document, state) => [...state.values()].filter(({ tag }) => tag === 'x').length > 1,
  },
  {
    query: '_id in *[_type == "link"].to._ref',
    matches: ({ _id }, state) =>
      [...state.values()].some(({ _type, to }) => _type === 'link' && to?._ref === _id),
  },
  {
    query: 'n == *[_id == "secret.s"][0].n',
    matches: ({ n }, state) => n === state.get('secret.s')?.n,
  },
]

/** Returns a simple filter or a combination of several. */
export function randomFilter(random: Random): ModelFilter {
  const left = random.pick(simple)
  const right = random.below(3) === 0 ? randomFilter(random) : random.pick(simple)
  return random.pick<ModelFilter>([
    left,
    { query: `!(${left.query})`, matches: (...args) => not(left.matches(...args)) },
    {
      query: `(${left.query} && ${right.query})`,
      matches: (...args) => and(left.matches(...args), right.matches(...args)),
    },
    {
      query: `(${left.query} || ${right.query})`,
      matches: (...args) => or(left.matches(...args), right.matches(...args)),
    },
  ])
}

/** A transaction and the state after it. */
export interface ModelTransaction {
  readonly mutations: readonly Mutation[]
  /** Document ids in the order in which the transaction first touches them. */
  readonly touched: readonly string[]
  readonly after: ModelState
}

/** Returns one to three mutations that are valid in this state. */
export function randomTransaction(random: Random, before: ModelState): ModelTransaction {
  const after = new Map(before)
  const touched = new Set<string>()
  const mutations = Array.from({ length: 1 + random.below(3) }, (): Mutation => {
    const id = random.pick(ids)
    touched.add(id)
    const existing = after.get(id)
    if (existing === undefined || random.below(4) === 0) {
      const made = randomDocument(random, id)
      after.set(id, made)
      return { createOrReplace: { ...made } }
    }
    if (random.below(4) === 0) {
      after.delete(id)
      return { delete: { id } }
    }
    const { n, tag } = randomDocument(random, id)
    after.set(id, { ...existing, n, tag })
    return { patch: { id, set: { n, ...(tag && { tag }) }, unset: tag ? [] : ['tag'] } }
  })
  return { mutations, touched: [...touched], after }
}

function randomDocument(random: Random, id: (typeof ids)[number]): ModelDocument {
  const to = { _type: 'reference', _ref: random.pick(ids), _weak: true } as const
  return {
    ...{ _id: id, _type: typeById[id], n: random.below(5), tag: random.pick(tags) },
    ...(random.below(3) > 0 && { to }),
  }
}
