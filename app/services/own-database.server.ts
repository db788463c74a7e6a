import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs'
import path from 'node:path'
import Sqlite, { type Database } from 'better-sqlite3'

interface Options {
  /** A folder for it alone. */
  dir: string
  file: string
  /** Steps of the schema, in order. A released step never changes; a new one is added at the end. */
  migrations: readonly string[]
  /** How long to wait for another process that is writing. */
  busyMs: number
  /** `FULL`: what was written survives the loss of power. `NORMAL`: all but the last moments. */
  synchronous: 'FULL' | 'NORMAL'
  /** Overwrites what is erased. */
  secureDelete?: boolean
}

/**
 * Opens a database of the site's own server, creating it or bringing it up to date. With a
 * write-ahead log, so that several processes can share it. Folder and files are for the owner only.
 * @throws Error when the folder cannot be written, the disk is full, or a newer version wrote it
 */
export function openOwnDatabase(options: Options): Database {
  const { dir, file, migrations, busyMs, synchronous, secureDelete = false } = options
  mkdirSync(dir, { recursive: true, mode: 0o700 })
  chmodSync(dir, 0o700)
  const whole = path.join(dir, file)
  // SQLite gives its other files the rights of this one.
  closeSync(openSync(whole, 'a', 0o600))
  const db = new Sqlite(whole, { timeout: busyMs })
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
