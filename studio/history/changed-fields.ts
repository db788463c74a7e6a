import type { DocumentGroupEvent } from 'sanity'
import * as z from 'zod/mini'
import { type Fields, isFields } from '#schemas/content-check/walk'

/** A transaction of the history. */
interface Transaction {
  readonly id: string
  /** Top-level fields that it changed. */
  readonly fields: readonly string[]
}

const transactionSchema = z.object({
  id: z.string(),
  mutations: z.array(z.object({ patch: z.optional(z.looseObject({})) })),
})

export function parseTransactions(found: readonly unknown[]): Transaction[] {
  return found.flatMap((transaction) => {
    const { success, data } = transactionSchema.safeParse(transaction)
    if (!success) return []
    return { id: data.id, fields: data.mutations.flatMap(({ patch = {} }) => listFields(patch)) }
  })
}

/** Most operations name paths by their keys, `unset` in a list, and `insert` beside its items. */
function listFields(patch: Fields): string[] {
  const { unset, insert, ...others } = patch
  const byKey = Object.values(others).filter(isFields).flatMap(Object.keys)
  const paths: unknown[] = [byKey, unset, isFields(insert) ? Object.values(insert) : []].flat()
  return paths.flatMap((path) => {
    const found = typeof path === 'string' ? /^[a-z]\w*/i.exec(path) : null
    return found?.[0] ?? []
  })
}

/**
 * Finds the fields that each entry of the history changed. A publication has those of all edits
 * since the one before.
 * @param transactions oldest first
 * @returns by timestamp of the entry, each field once
 */
export function findChangedFields(
  events: readonly DocumentGroupEvent[],
  transactions: readonly Transaction[],
): Map<string, string[]> {
  const fieldsOf = new Map<string, readonly string[]>()
  const publications = new Set(
    events.flatMap(({ type, id }) => (type === 'publishDocumentVersion' ? id : [])),
  )
  let unpublished: string[] = []
  for (const { id, fields } of transactions) {
    unpublished.push(...fields)
    fieldsOf.set(id, publications.has(id) ? unpublished : fields)
    if (publications.has(id)) unpublished = []
  }
  return new Map(
    events.map((event) => {
      const ids =
        event.type === 'editDocumentVersion'
          ? event.transactions.map(({ revisionId }) => revisionId)
          : [event.id]
      return [event.timestamp, [...new Set(ids.flatMap((id) => fieldsOf.get(id) ?? []))]]
    }),
  )
}
