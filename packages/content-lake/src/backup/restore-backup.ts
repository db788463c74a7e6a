import { existsSync } from 'node:fs'
import { mkdir, rename, rm, mkdtemp } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { endAllSessions } from '../accounts/sessions'
import { BACKUP_FOLDER, syncToDisk } from '../store/data-folder'
import {
  lockFolder,
  DATABASE_FILE,
  isUnusedFolder,
  openDatabase,
  replacedFolder,
} from '../store/database'
import { folderOfCopy, type Manifest } from './manifest'
import { unpackBackup } from './unpack-backup'

interface RestoreOptions {
  /** The archive of a backup. */
  readonly file: string
  /** The lake's folder to restore. */
  readonly dir: string
  /** Whether to delete the current content of the folder. */
  readonly replace: boolean
}

/**
 * Replaces a lake's folder with the content of a backup and signs out all users. It unpacks and checks
 * the backup beside the folder. Until that succeeds the folder stays unchanged, and no lake can start
 * on it.
 * @throws FolderInUseError; DamagedDatabaseError; Error when the folder cannot be replaced, the backup
 *   is damaged or of another version, or the disk is full
 */
export async function restoreBackup(options: RestoreOptions): Promise<Manifest> {
  const { file, dir, replace } = options
  const restored = `${dir}.restoring`
  const replaced = replacedFolder(dir)
  const requireReplaceable = () => {
    if (replace || isUnusedFolder(dir)) return
    throw new Error(`${dir} is not empty: add --replace to delete its content.`)
  }
  // An earlier restore ended between the two renames below, or before it deleted the folder.
  if (!existsSync(dir) && existsSync(replaced)) await rename(replaced, dir)
  if (existsSync(replaced)) {
    throw new Error(
      `${replaced} is a folder that an earlier restore replaced. Move or delete it, and try again.`,
    )
  }
  requireReplaceable()
  const release = lockFolder(dir)
  try {
    await rm(restored, { recursive: true, force: true })
    await mkdir(restored, { recursive: true, mode: 0o700 })
    const manifest = await unpackBackup(file, restored)
    await moveDatabases(restored, manifest)
    migrateAndSignOut(restored)
    requireReplaceable()
    await rename(dir, replaced)
    // No lake starts while the folder is missing and `replaced` exists, so the lock is not needed.
    release()
    await rename(restored, dir)
    syncToDisk(path.dirname(dir))
    await rm(replaced, { recursive: true })
    return manifest
  } catch (error) {
    release()
    await rm(restored, { recursive: true, force: true })
    throw error
  }
}

/** Moves the copies of the databases to where a lake expects them, and checks those of datasets. */
async function moveDatabases(dir: string, { databases }: Manifest): Promise<void> {
  for (const { name } of databases) {
    const folder = path.join(dir, folderOfCopy(name) ?? '')
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await rename(path.join(dir, name), path.join(folder, DATABASE_FILE))
    if (folder === path.join(dir)) continue
    openDatabase(folder, undefined, { copiesBeforeUpgrade: false }).close()
    syncToDisk(folder)
    syncToDisk(path.dirname(folder))
  }
  await rm(path.join(dir, BACKUP_FOLDER), { recursive: true })
}

/** Opens the database, which checks and migrates it, and ends all sessions of the backup. */
function migrateAndSignOut(dir: string): void {
  const db = openDatabase(dir, undefined, { copiesBeforeUpgrade: false })
  try {
    endAllSessions(db)
  } finally {
    db.close()
  }
  syncToDisk(dir)
}

const countShape = z.object({ count: z.number() })

/** What a restored backup contains. */
interface CheckedBackup {
  /** ISO 8601, UTC. */
  readonly createdAt: string
  /** Number of documents in all datasets. */
  readonly documents: number
}

/**
 * Restores a backup into a temporary folder, opens its databases and removes the folder.
 * @param parent existing folder for the temporary one, with room for the backup
 * @throws Error as `restoreBackup`
 */
export async function checkBackup(file: string, parent: string): Promise<CheckedBackup> {
  const temporary = await mkdtemp(path.join(parent, 'restore-check-'))
  try {
    const dir = path.join(temporary, 'lake')
    const { createdAt, databases } = await restoreBackup({ file, dir, replace: false })
    const counts = databases.map(({ name }) =>
      countDocuments(path.join(dir, folderOfCopy(name) ?? '')),
    )
    return { createdAt, documents: counts.reduce((sum, count) => sum + count, 0) }
  } finally {
    await rm(temporary, { recursive: true, force: true })
  }
}

function countDocuments(dir: string): number {
  const db = openDatabase(dir)
  try {
    const sql =
      'SELECT (SELECT count(*) FROM documents) + (SELECT count(*) FROM private_documents) AS count'
    return countShape.parse(db.prepare(sql).get()).count
  } finally {
    db.close()
  }
}
