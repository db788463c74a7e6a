/**
 * The current documents, and all transactions. A change stores the document before and after it, so
 * that reading an old revision needs no replay.
 */
export const documentTables = `
CREATE TABLE documents (
  id TEXT PRIMARY KEY,
  body TEXT NOT NULL
) WITHOUT ROWID;

CREATE TABLE transactions (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  author TEXT NOT NULL,
  timestamp TEXT NOT NULL,
  results TEXT NOT NULL
);

CREATE TABLE changes (
  seq INTEGER NOT NULL REFERENCES transactions (seq) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  document_id TEXT NOT NULL,
  before TEXT,
  after TEXT,
  mutations TEXT NOT NULL,
  PRIMARY KEY (seq, position)
) WITHOUT ROWID;

CREATE INDEX changes_by_document ON changes (document_id, seq);
`

/** SQL condition: an id belongs to a private document, or to its draft or version. */
const ofPrivateDocument = (id: string) => `(${id} GLOB 'drafts.*.*' OR ${id} GLOB 'versions.*.*.*'
  OR (${id} GLOB '*.*' AND NOT ${id} GLOB 'drafts.*' AND NOT ${id} GLOB 'versions.*.*'))`

/**
 * Separate tables for private documents: an erasure rewrites only these. They have no foreign keys,
 * because SQLite clears such tables page by page, not row by row. The migration also erases private
 * documents that were deleted before.
 */
export const privateTables = `
CREATE TABLE private_documents (
  id TEXT PRIMARY KEY,
  body TEXT NOT NULL
) WITHOUT ROWID;

CREATE TABLE private_changes (
  seq INTEGER NOT NULL,
  position INTEGER NOT NULL,
  document_id TEXT NOT NULL,
  before TEXT,
  after TEXT,
  mutations TEXT NOT NULL,
  PRIMARY KEY (seq, position)
) WITHOUT ROWID;

CREATE INDEX private_changes_by_document ON private_changes (document_id, seq);

CREATE TABLE private_results (
  seq INTEGER PRIMARY KEY,
  results TEXT NOT NULL
);

CREATE VIEW all_changes AS SELECT * FROM changes UNION ALL SELECT * FROM private_changes;

INSERT INTO private_documents SELECT * FROM documents WHERE ${ofPrivateDocument('id')};
INSERT INTO private_changes SELECT * FROM changes
  WHERE document_id IN (SELECT id FROM private_documents) ORDER BY seq, position;
UPDATE transactions SET results = '[]'
  WHERE seq IN (SELECT seq FROM changes WHERE ${ofPrivateDocument('document_id')});
DELETE FROM changes WHERE ${ofPrivateDocument('document_id')};
DELETE FROM documents WHERE ${ofPrivateDocument('id')};
`

/**
 * For the history: changes that created or deleted a document, which are few among thousands of edits,
 * and transactions by time.
 */
export const historyIndexes = `
CREATE INDEX turning_points ON changes (document_id, seq) WHERE before IS NULL OR after IS NULL;
CREATE INDEX private_turning_points ON private_changes (document_id, seq)
  WHERE before IS NULL OR after IS NULL;
CREATE INDEX transactions_by_time ON transactions (timestamp);
`

/**
 * Aliases of datasets existed in schemas 5 to 9, webhooks in 7 to 9. The secrets of webhooks must not
 * stay on disk.
 */
export const removedTables = `
DROP TABLE IF EXISTS dataset_aliases;
DROP TABLE IF EXISTS webhook_attempts;
DROP TABLE IF EXISTS webhook_messages;
DROP TABLE IF EXISTS webhooks;
`
