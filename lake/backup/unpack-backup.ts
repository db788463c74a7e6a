import { mkdir, open, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { extract, type ReadEntry } from 'tar'
import { linkOrCopy, syncFolder } from '../store/data-folder'
import {
  folderOfCopy,
  hashFile,
  MANIFEST_FILE,
  parseManifest,
  sha1FromName,
  type Manifest,
} from './manifest'

/** The file is no backup, or incomplete or damaged. */
class BadBackupError extends Error {
  constructor(file: string, reason: string) {
    super(`${file} cannot be restored: ${reason}.`)
  }
}

/**
 * Unpacks a backup into an empty folder, checks every file by its digest and syncs it to disk.
 * @param onBytes called after each file with the number of bytes unpacked so far
 * @throws BadBackupError
 */
export async function unpackBackup(
  file: string,
  into: string,
  onBytes: (unpacked: number) => void,
): Promise<Manifest> {
  const names = await unpack(file, into, onBytes)
  if (!names.has(MANIFEST_FILE))
    throw new BadBackupError(file, 'it is not a backup of a Content Lake')
  const manifest = await readManifest(file, path.join(into, MANIFEST_FILE))
  const { databases, assets } = manifest
  const expected: ExpectedFile[] = [
    ...databases.map(({ name, bytes, sha256 }): ExpectedFile => {
      return { name, bytes, algorithm: 'sha256', digest: sha256 }
    }),
    ...assets.map(({ name, bytes, sameAs }): ExpectedFile => {
      return { name, bytes, sameAs, algorithm: 'sha1', digest: sha1FromName(name) }
    }),
  ]
  for (const each of expected) {
    if (!names.has(each.sameAs ?? each.name)) {
      throw new BadBackupError(file, `it is incomplete: ${each.sameAs ?? each.name} is missing`)
    }
    const unpacked = path.join(into, each.name)
    if (each.sameAs !== undefined) {
      await mkdir(path.dirname(unpacked), { recursive: true, mode: 0o700 })
      linkOrCopy(path.join(into, each.sameAs), unpacked)
    }
    if (!(await isIntact(unpacked, each))) throw new BadBackupError(file, `${each.name} is damaged`)
    await syncFile(unpacked)
  }
  const folders = new Set(expected.map(({ name }) => path.dirname(name)))
  for (const folder of [...folders, 'assets', 'backup', '.']) syncFolder(path.join(into, folder))
  return manifest
}

interface ExpectedFile {
  readonly name: string
  /** Name of an earlier file with the same bytes, which the archive contains instead. */
  readonly sameAs?: string | undefined
  readonly bytes: number
  readonly algorithm: 'sha1' | 'sha256'
  readonly digest: string | undefined
}

async function isIntact(
  file: string,
  { bytes, algorithm, digest }: ExpectedFile,
): Promise<boolean> {
  return (await stat(file)).size === bytes && (await hashFile(file, algorithm)) === digest
}

/** @returns the names of the unpacked files */
async function unpack(file: string, into: string, onBytes: (unpacked: number) => void) {
  for (const kind of ['images', 'files']) {
    await mkdir(path.join(into, 'assets', kind), { recursive: true, mode: 0o700 })
  }
  const names = new Set<string>()
  let unpacked = 0
  try {
    await extract({
      file,
      cwd: into,
      strict: true,
      umask: 0o077,
      dmode: 0o700,
      // Skips links and paths outside the folder.
      filter: (name, entry) => isBackupFile(name) && 'type' in entry && entry.type === 'File',
      onReadEntry: (entry: ReadEntry) => {
        names.add(entry.path)
        entry.on('end', () => {
          unpacked += entry.size
          onBytes(unpacked)
        })
      },
    })
  } catch (error) {
    if (error instanceof Error && 'tarCode' in error) {
      throw new BadBackupError(file, `it is damaged or not an archive (${error.message})`)
    }
    throw error
  }
  return names
}

const isBackupFile = (name: string) =>
  name === MANIFEST_FILE || folderOfCopy(name) !== undefined || sha1FromName(name) !== undefined

async function readManifest(file: string, unpacked: string): Promise<Manifest> {
  try {
    return parseManifest(await readFile(unpacked, 'utf8'))
  } catch (error) {
    throw new BadBackupError(file, error instanceof Error ? error.message : String(error))
  }
}

async function syncFile(file: string): Promise<void> {
  const handle = await open(file, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
