import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs'
import path from 'node:path'
import Sqlite, { type Database } from 'better-sqlite3'

interface Options {
  /** A folder for this database alone. */
  dir: string
  file: string
  /** Schema steps, in order. A released step never changes; new ones go to the end. */
  migrations: readonly string[]
  /** How long to wait for another process that writes. */
  busyMs: number
  /** `FULL`: writes survive a power failure. `NORMAL`: all but the last ones. */
  synchronous: 'FULL' | 'NORMAL'
  /** Overwrites deleted content. */
  secureDelete?: boolean
}

/**
 * Opens a database of the site's server; creates and migrates it if necessary. Several processes may
 * share it, because it uses a write-ahead log. Only the owner may read folder and files.
 * @throws Error when the folder is not writable, the disk is full, or a newer version wrote the file
 */
export function openSiteDatabase(options: Options): Database {
  const { dir, file, migrations, busyMs, synchronous, secureDelete = false } = options
  mkdirSync(dir, { recursive: true, mode: 0o700 })
  chmodSync(dir, 0o700)
  const filePath = path.join(dir, file)
  // SQLite gives its other files the permissions of this one.
  closeSync(openSync(filePath, 'a', 0o600))
  const db = new Sqlite(filePath, { timeout: busyMs })
  try {
    db.pragma('journal_mode = WAL')
    db.pragma(`synchronous = ${synchronous}`)
    if (secureDelete) db.pragma('secure_delete = ON')
    migrate(db, file, migrations)
  } catch (error) {
    db.close()
    throw error
  }
  return db
}

function migrate(db: Database, file: string, migrations: readonly string[]): void {
  db.transaction(() => {
    const version = Number(db.pragma('user_version', { simple: true }))
    if (version > migrations.length) {
      throw new Error(
        `${file} was written by a newer version (schema ${version}, known ${migrations.length}).`,
      )
    }
    for (const step of migrations.slice(version)) db.exec(step)
    db.pragma(`user_version = ${migrations.length}`)
  }).immediate()
}
