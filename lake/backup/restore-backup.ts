import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { endAllSessions } from '../accounts/sessions'
import { syncFolder } from '../store/data-folder'
import {
  claimFolder,
  DATABASE_FILE,
  holdsNothing,
  openDatabase,
  replacedFolder,
} from '../store/database'
import { DATABASE_COPY, type Manifest } from './manifest'
import { unpackBackup } from './unpack'

export interface RestoreOptions {
  /** The archive that was made by a backup. */
  readonly file: string
  /** Folder of the lake that gets its content. */
  readonly dir: string
  /** Whether what is in the folder may go. */
  readonly replace: boolean
  /** Told after each file how many bytes have been unpacked so far. */
  readonly onBytes: (unpacked: number) => void
}

/** The folder holds a lake, and nobody said that it may go. */
export class FolderTakenError extends Error {
  constructor(dir: string) {
    super(`${dir} is not empty: add --replace if what is in it may go.`)
  }
}

/** An earlier restore was cut off before it had deleted what it replaced. */
export class LeftOverError extends Error {
  constructor(old: string) {
    super(`${old} is what an earlier restore replaced. Move it away, or delete it, and try again.`)
  }
}

/**
 * Puts a backup in the place of a lake's folder. It is unpacked beside it and checked whole; until
 * then the folder stays as it is, and no lake can be started on it. Nobody stays signed in.
 * @returns what the backup says of itself
 * @throws FolderTakenError, LeftOverError, FolderInUseError, BadBackupError, DamagedDatabaseError; an
 *   Error when the backup is of a newer version, or the disk has no room for both
 */
export async function restoreBackup(options: RestoreOptions): Promise<Manifest> {
  const { file, dir, replace, onBytes } = options
  const fresh = `${dir}.restoring`
  const old = replacedFolder(dir)
  const requireLeave = () => {
    if (!replace && !holdsNothing(dir)) throw new FolderTakenError(dir)
  }
  // An earlier restore was cut off between its last two steps.
  if (!existsSync(dir) && existsSync(old)) await rename(old, dir)
  if (existsSync(old)) throw new LeftOverError(old)
  requireLeave()
  const release = claimFolder(dir)
  try {
    await rm(fresh, { recursive: true, force: true })
    await mkdir(fresh, { recursive: true, mode: 0o700 })
    const manifest = await unpackBackup(file, fresh, onBytes)
    await rename(path.join(fresh, DATABASE_COPY), path.join(fresh, DATABASE_FILE))
    await rm(path.dirname(path.join(fresh, DATABASE_COPY)), { recursive: true })
    makeReady(fresh)
    requireLeave()
    await rename(dir, old)
    // From here on no lake can be made in the folder's place, and the lock is on what goes.
    release()
    await rename(fresh, dir)
    syncFolder(path.dirname(dir))
    await rm(old, { recursive: true })
    return manifest
  } catch (error) {
    release()
    await rm(fresh, { recursive: true, force: true })
    throw error
  }
}

/** Looks at every page, brings the database up to date, and signs out whoever was signed in then. */
function makeReady(dir: string): void {
  const db = openDatabase(dir)
  try {
    endAllSessions(db)
  } finally {
    db.close()
  }
  syncFolder(dir)
}
