import { existsSync, readdirSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { syncFolder } from '../store/data-folder'
import { claimFolder, DATABASE_FILE, openDatabase } from '../store/database'
import { DATABASE_COPY, type Manifest } from './manifest'
import { unpackBackup } from './unpack'

export interface RestoreOptions {
  /** The archive that was made by a backup. */
  readonly file: string
  /** Folder of the lake that gets its content. */
  readonly dir: string
  /** Whether what is in the folder may go. */
  readonly replace: boolean
  /** Told how many bytes have been unpacked so far. */
  readonly onBytes: (unpacked: number) => void
}

/** The folder holds a lake, and nobody said that it may go. */
export class FolderTakenError extends Error {
  constructor(dir: string) {
    super(`${dir} is not empty: add --replace if what is in it may go.`)
  }
}

/**
 * Puts a backup in the place of a lake's folder. It is unpacked beside it and checked whole; until
 * then the folder stays as it is, and no lake can be started on it.
 * @returns what the backup says of itself
 * @throws FolderTakenError, FolderInUseError, BadBackupError, DamagedDatabaseError; an Error when the
 *   backup is of a newer version, or the disk has no room for both
 */
export async function restoreBackup(options: RestoreOptions): Promise<Manifest> {
  const { file, dir, replace, onBytes } = options
  const fresh = `${dir}.restoring`
  const old = `${dir}.replaced`
  // An earlier restore was cut off between its last two steps.
  if (!existsSync(dir) && existsSync(old)) await rename(old, dir)
  if (!replace && existsSync(dir) && readdirSync(dir).length > 0) throw new FolderTakenError(dir)
  const release = claimFolder(dir)
  try {
    await rm(fresh, { recursive: true, force: true })
    await mkdir(fresh, { recursive: true, mode: 0o700 })
    const manifest = await unpackBackup(file, fresh, onBytes)
    await rename(path.join(fresh, DATABASE_COPY), path.join(fresh, DATABASE_FILE))
    await rm(path.dirname(path.join(fresh, DATABASE_COPY)), { recursive: true })
    // Looks at every page, and brings the database up to date.
    openDatabase(fresh).close()
    syncFolder(fresh)
    release()
    await swap(dir, fresh, old)
    return manifest
  } catch (error) {
    release()
    await rm(fresh, { recursive: true, force: true })
    throw error
  }
}

async function swap(dir: string, fresh: string, old: string): Promise<void> {
  await rm(old, { recursive: true, force: true })
  if (existsSync(dir)) await rename(dir, old)
  await rename(fresh, dir)
  syncFolder(path.dirname(dir))
  await rm(old, { recursive: true, force: true })
}
