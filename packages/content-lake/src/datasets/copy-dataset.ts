import { mkdirSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { linkOrCopy, syncFolder } from '../store/data-folder'
import { openDatabase } from '../store/database'
import { createDocumentStore } from '../store/sqlite-document-store'
import type { LakeDocument, Log } from '../types'

interface DatasetCopy {
  /** All documents of the copied dataset. */
  readonly documents: readonly LakeDocument[]
  /** Its folder. */
  readonly source: string
  /** An empty folder. */
  readonly target: string
  /** Of the transactions that create the documents. */
  readonly author: string
  readonly timestamp: string
  readonly newId: () => string
  readonly log: Log
}

const DOCUMENTS_PER_TRANSACTION = 200

/**
 * Copies the documents of a dataset as new ones, without their history, and its assets. The lake serves
 * no other request meanwhile, so that nothing changes.
 * @throws Error of SQLite or Node when the copy cannot be written
 */
export function copyDataset(copy: DatasetCopy): void {
  const { documents, source, target, author, timestamp, newId, log } = copy
  const db = openDatabase(target, log)
  try {
    const store = createDocumentStore(db, log)
    for (let start = 0; start < documents.length; start += DOCUMENTS_PER_TRANSACTION) {
      const id = newId()
      const changes = documents.slice(start, start + DOCUMENTS_PER_TRANSACTION).map((document) => {
        const after = { ...document, _rev: id }
        return { id: after._id, before: null, after, mutations: [{ createOrReplace: after }] }
      })
      store.commit({ id, author, timestamp, changes })
    }
  } finally {
    db.close()
  }
  for (const folder of ['assets/images', 'assets/files']) {
    const [from, to] = [path.join(source, folder), path.join(target, folder)]
    mkdirSync(to, { recursive: true, mode: 0o700 })
    for (const name of readdirSync(from)) linkOrCopy(path.join(from, name), path.join(to, name))
    syncFolder(to)
  }
  syncFolder(path.join(target, 'assets'))
  syncFolder(target)
}
