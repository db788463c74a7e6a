import { mkdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { Database } from 'better-sqlite3'
import { listNames, syncToDisk } from './data-folder'

/** In the lake's folder: copies of the database, each made before an upgrade. */
const UPGRADE_FOLDER = 'before-upgrade'

/** The copies contain documents that may have been deleted since. */
const KEEP_DAYS = 30
const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Copies the database durably, so that an operator can go back to the earlier version. Migrations
 * change no other file.
 * @param version schema version of the database
 * @param now stored in the name of the copy
 * @returns the path of the copy
 * @throws Error of SQLite or Node when the copy cannot be written; nothing is changed then
 */
export function copyBeforeUpgrade(db: Database, dir: string, version: number, now: Date): string {
  const folder = path.join(dir, UPGRADE_FOLDER)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const day = now.toISOString().slice(0, 10)
  const copy = path.join(folder, `schema-${version}-${day}.sqlite`)
  const incomplete = `${copy}.new`
  rmSync(incomplete, { force: true })
  db.prepare('VACUUM INTO ?').run(incomplete)
  syncToDisk(incomplete)
  renameSync(incomplete, copy)
  syncToDisk(folder)
  syncToDisk(dir)
  return copy
}

/** Deletes the copies of upgrades that are more than 30 days old. */
export function removeOldCopies(dir: string, now: Date): void {
  const folder = path.join(dir, UPGRADE_FOLDER)
  for (const name of listNames(folder)) {
    const day = /-(\d{4}-\d{2}-\d{2})\.sqlite$/.exec(name)?.[1]
    const isOld = day !== undefined && now.getTime() - Date.parse(day) > KEEP_DAYS * DAY_MS
    if (isOld || name.endsWith('.new')) rmSync(path.join(folder, name), { force: true })
  }
}
