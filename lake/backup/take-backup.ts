import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { PassThrough, type Readable } from 'node:stream'
import type { Database } from 'better-sqlite3'
import { create } from 'tar'
import { BACKUP_FOLDER } from '../store/data-folder'
import { digestOf } from './digest'
import { DATABASE_COPY, MANIFEST_FILE, promisedSha1, totalBytes, type Manifest } from './manifest'

export interface BackupSource {
  /** The lake's folder. */
  readonly dir: string
  /** Its database, open in this process. */
  readonly db: Database
  readonly projectId: string
  readonly dataset: string
  readonly clock: () => Date
}

export interface Backup {
  /** Bytes of what it holds; the archive is a little larger. */
  readonly bytes: number
  /** A tar archive, to be read once. */
  readonly archive: Readable
  /** Removes what the making of it left on the disk. To be called whatever became of the archive. */
  discard(): Promise<void>
}

/** Of 4 KB each: some milliseconds, and then other requests have their turn. */
const PAGES_AT_ONCE = 64

/**
 * Makes a backup while reading and writing go on: the database as it is when its last page has been
 * copied, and the bytes of every asset that it knows, which are on the disk before it is told of them
 * and never change. For as long as it lasts it needs room for a second database.
 * @throws Error of SQLite or Node when the copy cannot be written; nothing is left of it then
 */
export async function takeBackup(source: BackupSource): Promise<Backup> {
  const { dir, db } = source
  const discard = () => rm(path.join(dir, BACKUP_FOLDER), { recursive: true, force: true })
  try {
    await mkdir(path.join(dir, BACKUP_FOLDER), { recursive: true, mode: 0o700 })
    await db.backup(path.join(dir, DATABASE_COPY), { progress: () => PAGES_AT_ONCE })
    const manifest = await describe(source)
    await writeFile(path.join(dir, MANIFEST_FILE), JSON.stringify(manifest), { mode: 0o600 })
    const names = [MANIFEST_FILE, DATABASE_COPY, ...manifest.assets.map(({ name }) => name)]
    let isDiscarded = false
    const pack = create(
      {
        ...{ cwd: dir, strict: true, portable: true, noDirRecurse: true },
        // It is asked when a file's turn comes.
        filter: () => !isDiscarded,
      },
      names,
    )
    const isPacked = new Promise((resolve) => pack.once('end', resolve).once('error', resolve))
    const archive = new PassThrough()
    // Whoever reads it is told, also if that begins later.
    archive.on('error', () => undefined)
    pack.on('error', (error) => archive.destroy(asError(error)))
    pack.pipe(archive)
    return {
      bytes: totalBytes(manifest),
      archive,
      async discard() {
        isDiscarded = true
        // Left where it is, it would keep the files open that it has begun with.
        pack.unpipe(archive)
        archive.destroy()
        pack.resume()
        await isPacked
        await discard()
      },
    }
  } catch (error) {
    await discard()
    throw error
  }
}

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)))

async function describe({ dir, projectId, dataset, clock }: BackupSource): Promise<Manifest> {
  const copy = path.join(dir, DATABASE_COPY)
  return {
    format: 1,
    createdAt: clock().toISOString(),
    projectId,
    dataset,
    database: { bytes: (await stat(copy)).size, sha256: await digestOf(copy, 'sha256') },
    assets: [...(await assetsIn(dir, 'images')), ...(await assetsIn(dir, 'files'))],
  }
}

async function assetsIn(dir: string, kind: 'images' | 'files') {
  const names = (await readdir(path.join(dir, 'assets', kind))).map(
    (name) => `assets/${kind}/${name}`,
  )
  const assets: { name: string; bytes: number }[] = []
  for (const name of names.filter((each) => promisedSha1(each) !== undefined)) {
    assets.push({ name, bytes: (await stat(path.join(dir, name))).size })
  }
  return assets
}
