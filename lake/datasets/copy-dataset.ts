import { mkdir, readdir } from 'node:fs/promises'
import path from 'node:path'
import { setImmediate } from 'node:timers/promises'
import type { Database } from 'better-sqlite3'
import { linkOrCopy, syncFolder } from '../store/data-folder'
import { DATABASE_FILE, openDatabase } from '../store/database'
import { createDocumentStore } from '../store/sqlite-document-store'
import type { LakeDocument, Log } from '../types'
import { clearProjectTables } from './dataset-tables'

interface DatasetCopy {
  /** Folder of the copied dataset. */
  readonly source: string
  /** An empty folder, or one with an empty database. */
  readonly target: string
  /** Receives 0 to 1. */
  readonly onProgress: (share: number) => void
  readonly log: Log
}

/** Pages of 4 KB. Copying them takes some milliseconds; other requests run in between. */
const PAGES_PER_STEP = 64
/** Documents of one transaction of a copy without history. */
const DOCUMENTS_PER_STEP = 200

/**
 * Copies a dataset with its history while it is in use: the state when the last page is copied.
 * @param db the open database of the source
 * @throws Error of SQLite or Node when the copy cannot be written
 */
export async function copyWithHistory(
  db: Database,
  { source, target, onProgress, log }: DatasetCopy,
): Promise<void> {
  await db.backup(path.join(target, DATABASE_FILE), {
    progress({ totalPages, remainingPages }) {
      onProgress(1 - remainingPages / Math.max(1, totalPages))
      return PAGES_PER_STEP
    },
  })
  const copy = openDatabase(target, log, { copiesBeforeUpgrade: false })
  try {
    clearProjectTables(copy)
  } finally {
    copy.close()
  }
  await linkAssets(source, target)
}

/**
 * Copies the documents of a dataset as new ones, without their history.
 * @param documents all documents of the source
 * @param stamp of the transactions that create the documents
 */
export async function copyDocuments(
  documents: readonly LakeDocument[],
  stamp: { readonly author: string; readonly timestamp: string; readonly newId: () => string },
  { source, target, onProgress, log }: DatasetCopy,
): Promise<void> {
  const { author, timestamp, newId } = stamp
  const copy = openDatabase(target, log)
  try {
    const store = createDocumentStore(copy, log)
    for (let start = 0; start < documents.length; start += DOCUMENTS_PER_STEP) {
      const id = newId()
      const changes = documents.slice(start, start + DOCUMENTS_PER_STEP).map((document) => {
        const after = { ...document, _rev: id }
        return { id: after._id, before: null, after, mutations: [{ createOrReplace: after }] }
      })
      store.commit({ id, author, timestamp, changes })
      onProgress(start / documents.length)
      await setImmediate()
    }
  } finally {
    copy.close()
  }
  await linkAssets(source, target)
}

async function linkAssets(source: string, target: string): Promise<void> {
  for (const kind of ['images', 'files']) {
    const [from, to] = [source, target].map((dir) => path.join(dir, 'assets', kind))
    if (from === undefined || to === undefined) continue
    await mkdir(to, { recursive: true, mode: 0o700 })
    for (const name of await readdir(from)) {
      await linkOrCopy(path.join(from, name), path.join(to, name))
    }
    syncFolder(to)
  }
  syncFolder(path.join(target, 'assets'))
  syncFolder(target)
}
