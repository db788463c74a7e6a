import { chmodSync, existsSync, statSync } from 'node:fs'
import path from 'node:path'
import Sqlite, { type Database } from 'better-sqlite3'
import { z } from 'zod'
import { accountTables, requestViewerRole, signInSecurity } from '../accounts/tables'
import { datasetTables } from '../datasets/dataset-tables'
import type { Log } from '../types'
import { assetTables } from './asset-deletions'
import { listNames, makeFolder } from './data-folder'
import { DamagedDatabaseError, isDamaged, isDiskFull } from './storage-errors'
import { documentTables, historyIndexes, privateTables, removedTables } from './tables'
import { copyBeforeUpgrade } from './upgrade-copy'

/** Name of the database file in the lake's folder. */
export const DATABASE_FILE = 'lake.sqlite'

/**
 * Schema migrations in order. A released one never changes; new ones go to the end. Their number is
 * the version of a data folder. With a new one, add the folder of the version before to
 * src/testing/fixtures/, which tests open.
 */
const migrations: readonly string[] = [
  documentTables,
  accountTables,
  privateTables,
  historyIndexes,
  datasetTables,
  assetTables,
  // Created tables of webhooks, which `removedTables` drops.
  '',
  requestViewerRole,
  signInSecurity,
  removedTables,
  // Added a column of users that nothing reads any more.
  '',
]

/** Another process has the lake's folder open. */
export class FolderInUseError extends Error {
  constructor(dir: string) {
    super(`Another process is using the data folder ${dir}. Stop it first.`)
  }
}

/** Where a restore moves the earlier content of a lake's folder until it is done. */
export const replacedFolder = (dir: string): string => `${dir}.replaced`

interface OpenOptions {
  readonly clock?: () => Date
  /** Whether to copy the database before a migration; see `copyBeforeUpgrade`. By default true. */
  readonly copiesBeforeUpgrade?: boolean
}

/**
 * Opens the lake's database; creates or migrates it if necessary.
 * - Write-ahead log with full sync: confirmed writes survive a power failure.
 * - Deleted content is overwritten; see `private-tables.ts`.
 * - Only this process can open the file. The operating system holds the lock, so it ends with the
 *   process in any case.
 * - SQLite checks every page first, so that the lake never writes to a damaged database.
 * @param dir the lake's folder, created if missing; only the owner can read the database
 * @param log receives a message after a recovery or a migration
 * @throws FolderInUseError; DamagedDatabaseError; Error as `createFolder`, and for the folder of a
 *   newer version
 */
export function openDatabase(
  dir: string,
  log: Log = () => undefined,
  { clock = () => new Date(), copiesBeforeUpgrade = true }: OpenOptions = {},
): Database {
  createFolder(dir)
  const file = path.join(dir, DATABASE_FILE)
  requireDatabaseOfAssets(dir)
  // SQLite recovers the committed transactions of a killed process from its write-ahead log.
  const isRecovery = (readStats(`${file}-wal`)?.size ?? 0) > 0
  const inode = readStats(file)?.ino
  const db = new Sqlite(file, { timeout: 1000 })
  try {
    // The database contains the keys of second factors. SQLite gives its other files the
    // permissions of this one.
    for (const each of [file, `${file}-wal`]) if (existsSync(each)) chmodSync(each, 0o600)
    db.pragma('locking_mode = EXCLUSIVE')
    db.pragma('journal_mode = WAL')
    // While SQLite waited for the lock, a restore may have replaced the file.
    if (inode !== undefined && inode !== readStats(file)?.ino) throw new FolderInUseError(dir)
    requireIntact(db, dir)
    db.pragma('synchronous = FULL')
    db.pragma('foreign_keys = ON')
    db.pragma('secure_delete = ON')
    const version = readVersion(db)
    if (version > migrations.length) {
      throw new Error(
        `The data folder ${dir} was written by a newer version (schema ${version}; this one knows ` +
          `${migrations.length}). Nothing was changed. Start that version, or restore an older backup.`,
      )
    }
    const isUpgrade = version > 0 && version < migrations.length
    const copy =
      isUpgrade && copiesBeforeUpgrade ? copyBeforeUpgrade(db, dir, version, clock()) : undefined
    migrate(db)
    vacuumWhenDue(db)
    if (isUpgrade) log('upgraded the data folder', { from: version, to: migrations.length, copy })
    truncateLogIfPossible(db, log)
    if (isRecovery) log('recovered the database: the lake had not been stopped')
  } catch (error) {
    db.close()
    if (isBusy(error)) throw new FolderInUseError(dir)
    if (isDamaged(error)) throw new DamagedDatabaseError(dir, error.message)
    throw error
  }
  return db
}

/** @throws Error when an interrupted restore has moved the folder */
function createFolder(dir: string): void {
  if (existsSync(dir)) return
  if (existsSync(replacedFolder(dir))) {
    throw new Error(
      `A restore into ${dir} was interrupted. The earlier content is in ${replacedFolder(dir)}: ` +
        'rename that folder back, or repeat "npm run lake -- restore <file> --replace".',
    )
  }
  makeFolder(dir)
}

/**
 * Locks a lake's folder without reading its content, which may be damaged. Creates an empty database
 * file if there is none; see `isUnusedFolder`.
 * @param dir the lake's folder, created if missing
 * @returns a function that releases the lock; it may be called again
 * @throws FolderInUseError; Error as `createFolder`
 */
export function lockFolder(dir: string): () => void {
  createFolder(dir)
  const db = new Sqlite(path.join(dir, DATABASE_FILE), { timeout: 1000 })
  try {
    db.pragma('locking_mode = EXCLUSIVE')
    db.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    // A database that is too damaged to be locked has no lake either.
    if (isBusy(error)) {
      db.close()
      throw new FolderInUseError(dir)
    }
  }
  return () => void db.close()
}

/** Whether a folder is missing or empty, except for the files that `lockFolder` creates. */
export function isUnusedFolder(dir: string): boolean {
  const lockFiles = [DATABASE_FILE, `${DATABASE_FILE}-journal`]
  return !hasDatabase(dir) && listNames(dir).every((name) => lockFiles.includes(name))
}

const isBusy = (error: unknown) =>
  error instanceof Sqlite.SqliteError && error.code.startsWith('SQLITE_BUSY')

/** @param dir folder of a dataset */
export const hasDatabase = (dir: string): boolean =>
  (readStats(path.join(dir, DATABASE_FILE))?.size ?? 0) > 0

/** Moves the content of the write-ahead log into the database and truncates the log. */
export function truncateLog(db: Database): void {
  db.pragma('wal_checkpoint(TRUNCATE)')
}

/**
 * The write-ahead log of a killed process is readable as it is. Without space to move it into the
 * database the lake starts, and answers reads. Each write fails until there is space.
 */
function truncateLogIfPossible(db: Database, log: Log): void {
  try {
    truncateLog(db)
  } catch (error) {
    if (!isDiskFull(error)) throw error
    log('the disk is full: the lake is read-only until there is space', { error: String(error) })
  }
}

/**
 * The lake creates the folders of assets and datasets after the database. So content beside a missing
 * or empty one means that the database was lost, and a new one would hide that.
 * @throws DamagedDatabaseError
 */
function requireDatabaseOfAssets(dir: string): void {
  if (hasDatabase(dir)) return
  const hasContent = ['assets/images', 'assets/files', 'datasets'].some(
    (name) => listNames(path.join(dir, name)).length > 0,
  )
  if (hasContent) throw new DamagedDatabaseError(dir, `${DATABASE_FILE} is missing or empty`)
}

/** @throws DamagedDatabaseError with the first error found */
function requireIntact(db: Database, dir: string): void {
  const verdict = z.string().parse(db.pragma('quick_check(1)', { simple: true }))
  if (verdict !== 'ok') throw new DamagedDatabaseError(dir, verdict.replaceAll(/\s+/g, ' '))
}

const readStats = (file: string) => statSync(file, { throwIfNoEntry: false })

const readVersion = (db: Database) => Number(db.pragma('user_version', { simple: true }))

function migrate(db: Database): void {
  const migration = db.transaction(() => {
    const version = readVersion(db)
    if (version === migrations.length) return
    for (const step of migrations.slice(version)) db.exec(step)
    db.exec('CREATE TABLE IF NOT EXISTS vacuum_due (since_version INTEGER) STRICT')
    db.pragma(`user_version = ${migrations.length}`)
  })
  migration.immediate()
}

/**
 * Overwrites the pages that a migration has freed. The migration itself marks this as due, so that the
 * next process does it if this one ends too early.
 */
function vacuumWhenDue(db: Database): void {
  const isDue = db.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'vacuum_due'").get()
  if (isDue === undefined) return
  db.exec('VACUUM')
  db.exec('DROP TABLE vacuum_due')
}
