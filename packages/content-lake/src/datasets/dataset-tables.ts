import type { Database } from 'better-sqlite3'
import { z } from 'zod'

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

/**
 * Tables of the project. Every database has them, since all have one schema; only the one in the
 * lake's folder uses them. All other tables belong to a dataset.
 */
const projectTables: readonly string[] = [
  'pending_sign_ins',
  'recovery_codes',
  'second_factors',
  'known_devices',
  'sign_ins',
  'sessions',
  'users',
  'api_tokens',
  'key_values',
  'datasets',
]

const namesSchema = z.array(z.string())

/** Deletes a dataset from a database that also holds the project, and overwrites its pages. */
export function clearDatasetTables(db: Database): void {
  const names = namesSchema.parse(
    db
      .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
      .pluck()
      .all(),
  )
  db.transaction(() => {
    for (const table of names.filter((name) => !projectTables.includes(name))) {
      db.exec(`DELETE FROM "${table}"`)
    }
  }).immediate()
  db.exec('VACUUM')
  db.pragma('wal_checkpoint(TRUNCATE)')
}
