import type { Database } from 'better-sqlite3'
import { z } from 'zod'
import { isPublicId } from '../document-ids'
import type { DocumentChange, MutationResult, Transaction } from '../store/document-store'
import { parseDocument } from '../store/stored-document'
import { createDocumentEvents } from './document-events'

/** Selects transactions; both ends are included. */
interface Range {
  readonly fromTransaction?: string | undefined
  readonly toTransaction?: string | undefined
  /** Newest first. */
  readonly reverse: boolean
  readonly limit: number
}

/** A transaction without its changes. */
export interface TransactionOutline {
  readonly id: string
  /** The changed documents, in the order of their events. */
  readonly documentIds: readonly string[]
}

/** A stored transaction, which may be erased or pruned in part. */
export interface StoredOutline extends TransactionOutline {
  /** Neither this transaction nor anything since the one before it is erased or pruned. */
  readonly isComplete: boolean
}

export type History = ReturnType<typeof createHistory>

interface TransactionRow {
  seq: number
  id: string
  author: string
  timestamp: string
  results: string
}
interface ChangeRow {
  document_id: string
  before: string | null
  after: string | null
  mutations: string
}

const resultsSchema = z.array(
  z.object({ id: z.string(), operation: z.enum(['create', 'update', 'delete', 'none']) }),
)
const mutationsSchema = z.array(z.unknown())

/** Later than every time in ISO 8601. */
const LAST_TIME = '~'

const selectTransactions = `SELECT t.seq, t.id, t.author, t.timestamp,
  coalesce(p.results, t.results) AS results
  FROM transactions t LEFT JOIN private_results p ON p.seq = t.seq`

/**
 * Reads stored transactions. They lack erased documents and the states that `retention.ts` has
 * pruned. Lookups behave as if these had never existed.
 *
 * The statements select the columns that they sort by. Only then SQLite merges the two tables of the
 * view `all_changes` by index instead of sorting everything.
 */
export function createHistory(db: Database) {
  const byId = db.prepare<[string], TransactionRow>(`${selectTransactions} WHERE t.id = ?`)
  const listChanges = db.prepare<[number], ChangeRow>(
    `SELECT position, document_id, before, after, mutations FROM all_changes
     WHERE seq = ? ORDER BY position`,
  )
  const changesOfSome = db.prepare<[number, string], ChangeRow>(
    `SELECT position, document_id, before, after, mutations FROM all_changes
     WHERE seq = ? AND document_id IN (SELECT value FROM json_each(?)) ORDER BY position`,
  )
  const stateAt = db.prepare<[string, number], { after: string | null }>(
    `SELECT seq, after FROM all_changes WHERE document_id = ? AND seq <= ?
     ORDER BY seq DESC LIMIT 1`,
  )
  const seqAtTime = db.prepare<[string], { seq: number }>(
    'SELECT seq FROM transactions WHERE timestamp <= ? ORDER BY timestamp DESC, seq DESC LIMIT 1',
  )
  const lastState = db.prepare<[string], { after: string | null }>(
    `SELECT seq, after FROM all_changes WHERE document_id = ? AND after IS NOT NULL
     ORDER BY seq DESC LIMIT 1`,
  )
  const newest = db.prepare<[number], TransactionRow>(
    `${selectTransactions} ORDER BY t.seq DESC LIMIT ?`,
  )
  const newestPublic = db.prepare<[number], Pick<TransactionRow, 'seq' | 'id'>>(
    `SELECT seq, id FROM transactions WHERE seq IN (SELECT DISTINCT seq FROM changes
       WHERE document_id NOT GLOB '*.*' ORDER BY seq DESC LIMIT ?) ORDER BY seq DESC`,
  )
  const changedBy = db.prepare<[number], Pick<ChangeRow, 'document_id'>>(
    'SELECT position, document_id FROM all_changes WHERE seq = ? ORDER BY position',
  )
  const kindsOf = db.prepare<[number], { id: string; kind: 'create' | 'patch' | 'delete' }>(
    `SELECT position, document_id AS id,
       CASE WHEN after IS NULL THEN 'delete' WHEN before IS NULL THEN 'create' ELSE 'patch' END
         AS kind
     FROM all_changes WHERE seq = ? ORDER BY position`,
  )
  const listDocumentIds = (seq: number) => changedBy.all(seq).map((row) => row.document_id)
  const getSeq = (id: string | undefined) => (id === undefined ? undefined : byId.get(id)?.seq)
  const documentAt = (id: string, seq: number) => {
    const state = stateAt.get(id, seq)?.after
    return state == null ? undefined : parseDocument(state)
  }

  return {
    transaction(id: string): Transaction | undefined {
      const row = byId.get(id)
      return row && toTransaction(row, listChanges.all(row.seq))
    },

    /** Transactions that changed any of the documents, with the changes of these documents only. */
    transactions(range: Range & { readonly documentIds: readonly string[] }): Transaction[] {
      const { documentIds, fromTransaction, toTransaction: to, reverse, limit } = range
      const ids = JSON.stringify(documentIds)
      const rows = db
        .prepare<[string, number, number, number], TransactionRow>(
          `${selectTransactions} WHERE t.seq IN
             (SELECT seq FROM all_changes WHERE document_id IN (SELECT value FROM json_each(?)))
           AND t.seq BETWEEN ? AND ? ORDER BY t.seq ${reverse ? 'DESC' : 'ASC'} LIMIT ?`,
        )
        .all(ids, getSeq(fromTransaction) ?? 0, getSeq(to) ?? Number.MAX_SAFE_INTEGER, limit)
      return rows.map((row) => toTransaction(row, changesOfSome.all(row.seq, ids)))
    },

    /**
     * Transactions of all documents, with the kinds of their changes. It reads no contents, so
     * thousands of them cost little.
     * @param range times in ISO 8601, UTC
     */
    outlines(range: Range & Partial<Record<'fromTime' | 'toTime', string | undefined>>) {
      const { fromTime, toTime, fromTransaction, toTransaction, reverse, limit } = range
      const rows = db
        .prepare<[string, string, number, number, number], Omit<TransactionRow, 'results'>>(
          `SELECT seq, id, author, timestamp FROM transactions
           WHERE timestamp BETWEEN ? AND ? AND seq BETWEEN ? AND ?
           ORDER BY seq ${reverse ? 'DESC' : 'ASC'} LIMIT ?`,
        )
        .all(
          ...([fromTime ?? '', toTime ?? LAST_TIME] as const),
          ...([
            getSeq(fromTransaction) ?? 0,
            getSeq(toTransaction) ?? Number.MAX_SAFE_INTEGER,
          ] as const),
          limit,
        )
      return rows.map(({ seq, ...transaction }) => ({ ...transaction, changes: kindsOf.all(seq) }))
    },

    /** The newest transactions, oldest first. */
    recent: (limit: number): readonly StoredOutline[] =>
      newest
        .all(limit)
        .reverse()
        .map(({ seq, id, results }, index, rows) => {
          const documentIds = listDocumentIds(seq)
          const isNext = index === 0 || rows[index - 1]?.seq === seq - 1
          return {
            id,
            documentIds,
            isComplete: isNext && hasAll(readResults(results), documentIds),
          }
        }),
    /** The newest transactions with public documents, oldest first, without private documents. */
    recentPublic: (limit: number): readonly TransactionOutline[] =>
      newestPublic
        .all(limit)
        .reverse()
        .map(({ seq, id }) => ({ id, documentIds: listDocumentIds(seq).filter(isPublicId) })),

    events: createDocumentEvents(db),

    /** The document after the transaction, also if the transaction did not change it. */
    documentAtRevision(id: string, transactionId: string) {
      const seq = getSeq(transactionId)
      return seq === undefined ? undefined : documentAt(id, seq)
    },
    /** @param time ISO 8601, UTC */
    documentAtTime(id: string, time: string) {
      const seq = seqAtTime.get(time)?.seq
      return seq === undefined ? undefined : documentAt(id, seq)
    },
    /** The newest state in which the document existed. */
    lastRevision(id: string) {
      const state = lastState.get(id)?.after
      return state == null ? undefined : parseDocument(state)
    },
  }
}

/** Erasing a private document clears the results of its transactions; pruning changes does not. */
const hasAll = (results: readonly MutationResult[], documentIds: readonly string[]) =>
  results.length > 0 &&
  results.every(({ id, operation }) => operation === 'none' || documentIds.includes(id))

function readResults(results: string): readonly MutationResult[] {
  return resultsSchema.parse(JSON.parse(results))
}

function toTransaction(row: TransactionRow, changes: readonly ChangeRow[]): Transaction {
  const { id, author, timestamp } = row
  return {
    id,
    author,
    timestamp,
    results: readResults(row.results),
    changes: changes.map(toChange),
  }
}

function toChange(row: ChangeRow): DocumentChange {
  return {
    id: row.document_id,
    before: row.before === null ? null : parseDocument(row.before),
    after: row.after === null ? null : parseDocument(row.after),
    mutations: mutationsSchema.parse(JSON.parse(row.mutations)),
  }
}
