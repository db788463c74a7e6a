import { existsSync } from 'node:fs'
import path from 'node:path'
import { createOutbox } from '../outbox/outbox.server'
import { openOutboxDatabase, OUTBOX_FILE } from '../outbox/outbox-database.server'
import type { OutboxContent } from '../outbox/stored-request.server'
import type { OutboxRecord } from '../outbox/outbox-table.server'
import { documentId } from '../outbox/request-document.server'
import { createDeletionLog } from './deletion-log.server'

/** An entry of the outbox, without content once it is stored and mailed. */
export interface StoredCopy {
  /** Of its document. */
  documentId: string
  record: OutboxRecord
  request: OutboxContent | undefined
}

/**
 * Opens the outbox of a data folder, for commands. The site may run meanwhile.
 * @param dir as `env().requests.dir`
 * @throws Error when the outbox is not readable, or a newer version wrote it
 */
export function openStoredCopies(dir: string) {
  const db = openOutboxDatabase(dir)
  const outbox = createOutbox({ db, mailAfterMs: 0 })
  const deletionLog = createDeletionLog(db)
  return {
    list: (): readonly StoredCopy[] =>
      outbox.records().map((record) => ({
        documentId: documentId(record.key),
        record,
        request: outbox.findContent(record.key),
      })),
    /** Removes a request from the file, unless it has other content by now. */
    remove: ({ record }: StoredCopy) => outbox.remove(record),
    /**
     * Notes erased documents and contents, for a restore of an old backup, and for the deletion
     * worker of the site, which deletes their e-mails.
     * @param names ids of documents and fingerprints of contents
     */
    noteErased: deletionLog.addDeleted,
    listErased: deletionLog.tombstones,
    close: () => void db.close(),
  }
}

/** Whether the folder has an outbox. */
export const hasStoredCopies = (dir: string): boolean => existsSync(path.join(dir, OUTBOX_FILE))
