import type { Mutation as ClientMutation } from '@sanity/client'
import { ClientError } from '@sanity/client'
import { Mutation } from '@sanity/mutator'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { createMutationGenerator } from './testing/random-mutations'
import { startLake } from './testing/start-lake'
import { readHistory } from './testing/lake-client'

const TRANSACTIONS = 60

type Content = Readonly<Record<string, unknown>>
type Documents = ReadonlyMap<string, Content>

const documentShape = z.looseObject({ _id: z.string(), _type: z.string() })
const mutationShape = z.union([
  z.object({ create: documentShape }),
  z.object({ createOrReplace: documentShape }),
  z.object({ createIfNotExists: documentShape }),
  z.object({ delete: z.object({ id: z.string() }) }),
  z.object({ patch: z.looseObject({ id: z.string() }) }),
])
type AnyMutation = z.infer<typeof mutationShape>

/** Removes the system fields that the server sets. */
function getContent(document: Content): Content {
  const fields = Object.entries(document).filter(
    ([field]) => !['_rev', '_createdAt', '_updatedAt'].includes(field),
  )
  return Object.fromEntries(fields)
}

function getTarget(mutation: AnyMutation): string {
  if ('create' in mutation) return mutation.create._id
  if ('createOrReplace' in mutation) return mutation.createOrReplace._id
  if ('createIfNotExists' in mutation) return mutation.createIfNotExists._id
  return 'delete' in mutation ? mutation.delete.id : mutation.patch.id
}

/**
 * Applies a mutation with the Studio's mutation engine and the rules of the server.
 * @throws Error when it cannot be applied
 */
function applyMutation(documents: Documents, mutation: AnyMutation): Documents {
  const id = getTarget(mutation)
  const before = documents.get(id)
  if ('create' in mutation && before !== undefined) throw new Error('exists')
  if ('patch' in mutation && before === undefined) throw new Error('does not exist')
  if ('patch' in mutation && mutation.patch.ifRevisionID !== undefined) throw new Error('revision')
  const input = before === undefined ? null : documentShape.parse(before)
  const after: unknown = new Mutation({ mutations: [mutation] }).apply(input)
  const next = new Map(documents)
  if (after === null || after === undefined) next.delete(id)
  else next.set(id, getContent(documentShape.parse(after)))
  if (before !== undefined && 'patch' in mutation && next.get(id)?._type !== before._type) {
    throw new Error('immutable')
  }
  return next
}

/** Returns the documents after a transaction; `undefined` when a mutation cannot be applied. */
function applyTransaction(
  documents: Documents,
  mutations: readonly AnyMutation[],
): Documents | undefined {
  try {
    return mutations.reduce(applyMutation, documents)
  } catch {
    return undefined
  }
}

test.each([1, 2, 3])(
  'random mutations match the Studio’s engine, and history replays them (seed %i)',
  async (seed) => {
    const { as, origin, getToken } = await startLake()
    const client = as('editor', { perspective: 'raw', maxRetries: 0 })
    const ids: [string, ...string[]] = ['a', 'b', 'drafts.a', 'note.c']
    const nextMutations = createMutationGenerator(seed, ids)
    const stored = async (): Promise<Documents> => {
      const found = await client.getDocuments(ids)
      return new Map(found.flatMap((each) => (each === null ? [] : [[each._id, getContent(each)]])))
    }

    let documents: Documents = new Map()
    const states = new Map<string, Documents>()
    let rejected = 0
    for (let count = 1; count <= TRANSACTIONS; count += 1) {
      const transactionId = `tx-${count}`
      const mutations = nextMutations(documents)
      const expected = applyTransaction(documents, z.array(mutationShape).parse(mutations))
      const isCommitted = await send(mutations, transactionId)
      expect(isCommitted, `${transactionId} ${JSON.stringify(mutations)}`).toBe(
        expected !== undefined,
      )
      if (expected === undefined) rejected += 1
      else documents = expected
      expect(await stored(), `${transactionId} ${JSON.stringify(mutations)}`).toEqual(documents)
      if (isCommitted) states.set(transactionId, documents)
    }
    expect(rejected).toBeGreaterThan(TRANSACTIONS / 10)
    expect(states.size).toBeGreaterThan(TRANSACTIONS / 10)
    await expectReplay()

    async function send(mutations: ClientMutation[], transactionId: string): Promise<boolean> {
      try {
        await client.mutate(mutations, { transactionId, returnDocuments: false })
        return true
      } catch (error) {
        if (error instanceof ClientError) return false
        throw error
      }
    }

    function history(path: string) {
      return readHistory(origin, getToken('viewer'), path)
    }

    /** Compares the states with those of the history, by its mutations and by revision. */
    async function expectReplay() {
      const kept = ids.filter((id) => id !== 'note.c')
      const text = await history(`transactions/${kept.join(',')}?limit=1000`)
      let replayed: Documents = new Map()
      for (const line of text.trim().split('\n')) {
        const shape = z.object({ id: z.string(), mutations: z.array(mutationShape) })
        const { id, mutations } = shape.parse(JSON.parse(line))
        replayed = mutations.reduce(applyMutation, replayed)
        const state = new Map([...(states.get(id) ?? [])].filter(([key]) => kept.includes(key)))
        expect(replayed, `${id} replayed`).toEqual(state)
        const answer = await history(`documents/${kept.join(',')}?revision=${id}`)
        const old = z.object({ documents: z.array(documentShape) }).parse(JSON.parse(answer))
        const found = new Map(old.documents.map((each) => [each._id, getContent(each)]))
        expect(found, `${id} by revision`).toEqual(state)
      }
    }
  },
)
