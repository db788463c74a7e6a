import type { DocumentGroupEvent } from 'sanity'
import * as z from 'zod/mini'

/** A transaction of the history. */
interface Transaction {
  readonly id: string
  /** Top-level fields that it changed. */
  readonly fields: readonly string[]
}

const byPath = z.optional(z.record(z.string(), z.unknown()))
const patchSchema = z.object({
  set: byPath,
  setIfMissing: byPath,
  diffMatchPatch: byPath,
  inc: byPath,
  dec: byPath,
  unset: z.optional(z.array(z.string())),
  insert: z.optional(
    z.object({
      before: z.optional(z.string()),
      after: z.optional(z.string()),
      replace: z.optional(z.string()),
    }),
  ),
})
const transactionSchema = z.object({
  id: z.string(),
  mutations: z.array(z.object({ patch: z.optional(patchSchema) })),
})

export function parseTransactions(found: readonly unknown[]): Transaction[] {
  return found.flatMap((transaction) => {
    const { success, data } = transactionSchema.safeParse(transaction)
    if (!success) return []
    return { id: data.id, fields: data.mutations.flatMap(({ patch }) => listFields(patch)) }
  })
}

function listFields(patch: z.infer<typeof patchSchema> | undefined): string[] {
  const { unset = [], insert = {}, ...others } = patch ?? {}
  const byOperation = Object.values(others).flatMap((operation) => Object.keys(operation ?? {}))
  const paths = [...byOperation, ...unset, ...Object.values(insert)]
  return paths.flatMap((path) => /^[a-z]\w*/i.exec(path ?? '')?.[0] ?? [])
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
