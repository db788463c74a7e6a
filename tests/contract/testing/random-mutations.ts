import type { Mutation } from '@sanity/client'
import { randomFrom } from './random'

/** The documents that mutations are created for. */
interface State {
  get(id: string): Readonly<Record<string, unknown>> | undefined
}

const texts = ['hola', 'qué tal', 'ñandú', 'a\nb', '🌵 uno', ''] as const

/**
 * Creates a generator of random mutations of every kind; some cannot be applied.
 * @param ids of the documents to mutate
 */
export function createMutationGenerator(seed: number, ids: readonly [string, ...string[]]) {
  const random = randomFrom(seed)
  const { pick } = random
  let keys = 0
  const item = () => ({
    _key: `k${random.below(4) === 0 ? random.below(6) : (keys += 1)}`,
    n: random.below(9),
    text: pick(texts),
  })
  const content = () => ({
    _type: 'page',
    title: pick(texts),
    n: random.below(100),
    list: Array.from({ length: random.below(4) }, item),
    deep: { a: { b: pick(texts) } },
  })
  const listPath = () =>
    pick(['list[0]', 'list[-1]', 'list[1]', `list[_key=="k${random.below(keys + 1)}"]`])

  const operations: readonly ((document: Readonly<Record<string, unknown>>) => object)[] = [
    () => ({ set: { title: pick(texts), [`${listPath()}.n`]: random.below(9) } }),
    () => ({ set: { 'deep.a.c': [random.below(9), null, false], 'other.made': pick(texts) } }),
    () => ({ setIfMissing: { list: [], n: 7, 'deep.z': { _key: 'z' } } }),
    () => ({ unset: [pick(['title', 'n', 'list', 'deep.a.b', 'list[0:2]', listPath()])] }),
    () => ({ inc: { n: random.below(5) }, dec: { [`${listPath()}.n`]: 2 } }),
    () => ({
      insert: { [pick(['before', 'after', 'replace'])]: listPath(), items: [item(), item()] },
    }),
    () => ({ insert: { after: 'list[-1]', items: [item()] }, set: { title: 'both' } }),
    ({ title }) => ({
      diffMatchPatch: { title: insertionAtStart(typeof title === 'string' ? title : '') },
    }),
    () => ({ set: { 'list[[': 1 } }),
    () => ({ set: { _type: 'other' } }),
    () => ({ ifRevisionID: 'outdated', set: { n: 1 } }),
  ]

  function nextMutation(state: State): Mutation {
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
        // The last three always fail; pick them less often.
        const operation =
          operations[random.below(5) === 0 ? random.below(operations.length) : random.below(8)]
        return { patch: { id: _id, ...operation?.(document ?? {}) } }
      }
    }
  }

  /** Returns the mutations of one transaction. */
  return (state: State): Mutation[] =>
    Array.from({ length: 1 + random.below(4) }, () => nextMutation(state))
}

/** Creates a diff-match-patch text patch, as the Studio sends it. */
function insertionAtStart(text: string): string {
  const context = Array.from(text).slice(0, 4).join('')
  const { length } = context
  return `@@ -${length === 0 ? 0 : 1},${length} +1,${length + 1} @@\n+x\n${length === 0 ? '' : ` ${encodeURI(context)}\n`}`
}
