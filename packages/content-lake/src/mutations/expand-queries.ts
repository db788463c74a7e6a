import type { LakeCore } from '../context'
import { conflict } from '../errors'
import type { Requester, Selected } from '../query-workers/query-workers'
import type { Params } from '../types'
import type { Mutation, MutationById, MutationByQuery } from './mutation'
import { Rejection, transactionError } from './rejection'
import { Workspace } from './workspace'

/** Other writers may change the selected documents during a selection. */
const MAX_ATTEMPTS = 10

/**
 * Replaces each mutation by query with mutations by id. A query sees the effects of the mutations
 * before it. The selected documents are unchanged when `work` runs, which is synchronous for that
 * reason.
 * @param work receives a list of mutations by id for each original mutation
 * @throws QueryError; PlainError 409 if the documents keep changing; whatever the work throws
 */
export async function withExpandedQueries<Result>(
  core: LakeCore,
  requester: Requester,
  mutations: readonly Mutation[],
  work: (expanded: readonly (readonly MutationById[])[]) => Result,
): Promise<Result> {
  const byId = mutations.flatMap((mutation) => (isByQuery(mutation) ? [] : [mutation]))
  if (byId.length === mutations.length) return work(byId.map((mutation) => [mutation]))
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const { expanded, selected } = await expand(core, requester, mutations)
    const isCurrent = selected.every(({ id, rev }) => core.documents.get(id)?._rev === rev)
    if (isCurrent) return work(expanded)
  }
  throw conflict('Others kept changing the documents of a mutation by query.')
}

/**
 * Applies the mutations to a workspace that is never committed.
 * @returns also the stored documents that the queries have selected
 * @throws TransactionError if a mutation is rejected; QueryError
 */
async function expand(core: LakeCore, requester: Requester, mutations: readonly Mutation[]) {
  const { documents, newId, clock, queryWorkers } = core
  const timestamp = clock().toISOString()
  const workspace = new Workspace({ documents, newId, transactionId: newId(), timestamp })
  const expanded: (readonly MutationById[])[] = []
  const selected: Selected[] = []

  const selectIds = async (query: string, params: Params = {}) => {
    const changes = workspace.changes()
    const found = await queryWorkers.select(query, params, changes, requester)
    const changed = new Set(changes.map(({ id }) => id))
    selected.push(...found.filter(({ id }) => !changed.has(id)))
    return found.map(({ id }) => id)
  }
  const expandQuery = async (mutation: MutationByQuery): Promise<readonly MutationById[]> => {
    if ('delete' in mutation) {
      const ids = await selectIds(mutation.delete.query, mutation.delete.params)
      return ids.map((id) => ({ delete: { id } }))
    }
    const { query, params, ...operations } = mutation.patch
    const ids = await selectIds(query, params)
    return ids.map((id) => ({ patch: { id, ...operations } }))
  }
  for (const [index, mutation] of mutations.entries()) {
    const byId = isByQuery(mutation) ? await expandQuery(mutation) : [mutation]
    try {
      // Generated ids must be the same in the transaction.
      expanded.push(byId.map((one) => withId(one, workspace.apply(one).id)))
    } catch (error) {
      if (error instanceof Rejection) throw transactionError('mutationError', index, error)
      throw error
    }
  }
  return { expanded, selected }
}

const isByQuery = (mutation: Mutation): mutation is MutationByQuery =>
  ('delete' in mutation && 'query' in mutation.delete) ||
  ('patch' in mutation && 'query' in mutation.patch)

const withId = (mutation: MutationById, id: string): MutationById =>
  'create' in mutation ? { create: { ...mutation.create, _id: id } } : mutation
