import type { Database } from 'better-sqlite3'
import { z } from 'zod'
import { openOwnDatabase } from '../own-database.server'

/** Steps of the schema, in order. A released step never changes; a new one is added at the end. */
const migrations: readonly string[] = [
  `
  CREATE TABLE requests (
    key            TEXT PRIMARY KEY,
    fingerprint    TEXT NOT NULL,
    content        TEXT,             -- JSON; erased once it is stored in the dataset and mailed
    received_at    INTEGER NOT NULL, -- when this content came
    change         INTEGER NOT NULL, -- grows with whatever the document should show
    content_change INTEGER NOT NULL, -- the change that brought the present content
    stored_change  INTEGER NOT NULL DEFAULT 0, -- what the document shows; 0: there is none yet
    store_attempts INTEGER NOT NULL DEFAULT 0,
    store_at       INTEGER,          -- the next try; NULL: the document shows everything
    mail_at        INTEGER,          -- the next try; NULL: sent
    mail_attempts  INTEGER NOT NULL DEFAULT 0,
    mail_tried_at  INTEGER,
    mail_error     TEXT,
    mail_sent_at   INTEGER,
    mail_channel   TEXT
  ) STRICT;
  CREATE INDEX requests_to_store ON requests (store_at) WHERE store_at IS NOT NULL;
  CREATE INDEX requests_to_mail ON requests (mail_at) WHERE mail_at IS NOT NULL;
  CREATE TABLE spent_challenges (id TEXT PRIMARY KEY, expires_at INTEGER NOT NULL) STRICT;
  `,
  // See erasure-memory.server.ts.
  `
  CREATE TABLE dataset_mark (id TEXT NOT NULL, mark TEXT) STRICT;
  INSERT INTO dataset_mark (id) VALUES (lower(hex(randomblob(16))));
  CREATE TABLE known_names (name TEXT PRIMARY KEY, at INTEGER NOT NULL) STRICT;
  `,
]

/** Another process, or a copy of the site that is being replaced, may be writing. */
const BUSY_MS = 5_000

/**
 * Opens the journal's database, creating it or bringing it up to date. Write-ahead log with full
 * sync: what was answered with success survives a kill and the loss of power. What is erased is
 * overwritten. Folder and files are for the owner only.
 * @throws Error when the folder cannot be written, the disk is full, or a newer version wrote it
 */
export function openJournalDatabase(dir: string): Database {
  return openOwnDatabase({
    dir,
    file: 'requests.db',
    migrations,
    busyMs: BUSY_MS,
    synchronous: 'FULL',
    secureDelete: true,
  })
}

/** Sees to it that what was overwritten in the file is not left in its log. */
export interface LogKeeper {
  /** Copies the log into the file and empties it, or leaves that for later: somebody is reading. */
  empty: () => void
  /** Empties it if it was left for later. */
  retry: () => void
}

const checkpointShape = z.tuple([z.object({ busy: z.number() })])

export function logKeeper(db: Database): LogKeeper {
  // An earlier process may have been killed before it could.
  let isLeft = true
  const empty = () => {
    // A backup may read for minutes, and nobody else would be served while this waits for its end.
    db.pragma('busy_timeout = 0')
    try {
      const [{ busy }] = checkpointShape.parse(db.pragma('wal_checkpoint(TRUNCATE)'))
      isLeft = busy !== 0
    } finally {
      db.pragma(`busy_timeout = ${BUSY_MS}`)
    }
  }
  return {
    empty,
    retry: () => {
      if (isLeft) empty()
    },
  }
}
