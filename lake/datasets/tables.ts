/**
 * The datasets of the project. Only the database in the lake's folder uses this table. `folder` is
 * relative to that folder; empty for the dataset that shares its database.
 */
export const datasetTables = `
  CREATE TABLE datasets (
    name TEXT PRIMARY KEY,
    folder TEXT NOT NULL UNIQUE,
    acl_mode TEXT NOT NULL CHECK (acl_mode IN ('public', 'private')),
    created_at TEXT NOT NULL,
    created_by TEXT
  ) STRICT, WITHOUT ROWID;
`
