import type { Mutation } from '@sanity/client'
import { randomFrom } from './random'

/** What a model of the lake has to tell for mutations to be made that mean something. */
interface State {
  get(id: string): Readonly<Record<string, unknown>> | undefined
}

const words = ['hola', 'qué tal', 'ñandú', 'a\nb', '🌵 uno', '']

/**
 * Makes mutations of every kind on a few documents, which all have a `title`, a number `n`, a `list` of
 * objects with keys and something `deep`. Some of them cannot be applied.
 * @param ids the documents
 */
export function createMutationMaker(seed: number, ids: readonly string[]) {
  const random = randomFrom(seed)
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[random.below(items.length)]
    if (item === undefined) throw new Error('There is nothing to pick from.')
    return item
  }
  let keys = 0
  const item = () => ({
    _key: `k${random.below(4) === 0 ? random.below(6) : (keys += 1)}`,
    n: random.below(9),
    text: pick(words),
  })
  const content = () => ({
    _type: 'page',
    title: pick(words),
    n: random.below(100),
    list: Array.from({ length: random.below(4) }, item),
    deep: { a: { b: pick(words) } },
  })
  const place = () =>
    pick(['list[0]', 'list[-1]', 'list[1]', `list[_key=="k${random.below(keys + 1)}"]`])

  const operations: readonly ((document: Readonly<Record<string, unknown>>) => object)[] = [
    () => ({ set: { title: pick(words), [`${place()}.n`]: random.below(9) } }),
    () => ({ set: { 'deep.a.c': [random.below(9), null, false], 'other.made': pick(words) } }),
    () => ({ setIfMissing: { list: [], n: 7, 'deep.z': { _key: 'z' } } }),
    () => ({ unset: [pick(['title', 'n', 'list', 'deep.a.b', 'list[0:2]', place()])] }),
    () => ({ inc: { n: random.below(5) }, dec: { [`${place()}.n`]: 2 } }),
    () => ({
      insert: { [pick(['before', 'after', 'replace'])]: place(), items: [item(), item()] },
    }),
    () => ({ insert: { after: 'list[-1]', items: [item()] }, set: { title: 'both' } }),
    ({ title }) => ({
      diffMatchPatch: { title: insertionAtStart(typeof title === 'string' ? title : '') },
    }),
    () => ({ set: { 'list[[': 1 } }),
    () => ({ set: { _type: 'other' } }),
    () => ({ ifRevisionID: 'of-another-time', set: { n: 1 } }),
  ]

  function one(state: State): Mutation {
    const _id = pick(ids)
    const document = state.get(_id)
    switch (random.below(9)) {
      case 0:
        return { create: { _id, ...content() } }
      case 1:
        return { createOrReplace: { _id, ...content() } }
      case 2:
        return { createIfNotExists: { _id, ...content() } }
      case 3:
        return { delete: { id: _id } }
      default: {
        // Those that cannot be applied come last, and less often.
        const operation =
          operations[random.below(5) === 0 ? random.below(operations.length) : random.below(8)]
        return { patch: { id: _id, ...operation?.(document ?? {}) } }
      }
    }
  }

  /** @returns the mutations of one transaction */
  return (state: State): Mutation[] => Array.from({ length: 1 + random.below(4) }, () => one(state))
}

/** A text patch in the form of Google's diff-match-patch, as the Studio sends it. */
function insertionAtStart(text: string): string {
  const context = Array.from(text).slice(0, 4).join('')
  const { length } = context
  return `@@ -${length === 0 ? 0 : 1},${length} +1,${length + 1} @@\n+x\n${length === 0 ? '' : ` ${encodeURI(context)}\n`}`
}
