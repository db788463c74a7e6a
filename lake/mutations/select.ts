import type { LakeCore } from '../core'
import { conflict } from '../errors'
import type { Asker, Selected } from '../evaluator/evaluator'
import type { Params } from '../query/parse'
import { Refusal, refusedTransaction } from './faults'
import type { Mutation, MutationById, MutationByQuery } from './mutation'
import { Workspace } from './workspace'

/** Others may change the documents while a query selects them: it is asked again, so often. */
const MOST_ATTEMPTS = 10

/**
 * Makes mutations by query into mutations by id. A query sees what the mutations before it do; what
 * it selects is still as it was when `work` runs, at once and without a pause.
 * @param work is given the mutations by id, as many as each of the given mutations has become
 * @throws QueryError; PlainError 409 when the documents never kept still; whatever the work throws
 */
export async function withSelected<Result>(
  core: LakeCore,
  asker: Asker,
  mutations: readonly Mutation[],
  work: (selected: readonly (readonly MutationById[])[]) => Result,
): Promise<Result> {
  const plain = mutations.flatMap((mutation) => (isByQuery(mutation) ? [] : [mutation]))
  if (plain.length === mutations.length) return work(plain.map((mutation) => [mutation]))
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    const { byId, seen } = await select(core, asker, mutations)
    if (seen.every(({ id, rev }) => core.documents.get(id)?._rev === rev)) return work(byId)
  }
  throw conflict('Others kept changing the documents of a mutation by query.')
}

/**
 * Tries the mutations on a draft of the transaction.
 * @returns also the stored documents that queries have selected
 * @throws TransactionError when one of them is refused; QueryError
 */
async function select(core: LakeCore, asker: Asker, mutations: readonly Mutation[]) {
  const { documents, newId, clock, evaluator } = core
  const timestamp = clock().toISOString()
  const draft = new Workspace({ documents, newId, transactionId: newId(), timestamp })
  const byId: (readonly MutationById[])[] = []
  const seen: Selected[] = []

  const selectIds = async (query: string, params: Params = {}) => {
    const changes = draft.changes()
    const selected = await evaluator.select(query, params, changes, asker)
    const changed = new Set(changes.map(({ id }) => id))
    seen.push(...selected.filter(({ id }) => !changed.has(id)))
    return selected.map(({ id }) => id)
  }
  const choose = async (mutation: MutationByQuery): Promise<readonly MutationById[]> => {
    if ('delete' in mutation) {
      const ids = await selectIds(mutation.delete.query, mutation.delete.params)
      return ids.map((id) => ({ delete: { id } }))
    }
    const { query, params, ...operations } = mutation.patch
    const ids = await selectIds(query, params)
    return ids.map((id) => ({ patch: { id, ...operations } }))
  }
  for (const [index, mutation] of mutations.entries()) {
    const chosen = isByQuery(mutation) ? await choose(mutation) : [mutation]
    try {
      // An id that is made up here has to be the same when the mutations are carried out.
      byId.push(chosen.map((one) => withId(one, draft.apply(one).id)))
    } catch (error) {
      if (error instanceof Refusal) throw refusedTransaction('mutationError', index, error)
      throw error
    }
  }
  return { byId, seen }
}

const isByQuery = (mutation: Mutation): mutation is MutationByQuery =>
  ('delete' in mutation && 'query' in mutation.delete) ||
  ('patch' in mutation && 'query' in mutation.patch)

const withId = (mutation: MutationById, id: string): MutationById =>
  'create' in mutation ? { create: { ...mutation.create, _id: id } } : mutation
