import type { Database } from 'better-sqlite3'
import type { LakeDocument, Log } from '../context'
import type { DocumentStore, Transaction } from './document-store'
import { MemoryIndex } from './memory-index'

/** The store with what the lake itself needs beyond reading and committing. */
export interface IndexedDocumentStore extends DocumentStore {
  /** Ids of all documents of a type. */
  idsOfType(type: string): ReadonlySet<string>
  /** Ids of the documents that hold a strong reference to this id. */
  referrersOf(id: string): ReadonlySet<string>
}

/**
 * Opens the documents of a database and reads all of them into memory.
 * A commit is durable before anyone can see it: SQLite first, then memory, then the listeners.
 * @throws Error when a stored document is not the JSON it was written as
 */
export function createDocumentStore(db: Database, log: Log): IndexedDocumentStore {
  const index = new MemoryIndex()
  for (const { body } of db.prepare<[], { body: string }>('SELECT body FROM documents').iterate()) {
    index.set(parseDocument(body))
  }
  const listeners = new Set<(transaction: Transaction) => void>()
  const write = transactionWriter(db)

  return {
    get: (id) => index.get(id),
    snapshot: () => index.snapshot(),
    idsOfType: (type) => index.idsOfType(type),
    referrersOf: (id) => index.referrersOf(id),
    commit(transaction) {
      write(transaction)
      for (const { id, after } of transaction.changes) {
        if (after === null) index.delete(id)
        else index.set(after)
      }
      for (const listener of [...listeners]) {
        try {
          listener(transaction)
        } catch (error) {
          // The transaction stands; one broken listener must not keep it from the others.
          log('a commit listener failed', { transaction: transaction.id, error: String(error) })
        }
      }
    },
    onCommit(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

function transactionWriter(db: Database): (transaction: Transaction) => void {
  const addTransaction = db.prepare(
    'INSERT INTO transactions (id, author, timestamp, results) VALUES (?, ?, ?, ?)',
  )
  const addChange = db.prepare(
    'INSERT INTO changes (seq, position, document_id, before, after, mutations) VALUES (?, ?, ?, ?, ?, ?)',
  )
  const putDocument = db.prepare(
    'INSERT INTO documents (id, body) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET body = excluded.body',
  )
  const dropDocument = db.prepare('DELETE FROM documents WHERE id = ?')

  const write = db.transaction(({ id, author, timestamp, changes, results }: Transaction) => {
    const seq = addTransaction.run(id, author, timestamp, JSON.stringify(results ?? []))
    changes.forEach((change, position) => {
      const before = change.before === null ? null : JSON.stringify(change.before)
      const after = change.after === null ? null : JSON.stringify(change.after)
      const mutations = JSON.stringify(change.mutations)
      addChange.run(seq.lastInsertRowid, position, change.id, before, after, mutations)
      if (after === null) dropDocument.run(change.id)
      else putDocument.run(change.id, after)
    })
  })
  return (transaction) => {
    write.immediate(transaction)
  }
}

/** @throws Error when the text is not a document; the record would be damaged */
export function parseDocument(text: string): LakeDocument {
  const value: unknown = JSON.parse(text)
  if (!isLakeDocument(value)) throw new Error('A stored document lacks its system fields.')
  return value
}

const systemFields = ['_id', '_type', '_rev', '_createdAt', '_updatedAt'] as const

function isLakeDocument(value: unknown): value is LakeDocument {
  return (
    typeof value === 'object' &&
    value !== null &&
    systemFields.every((field) => typeof Reflect.get(value, field) === 'string')
  )
}
