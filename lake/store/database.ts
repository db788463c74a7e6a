import { existsSync, mkdirSync, readdirSync, statSync } from 'node:fs'
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

/** A restore was cut off between its last steps: the lake is there, under another name. */
export class RestoreCutOffError extends Error {
  constructor(dir: string) {
    super(
      `A restore into ${dir} was cut off. What was there before is in ${replacedFolder(dir)}: rename ` +
        'that folder back, or repeat "npm run lake:restore -- <file> --replace".',
    )
  }
}

/** Where a restore keeps what was in a lake's folder until its own is there. */
export const replacedFolder = (dir: string): string => `${dir}.replaced`

/**
 * Opens the lake's database, creating it or bringing it up to date.
 * @param dir folder of the lake, made when missing, for the owner only
 * @param log is told what had to be recovered
 * @throws FolderInUseError; RestoreCutOffError; DamagedDatabaseError; Error when the file was written
 *   by a newer version
 */
export function openDatabase(dir: string, log: Log = () => undefined): Database {
  return open(dir, log, (db) => {
    migrate(db)
    vacuumWhenDue(db)
  })
}

/**
 * Opens the lake's database as it is, perhaps of an older version: for copying it.
 * @param dir folder of the lake
 * @param log is told what had to be recovered
 * @throws FolderInUseError; RestoreCutOffError; DamagedDatabaseError
 */
export function openAsItIs(dir: string, log: Log = () => undefined): Database {
  return open(dir, log, () => undefined)
}

/**
 * Write-ahead log with full sync: what was answered with success survives the loss of power.
 * What is deleted is overwritten; see `private-tables.ts`.
 * The file is locked for this process alone for as long as it is open; the lock is the operating
 * system's, so it vanishes with the process however that ends.
 * Every page is looked at first: a damaged database is refused, not written on.
 */
function open(dir: string, log: Log, prepare: (db: Database) => void): Database {
  makeFolder(dir)
  const file = path.join(dir, DATABASE_FILE)
  const logBytes = sizeOf(`${file}-wal`)
  const inode = inodeOf(file)
  const db = new Sqlite(file, { timeout: 1000 })
  try {
    db.pragma('locking_mode = EXCLUSIVE')
    db.pragma('journal_mode = WAL')
    // While this one waited for the lock, a restore may have put another file in its place.
    if (inode !== undefined && inode !== inodeOf(file)) throw new FolderInUseError(dir)
    requireWhole(db, dir)
    reportRecovery(db, logBytes, log)
    db.pragma('synchronous = FULL')
    db.pragma('foreign_keys = ON')
    db.pragma('secure_delete = ON')
    prepare(db)
    emptyLog(db)
  } catch (error) {
    db.close()
    if (isBusy(error)) throw new FolderInUseError(dir)
    if (isDamage(error)) throw new DamagedDatabaseError(dir, error.message)
    throw error
  }
  return db
}

/** An empty lake in the place of one that a restore moved aside would hide that one. */
function makeFolder(dir: string): void {
  if (existsSync(dir)) return
  if (existsSync(replacedFolder(dir))) throw new RestoreCutOffError(dir)
  mkdirSync(dir, { recursive: true, mode: 0o700 })
}

/**
 * Keeps other processes from a lake's folder without reading what is in it, which may be damaged. An
 * empty database stands for the one that is missing; see `holdsNothing`.
 * @param dir folder of a lake, made when missing
 * @returns a function that gives it free, which may be called again
 * @throws FolderInUseError; RestoreCutOffError
 */
export function claimFolder(dir: string): () => void {
  makeFolder(dir)
  const db = new Sqlite(path.join(dir, DATABASE_FILE), { timeout: 1000 })
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

/**
 * Whether a folder is missing or empty, apart from what a claim makes: a database without a byte, and
 * the journal by which it could go back to that.
 */
export function holdsNothing(dir: string): boolean {
  if (!existsSync(dir)) return true
  const file = path.join(dir, DATABASE_FILE)
  const ofClaim = [DATABASE_FILE, `${DATABASE_FILE}-journal`]
  return sizeOf(file) === 0 && readdirSync(dir).every((name) => ofClaim.includes(name))
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

function inodeOf(file: string): number | undefined {
  return statSync(file, { throwIfNoEntry: false })?.ino
}

function migrate(db: Database): void {
  const migration = db.transaction(() => {
    const version = Number(db.pragma('user_version', { simple: true }))
    if (version > migrations.length) {
      throw new Error(
        `This data folder was written by a newer version (schema ${version}, known ${migrations.length}).`,
      )
    }
    if (version === migrations.length) return
    for (const step of migrations.slice(version)) db.exec(step)
    db.exec('CREATE TABLE IF NOT EXISTS vacuum_due (since_version INTEGER) STRICT')
    db.pragma(`user_version = ${migrations.length}`)
  })
  migration.immediate()
}

/**
 * What a migration moved must not stay in the pages it left. The mark is stored with the migration:
 * a process that ends before its pages are emptied leaves that to the next one.
 */
function vacuumWhenDue(db: Database): void {
  const isDue = db.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'vacuum_due'").get()
  if (isDue === undefined) return
  db.exec('VACUUM')
  db.exec('DROP TABLE vacuum_due')
}
