/**
 * Documents as they are now, and every transaction that led there. A change keeps the document
 * before and after it, so that old revisions, review of changes and restore need no replay.
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

/** SQL that tells whether an id is that of a private document, or of its draft or version. */
const ofPrivateDocument = (id: string) => `(${id} GLOB 'drafts.*.*' OR ${id} GLOB 'versions.*.*.*'
  OR (${id} GLOB '*.*' AND NOT ${id} GLOB 'drafts.*' AND NOT ${id} GLOB 'versions.*.*'))`

/**
 * Private documents apart from the others, so that these tables alone are written anew when one of
 * them is erased. They have no foreign keys: SQLite clears such tables page by page, not row by row.
 * What was deleted before these tables existed is erased now.
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
 * For the history: changes that made or ended a document, which are few among thousands of edits, and
 * transactions by their time.
 */
export const historyIndexes = `
CREATE INDEX turning_points ON changes (document_id, seq) WHERE before IS NULL OR after IS NULL;
CREATE INDEX private_turning_points ON private_changes (document_id, seq)
  WHERE before IS NULL OR after IS NULL;
CREATE INDEX transactions_by_time ON transactions (timestamp);
`
