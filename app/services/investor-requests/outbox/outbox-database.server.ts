import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs'
import path from 'node:path'
import Sqlite, { type Database } from 'better-sqlite3'
import { z } from 'zod'

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
  // Tables of deletion-log.server.ts.
  `
  CREATE TABLE dataset_mark (id TEXT NOT NULL, mark TEXT) STRICT;
  INSERT INTO dataset_mark (id) VALUES (lower(hex(randomblob(16))));
  CREATE TABLE known_names (name TEXT PRIMARY KEY, at INTEGER NOT NULL) STRICT;
  `,
  // Its tombstones.
  `
  CREATE TABLE erased_documents (id TEXT PRIMARY KEY, at INTEGER NOT NULL) STRICT;
  `,
  // The table of issue-table.server.ts, and the issue that an e-mail belongs to.
  `
  CREATE TABLE issues (
    id          TEXT PRIMARY KEY,
    mail        TEXT NOT NULL,    -- JSON; the e-mail as it was when the issue was published
    started_at  INTEGER NOT NULL,
    claimed_at  INTEGER NOT NULL DEFAULT 0, -- when its last e-mail was about to go out
    interval_ms INTEGER NOT NULL, -- the least time between two e-mails
    total       INTEGER NOT NULL,
    sent        INTEGER NOT NULL DEFAULT 0,
    rejected    INTEGER NOT NULL DEFAULT 0,
    is_shown    INTEGER NOT NULL DEFAULT 0 -- whether the dataset has these numbers
  ) STRICT;
  ALTER TABLE requests ADD COLUMN issue TEXT; -- the id of the issue; NULL for everything else
  CREATE INDEX requests_of_issues ON requests (issue) WHERE issue IS NOT NULL;
  `,
]

/** How long to wait for another process that writes. */
const BUSY_MS = 5_000

/** Name of the file in the folder of the outbox. */
export const OUTBOX_FILE = 'requests.db'

/**
 * Opens the database of the outbox; creates and migrates it if necessary. Several processes may share
 * it, because it uses a write-ahead log. With full sync, confirmed requests survive a kill and a power
 * failure. SQLite overwrites deleted content. Only the owner may read folder and files.
 * @param dir a folder for this database alone
 * @throws Error when the folder cannot be written, the disk is full, or a newer version wrote it
 */
export function openOutboxDatabase(dir: string): Database {
  mkdirSync(dir, { recursive: true, mode: 0o700 })
  chmodSync(dir, 0o700)
  const file = path.join(dir, OUTBOX_FILE)
  // SQLite gives its other files the permissions of this one.
  closeSync(openSync(file, 'a', 0o600))
  const db = new Sqlite(file, { timeout: BUSY_MS })
  try {
    db.pragma('journal_mode = WAL')
    db.pragma('synchronous = FULL')
    db.pragma('secure_delete = ON')
    migrate(db)
  } catch (error) {
    db.close()
    throw error
  }
  return db
}

function migrate(db: Database): void {
  db.transaction(() => {
    const version = Number(db.pragma('user_version', { simple: true }))
    if (version > migrations.length) {
      throw new Error(
        `${OUTBOX_FILE} was written by a newer version (schema ${version}, known ${migrations.length}).`,
      )
    }
    for (const step of migrations.slice(version)) db.exec(step)
    db.pragma(`user_version = ${migrations.length}`)
  }).immediate()
}

const checkpointShape = z.tuple([z.object({ busy: z.number() })])

/** Removes deleted content from the write-ahead log. */
export function createWalTruncation(db: Database) {
  // An earlier process may have died before it truncated the log.
  let isPending = true
  const truncate = () => {
    // A backup may read for minutes, and waiting would block the whole process.
    db.pragma('busy_timeout = 0')
    try {
      const [{ busy }] = checkpointShape.parse(db.pragma('wal_checkpoint(TRUNCATE)'))
      isPending = busy !== 0
    } finally {
      db.pragma(`busy_timeout = ${BUSY_MS}`)
    }
  }
  return {
    /** Truncates the log; while another process reads, it stays for `retry`. */
    truncate,
    /** Truncates the log if an earlier attempt could not. */
    retry: () => {
      if (isPending) truncate()
    },
  }
}
