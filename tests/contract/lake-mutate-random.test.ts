import type { Mutation as ClientMutation } from '@sanity/client'
import { ClientError } from '@sanity/client'
import { Mutation } from '@sanity/mutator'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { createMutationMaker } from './random-mutations'
import { startLake } from './start-lake'
import { readHistory } from './read-history'

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

/** A document without what the server says of it. */
function contentOf(document: Content): Content {
  const own = Object.entries(document).filter(
    ([field]) => !['_rev', '_createdAt', '_updatedAt'].includes(field),
  )
  return Object.fromEntries(own)
}

function targetOf(mutation: AnyMutation): string {
  if ('create' in mutation) return mutation.create._id
  if ('createOrReplace' in mutation) return mutation.createOrReplace._id
  if ('createIfNotExists' in mutation) return mutation.createIfNotExists._id
  return 'delete' in mutation ? mutation.delete.id : mutation.patch.id
}

/**
 * One mutation by the Studio's own engine, and by the rules that are the server's.
 * @throws Error when it cannot be applied
 */
function applied(documents: Documents, mutation: AnyMutation): Documents {
  const id = targetOf(mutation)
  const before = documents.get(id)
  if ('create' in mutation && before !== undefined) throw new Error('exists')
  if ('patch' in mutation && before === undefined) throw new Error('does not exist')
  if ('patch' in mutation && mutation.patch.ifRevisionID !== undefined) throw new Error('revision')
  const given = before === undefined ? null : documentShape.parse(before)
  const after: unknown = new Mutation({ mutations: [mutation] }).apply(given)
  const next = new Map(documents)
  if (after === null || after === undefined) next.delete(id)
  else next.set(id, contentOf(documentShape.parse(after)))
  if (before !== undefined && 'patch' in mutation && next.get(id)?._type !== before._type) {
    throw new Error('immutable')
  }
  return next
}

/** @returns the documents afterwards; `undefined` when a mutation cannot be applied */
function modelled(documents: Documents, mutations: readonly AnyMutation[]): Documents | undefined {
  try {
    return mutations.reduce(applied, documents)
  } catch {
    return undefined
  }
}

test.each([1, 2, 3])(
  'random mutations give the same by the server as by the Studio’s engine; history replays them (seed %i)',
  async (seed) => {
    const { as, origin, tokenOf } = await startLake()
    const client = as('editor', { perspective: 'raw', maxRetries: 0 })
    const ids = ['a', 'b', 'drafts.a', 'note.c']
    const make = createMutationMaker(seed, ids)
    const stored = async (): Promise<Documents> => {
      const found = await client.getDocuments(ids)
      return new Map(found.flatMap((each) => (each === null ? [] : [[each._id, contentOf(each)]])))
    }

    let documents: Documents = new Map()
    const states = new Map<string, Documents>()
    let refused = 0
    for (let count = 1; count <= TRANSACTIONS; count += 1) {
      const transactionId = `tx-${count}`
      const mutations = make(documents)
      const expected = modelled(documents, z.array(mutationShape).parse(mutations))
      const isDone = await send(mutations, transactionId)
      expect(isDone, `${transactionId} ${JSON.stringify(mutations)}`).toBe(expected !== undefined)
      if (expected === undefined) refused += 1
      else documents = expected
      expect(await stored(), `${transactionId} ${JSON.stringify(mutations)}`).toEqual(documents)
      if (isDone) states.set(transactionId, documents)
    }
    expect(refused).toBeGreaterThan(TRANSACTIONS / 10)
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
      return readHistory(origin, tokenOf('viewer'), path)
    }

    /** Old states by the mutations of the history, and by its revisions. */
    async function expectReplay() {
      const kept = ids.filter((id) => id !== 'note.c')
      const text = await history(`transactions/${kept.join(',')}?limit=1000`)
      let replayed: Documents = new Map()
      for (const line of text.trim().split('\n')) {
        const shape = z.object({ id: z.string(), mutations: z.array(mutationShape) })
        const { id, mutations } = shape.parse(JSON.parse(line))
        replayed = mutations.reduce(applied, replayed)
        const state = new Map([...(states.get(id) ?? [])].filter(([key]) => kept.includes(key)))
        expect(replayed, `${id} replayed`).toEqual(state)
        const answer = await history(`documents/${kept.join(',')}?revision=${id}`)
        const old = z.object({ documents: z.array(documentShape) }).parse(JSON.parse(answer))
        const found = new Map(old.documents.map((each) => [each._id, contentOf(each)]))
        expect(found, `${id} by revision`).toEqual(state)
      }
    }
  },
)
