import { existsSync, mkdirSync, statSync } from 'node:fs'
import path from 'node:path'
import Sqlite, { type Database } from 'better-sqlite3'
import { z } from 'zod'
import { accountTables } from '../accounts/tables'
import type { Log } from '../context'
import { DamagedDatabaseError, isDamage } from './damage'
import { documentTables, historyIndexes, privateTables } from './tables'

/** Name of the database in the lake's folder. */
export const DATABASE_FILE = 'lake.sqlite'

/** Steps of the schema, in order. A released step never changes; a new one is added at the end. */
const migrations: readonly string[] = [documentTables, accountTables, privateTables, historyIndexes]

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
 * Every page is looked at first: a damaged database is refused, not written on.
 * @param dir folder of the lake, made when missing, for the owner only
 * @param log is told what had to be recovered
 * @throws FolderInUseError; DamagedDatabaseError; Error when the file was written by a newer version
 */
export function openDatabase(dir: string, log: Log = () => undefined): Database {
  mkdirSync(dir, { recursive: true, mode: 0o700 })
  const file = path.join(dir, DATABASE_FILE)
  const logBytes = sizeOf(`${file}-wal`)
  const db = new Sqlite(file, { timeout: 1000 })
  try {
    db.pragma('locking_mode = EXCLUSIVE')
    db.pragma('journal_mode = WAL')
    requireWhole(db, dir)
    reportRecovery(db, logBytes, log)
    db.pragma('synchronous = FULL')
    db.pragma('foreign_keys = ON')
    db.pragma('secure_delete = ON')
    // What a migration moved must not stay in the pages it left.
    if (migrate(db)) db.exec('VACUUM')
    emptyLog(db)
  } catch (error) {
    db.close()
    if (isBusy(error)) throw new FolderInUseError(dir)
    if (isDamage(error)) throw new DamagedDatabaseError(dir, error.message)
    throw error
  }
  return db
}

/**
 * Keeps other processes from a lake's folder without reading what is in it, which may be damaged.
 * @param dir folder of a lake; one that is not there needs no claim
 * @returns a function that gives it free, which may be called again
 * @throws FolderInUseError
 */
export function claimFolder(dir: string): () => void {
  const file = path.join(dir, DATABASE_FILE)
  if (!existsSync(file)) return () => undefined
  const db = new Sqlite(file, { timeout: 1000 })
  try {
    db.pragma('locking_mode = EXCLUSIVE')
    db.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    // A database too damaged to be locked is no lake's: that one would hold the lock.
    if (isBusy(error)) {
      db.close()
      throw new FolderInUseError(dir)
    }
  }
  return () => void db.close()
}

const isBusy = (error: unknown) =>
  error instanceof Sqlite.SqliteError && error.code.startsWith('SQLITE_BUSY')

/** Moves everything from the write-ahead log into the database and cuts the log to nothing. */
export function emptyLog(db: Database): void {
  db.pragma('wal_checkpoint(TRUNCATE)')
}

/** @throws DamagedDatabaseError naming the first fault */
function requireWhole(db: Database, dir: string): void {
  const verdict = z.string().parse(db.pragma('quick_check(1)', { simple: true }))
  if (verdict !== 'ok') throw new DamagedDatabaseError(dir, verdict.replaceAll(/\s+/g, ' '))
}

const walHeaderBytes = 32
const frameHeaderBytes = 24
const checkpointRow = z.tuple([z.object({ log: z.number() })])

/**
 * A log that was left behind means that the process did not end by itself. SQLite takes from it what
 * was committed, up to the first frame that is not whole: what comes after was never answered.
 */
function reportRecovery(db: Database, logBytes: number, log: Log): void {
  if (logBytes === 0) return
  const [{ log: frames }] = checkpointRow.parse(db.pragma('wal_checkpoint(PASSIVE)'))
  const pageBytes = Number(db.pragma('page_size', { simple: true }))
  const usedBytes = frames === 0 ? 0 : walHeaderBytes + frames * (frameHeaderBytes + pageBytes)
  log('recovered the database: the lake had not been stopped', {
    committedPages: frames,
    discardedBytes: Math.max(0, logBytes - usedBytes),
  })
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0
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
