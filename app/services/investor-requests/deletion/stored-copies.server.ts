import { existsSync } from 'node:fs'
import path from 'node:path'
import { createOutbox } from '../outbox/outbox.server'
import { openOutboxDatabase } from '../outbox/outbox-database.server'
import type { OutboxContent } from '../outbox/stored-request.server'
import { type OutboxRecord, outboxTable } from '../outbox/outbox-table.server'
import { documentId } from '../outbox/request-document.server'
import { createTombstones, type Tombstones } from './tombstones.server'

/** An entry of the outbox, without content once it is stored and mailed. */
export interface StoredCopy {
  /** Of its document. */
  documentId: string
  record: OutboxRecord
  request: OutboxContent | undefined
}

/** The outbox of a data folder, for commands. The site may run meanwhile. */
export interface StoredCopies {
  list: () => readonly StoredCopy[]
  /** Removes a request from the file, unless it has other content by now. */
  remove: (copy: StoredCopy) => void
  tombstones: Tombstones
  close: () => void
}

/**
 * @param dir as `env().requests.dir`
 * @throws Error when the outbox is not readable, or a newer version wrote it
 */
export function openStoredCopies(dir: string): StoredCopies {
  const db = openOutboxDatabase(dir)
  const table = outboxTable(db)
  const outbox = createOutbox({ db, mailAfterMs: 0 })
  return {
    list: () =>
      outbox.records().map((record) => ({
        documentId: documentId(record.key),
        record,
        request: table.find(record.key)?.request,
      })),
    remove: ({ record }) => outbox.remove(record),
    tombstones: createTombstones(db),
    close: () => void db.close(),
  }
}

/** Whether the folder has an outbox. */
export const hasStoredCopies = (dir: string): boolean => existsSync(path.join(dir, 'requests.db'))
