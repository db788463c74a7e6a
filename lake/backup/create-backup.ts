import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { PassThrough, type Readable } from 'node:stream'
import type { Database } from 'better-sqlite3'
import { create } from 'tar'
import { BACKUP_FOLDER } from '../store/data-folder'
import {
  DATABASE_COPY,
  hashFile,
  MANIFEST_FILE,
  sha1FromName,
  totalBytes,
  type Manifest,
} from './manifest'

interface BackupSource {
  /** The lake's folder. */
  readonly dir: string
  /** The open database of the folder. */
  readonly db: Database
  readonly projectId: string
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
 * Creates a backup while the lake serves requests. It contains the database in its state when the last
 * page is copied. It also contains the assets: their files are stored before their documents and never
 * change. Until `discard`, it needs disk space for a second database.
 * @throws Error of SQLite or Node when the copy cannot be written
 */
export async function createBackup(source: BackupSource): Promise<Backup> {
  const { dir, db } = source
  const discard = () => rm(path.join(dir, BACKUP_FOLDER), { recursive: true, force: true })
  try {
    await mkdir(path.join(dir, BACKUP_FOLDER), { recursive: true, mode: 0o700 })
    await db.backup(path.join(dir, DATABASE_COPY), { progress: () => PAGES_PER_STEP })
    const manifest = await createManifest(source)
    await writeFile(path.join(dir, MANIFEST_FILE), JSON.stringify(manifest), { mode: 0o600 })
    const names = [MANIFEST_FILE, DATABASE_COPY, ...manifest.assets.map(({ name }) => name)]
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

async function createManifest({ dir, projectId, dataset, clock }: BackupSource): Promise<Manifest> {
  const copy = path.join(dir, DATABASE_COPY)
  return {
    format: 1,
    createdAt: clock().toISOString(),
    projectId,
    dataset,
    database: { bytes: (await stat(copy)).size, sha256: await hashFile(copy, 'sha256') },
    assets: [...(await listAssets(dir, 'images')), ...(await listAssets(dir, 'files'))],
  }
}

async function listAssets(dir: string, kind: 'images' | 'files') {
  const names = (await readdir(path.join(dir, 'assets', kind))).map(
    (name) => `assets/${kind}/${name}`,
  )
  const assets: { name: string; bytes: number }[] = []
  for (const name of names.filter((each) => sha1FromName(each) !== undefined)) {
    assets.push({ name, bytes: (await stat(path.join(dir, name))).size })
  }
  return assets
}
