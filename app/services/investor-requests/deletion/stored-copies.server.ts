import { existsSync } from 'node:fs'
import path from 'node:path'
import { createDiskJournal } from '../journal/disk-journal.server'
import { openJournalDatabase } from '../journal/journal-database.server'
import type { StoredRequest } from '../journal/journal.server'
import { type JournalRecord, journalTable } from '../journal/journal-table.server'
import { documentId } from '../journal/request-document.server'
import { createErasedDocuments, type ErasedDocuments } from './erased-documents.server'

/** A request of the journal, without content once it is stored and mailed. */
export interface StoredCopy {
  /** Of its document. */
  documentId: string
  record: JournalRecord
  request: StoredRequest | undefined
}

/** The journal of a data folder, for commands. The site may run meanwhile. */
export interface StoredCopies {
  list: () => readonly StoredCopy[]
  /** Removes a request from the file, unless it has other content by now. */
  remove: (copy: StoredCopy) => void
  erased: ErasedDocuments
  close: () => void
}

/**
 * @param dir as `env().requests.dir`
 * @throws Error when the journal is not readable, or a newer version wrote it
 */
export function openStoredCopies(dir: string): StoredCopies {
  const db = openJournalDatabase(dir)
  const table = journalTable(db)
  const journal = createDiskJournal({ db, mailAfterMs: 0 })
  return {
    list: () =>
      journal.records().map((record) => ({
        documentId: documentId(record.key),
        record,
        request: table.find(record.key)?.request,
      })),
    remove: ({ record }) => journal.remove(record),
    erased: createErasedDocuments(db),
    close: () => void db.close(),
  }
}

/** Whether the folder has a journal. */
export const hasStoredCopies = (dir: string): boolean => existsSync(path.join(dir, 'requests.db'))
