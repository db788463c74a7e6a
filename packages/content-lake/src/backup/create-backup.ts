import { mkdir, rm, writeFile, open, rename } from 'node:fs/promises'
import path from 'node:path'
import type { Database } from 'better-sqlite3'
import { create } from 'tar'
import type { LakeCore } from '../context'
import { BACKUP_FOLDER, syncToDisk } from '../store/data-folder'
import { databaseCopyOf, hashFile, MANIFEST_FILE, stringifyManifest } from './manifest'

/** A folder with a database and assets. */
interface BackupFolder {
  /** Path in the lake's folder; empty for the lake's folder itself. */
  readonly folder: string
  /** The open database of the folder. */
  readonly db: Database
}

/** What a backup contains. */
export interface BackupContent {
  /** The lake's folder first, then those of other datasets. */
  readonly folders: readonly BackupFolder[]
  /** Folders of damaged datasets, which a backup leaves out. */
  readonly damaged: readonly string[]
}

/** The lake's folder, and the dataset that the site reads. */
type BackupSource = Pick<BackupContent, 'folders'> &
  Pick<LakeCore, 'dir' | 'projectId' | 'dataset' | 'clock'>

/** Pages of 4 KB. Copying them takes some milliseconds; other requests run in between. */
const PAGES_PER_STEP = 64

/**
 * Creates a backup of all datasets while the lake serves requests. It contains each database in its
 * state when the last page is copied. It also contains the assets: their files are stored before their
 * documents and never change, and none is deleted during a backup.
 * @returns a tar archive, until `discardBackup`
 * @throws Error of SQLite or Node when the copy cannot be written
 */
export async function createBackup(source: BackupSource): Promise<string> {
  const { dir, folders, projectId, dataset, clock } = source
  const databases: { name: string; sha256: string }[] = []
  for (const { folder, db } of folders) {
    const name = databaseCopyOf(folder)
    const copy = path.join(dir, name)
    await mkdir(path.dirname(copy), { recursive: true, mode: 0o700 })
    await db.backup(copy, { progress: () => PAGES_PER_STEP })
    databases.push({ name, sha256: await hashFile(copy, 'sha256') })
  }
  const manifest = { createdAt: clock().toISOString(), projectId, dataset, databases }
  await writeFile(path.join(dir, MANIFEST_FILE), stringifyManifest(manifest))
  const assets = folders.flatMap(({ folder }) =>
    ['images', 'files'].map((kind) => path.posix.join(folder, 'assets', kind)),
  )
  const file = path.join(dir, BACKUP_FOLDER, 'archive.tar')
  // One file after the other, so that a hard link follows its file.
  const options = { file, cwd: dir, strict: true, portable: true, jobs: 1 }
  await create(options, [...databases.map(({ name }) => name), ...assets, MANIFEST_FILE])
  return file
}

/** Deletes the archive of a backup, or what a failed one has left. */
export const discardBackup = (dir: string): Promise<void> =>
  rm(path.join(dir, BACKUP_FOLDER), { recursive: true, force: true })

/**
 * Writes a backup to a file that only its owner can read, because it contains personal data. The file
 * gets its name once it is complete and synced to disk.
 * @throws Error of Node when the file cannot be written or reading the archive fails
 */
export async function saveArchive(archive: AsyncIterable<Uint8Array>, file: string): Promise<void> {
  const partial = `${file}.partial`
  const handle = await open(partial, 'w', 0o600)
  try {
    for await (const chunk of archive) await handle.writeFile(chunk)
    await handle.sync()
    await handle.close()
    await rename(partial, file)
    syncToDisk(path.dirname(path.resolve(file)))
  } catch (error) {
    await handle.close()
    await rm(partial, { force: true })
    throw error
  }
}
