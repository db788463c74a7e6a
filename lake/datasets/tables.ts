/**
 * The datasets of the project and their aliases. Only the database in the lake's folder uses these
 * tables. `folder` is relative to that folder; empty for the dataset that shares its database.
 * `dataset` is null while an alias is not linked.
 */
export const datasetTables = `
  CREATE TABLE datasets (
    name TEXT PRIMARY KEY,
    folder TEXT NOT NULL UNIQUE,
    acl_mode TEXT NOT NULL CHECK (acl_mode IN ('public', 'private')),
    created_at TEXT NOT NULL,
    created_by TEXT
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE dataset_aliases (
    name TEXT PRIMARY KEY,
    dataset TEXT REFERENCES datasets (name) ON DELETE SET NULL
  ) STRICT, WITHOUT ROWID;
`
