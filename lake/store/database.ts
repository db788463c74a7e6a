import { mkdirSync } from 'node:fs'
import path from 'node:path'
import Sqlite, { type Database } from 'better-sqlite3'
import { accountTables } from '../accounts/tables'
import { documentTables, privateTables } from './tables'

/** Steps of the schema, in order. A released step never changes; a new one is added at the end. */
const migrations: readonly string[] = [documentTables, accountTables, privateTables]

/** Another process has the lake's folder open. */
export class FolderInUseError extends Error {
  constructor(dir: string) {
    super(`Another process is using the data folder ${dir}. Stop it first.`)
  }
}

/**
 * Opens the lake's database, creating it or bringing it up to date.
 * Write-ahead log with full sync: what was answered with success survives the loss of power.
 * What is deleted is overwritten; see `private-tables.ts`.
 * The file is locked for this process alone for as long as it is open; the lock is the operating
 * system's, so it vanishes with the process however that ends.
 * @param dir folder of the lake, made when missing, for the owner only
 * @throws FolderInUseError; Error when the file was written by a newer version
 */
export function openDatabase(dir: string): Database {
  mkdirSync(dir, { recursive: true, mode: 0o700 })
  const db = new Sqlite(path.join(dir, 'lake.sqlite'), { timeout: 1000 })
  try {
    db.pragma('locking_mode = EXCLUSIVE')
    db.pragma('journal_mode = WAL')
    db.pragma('synchronous = FULL')
    db.pragma('foreign_keys = ON')
    db.pragma('secure_delete = ON')
    // What a migration moved must not stay in the pages it left.
    if (migrate(db)) db.exec('VACUUM')
    emptyLog(db)
  } catch (error) {
    db.close()
    if (error instanceof Sqlite.SqliteError && error.code.startsWith('SQLITE_BUSY')) {
      throw new FolderInUseError(dir)
    }
    throw error
  }
  return db
}

/** Moves everything from the write-ahead log into the database and cuts the log to nothing. */
export function emptyLog(db: Database): void {
  db.pragma('wal_checkpoint(TRUNCATE)')
}

/** @returns whether anything had to be done */
function migrate(db: Database): boolean {
  const migration = db.transaction(() => {
    const version = Number(db.pragma('user_version', { simple: true }))
    if (version > migrations.length) {
      throw new Error(
        `This data folder was written by a newer version (schema ${version}, known ${migrations.length}).`,
      )
    }
    for (const step of migrations.slice(version)) db.exec(step)
    db.pragma(`user_version = ${migrations.length}`)
    return version < migrations.length
  })
  return migration.immediate()
}
