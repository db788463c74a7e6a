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
