import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { PassThrough, type Readable } from 'node:stream'
import type { Database } from 'better-sqlite3'
import { create } from 'tar'
import { BACKUP_FOLDER } from '../store/data-folder'
import {
  archivedFiles,
  databaseCopyOf,
  hashFile,
  MANIFEST_FILE,
  sha1FromName,
  stringifyManifest,
  totalBytes,
  type Manifest,
} from './manifest'

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

interface BackupSource extends Pick<BackupContent, 'folders'> {
  /** The lake's folder. */
  readonly dir: string
  readonly projectId: string
  /** The dataset that the site reads. */
  readonly dataset: string
  readonly clock: () => Date
}

export interface Backup {
  /** Size of the content; the archive is slightly larger. */
  readonly bytes: number
  /** A tar archive, which can be read once. */
  readonly archive: Readable
  /** Removes temporary files. Call it also when reading the archive failed. */
  discard(): Promise<void>
}

/** Pages of 4 KB. Copying them takes some milliseconds; other requests run in between. */
const PAGES_PER_STEP = 64

/**
 * Creates a backup of all datasets while the lake serves requests. It contains each database in its
 * state when the last page is copied. It also contains the assets: their files are stored before their
 * documents and never change. Until `discard`, it needs disk space for a second copy of the databases.
 * @throws Error of SQLite or Node when the copy cannot be written
 */
export async function createBackup(source: BackupSource): Promise<Backup> {
  const { dir, folders } = source
  const discard = () => rm(path.join(dir, BACKUP_FOLDER), { recursive: true, force: true })
  try {
    for (const { folder, db } of folders) {
      const copy = path.join(dir, databaseCopyOf(folder))
      await mkdir(path.dirname(copy), { recursive: true, mode: 0o700 })
      await db.backup(copy, { progress: () => PAGES_PER_STEP })
    }
    const manifest = await createManifest(source)
    await writeFile(path.join(dir, MANIFEST_FILE), stringifyManifest(manifest), { mode: 0o600 })
    const names = [MANIFEST_FILE, ...archivedFiles(manifest).map(({ name }) => name)]
    let isDiscarded = false
    const pack = create(
      {
        ...{ cwd: dir, strict: true, portable: true, noDirRecurse: true },
        // Called before each file.
        filter: () => !isDiscarded,
      },
      names,
    )
    const packed = new Promise((resolve) => pack.once('end', resolve).once('error', resolve))
    const archive = new PassThrough()
    // Without a listener an early error would end the process; later readers get it as well.
    archive.on('error', () => undefined)
    pack.on('error', (error) => archive.destroy(asError(error)))
    pack.pipe(archive)
    return {
      bytes: totalBytes(manifest),
      archive,
      async discard() {
        isDiscarded = true
        // Reads the files in progress to their end, so that none stays open.
        pack.unpipe(archive)
        archive.destroy()
        pack.resume()
        await packed
        await discard()
      },
    }
  } catch (error) {
    await discard()
    throw error
  }
}

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)))

async function createManifest(source: BackupSource): Promise<Manifest> {
  const { dir, folders, projectId, dataset, clock } = source
  const manifest: Manifest = {
    ...{ createdAt: clock().toISOString(), projectId, dataset },
    ...{ databases: [], assets: [] },
  }
  /** Names of archived assets, by file name: the same name means the same bytes. */
  const archived = new Map<string, string>()
  for (const { folder } of folders) {
    const name = databaseCopyOf(folder)
    const copy = path.join(dir, name)
    const sha256 = await hashFile(copy, 'sha256')
    manifest.databases.push({ name, bytes: (await stat(copy)).size, sha256 })
    for (const kind of ['images', 'files']) {
      for (const asset of await listAssets(dir, path.posix.join(folder, 'assets', kind))) {
        const fileName = path.basename(asset.name)
        const sameAs = archived.get(fileName)
        if (sameAs === undefined) archived.set(fileName, asset.name)
        manifest.assets.push(sameAs === undefined ? asset : { ...asset, sameAs })
      }
    }
  }
  return manifest
}

/** @param folder relative to the lake's folder */
async function listAssets(dir: string, folder: string) {
  const names = (await readdir(path.join(dir, folder))).map((name) => `${folder}/${name}`)
  const assets: { name: string; bytes: number }[] = []
  for (const name of names.filter((each) => sha1FromName(each) !== undefined)) {
    assets.push({ name, bytes: (await stat(path.join(dir, name))).size })
  }
  return assets
}
