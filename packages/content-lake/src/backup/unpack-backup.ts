import { existsSync } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { extract } from 'tar'
import { syncToDisk } from '../store/data-folder'
import {
  folderOfCopy,
  hashFile,
  MANIFEST_FILE,
  parseManifest,
  sha1FromName,
  type Manifest,
} from './manifest'

/** The file is no backup, or incomplete or damaged. */
const badBackup = (file: string, reason: string) =>
  new Error(`${file} cannot be restored: ${reason}.`)

/**
 * Unpacks a backup into an empty folder, checks every file by its digest and syncs it to disk.
 * @throws Error when the file is no backup, or incomplete or damaged
 */
export async function unpackBackup(file: string, into: string): Promise<Manifest> {
  const assets = await unpack(file, into)
  const manifest = await readManifest(file, into)
  const isIntact = async (name: string, algorithm: 'sha1' | 'sha256', digest?: string) => {
    const unpacked = path.join(into, name)
    return existsSync(unpacked) && (await hashFile(unpacked, algorithm)) === digest
  }
  for (const { name, sha256 } of manifest.databases) {
    if (!(await isIntact(name, 'sha256', sha256))) throw badBackup(file, damaged(name))
  }
  for (const name of assets) {
    const isSame = await isIntact(name, 'sha1', sha1FromName(name))
    if (!isSame) throw badBackup(file, damaged(name))
  }
  const names = [...manifest.databases.map(({ name }) => name), ...assets]
  const folders = new Set(names.map((name) => path.dirname(name)))
  for (const name of [...names, ...folders, 'assets', 'backup', '.']) {
    syncToDisk(path.join(into, name))
  }
  return manifest
}

const damaged = (name: string) => `${name} is damaged or missing`

/** @returns the names of the unpacked assets */
async function unpack(file: string, into: string): Promise<readonly string[]> {
  for (const kind of ['images', 'files']) {
    await mkdir(path.join(into, 'assets', kind), { recursive: true, mode: 0o700 })
  }
  const assets: string[] = []
  try {
    await extract({
      file,
      cwd: into,
      strict: true,
      umask: 0o077,
      dmode: 0o700,
      // Skips everything else, paths outside the folder too. Datasets may share the bytes of an asset.
      filter: (name, entry) => {
        if (!('type' in entry)) return false
        const isLink = entry.type === 'Link' && sha1FromName(entry.linkpath ?? '') !== undefined
        if (entry.type !== 'File' && !isLink) return false
        const isAsset = sha1FromName(name) !== undefined
        if (isAsset) assets.push(name)
        return isAsset || (!isLink && (name === MANIFEST_FILE || folderOfCopy(name) !== undefined))
      },
    })
  } catch (error) {
    if (error instanceof Error && 'tarCode' in error) {
      throw badBackup(file, `it is damaged or not an archive (${error.message})`)
    }
    throw error
  }
  return assets
}

async function readManifest(file: string, into: string): Promise<Manifest> {
  const unpacked = path.join(into, MANIFEST_FILE)
  if (!existsSync(unpacked)) {
    throw badBackup(file, 'it is incomplete, or not a backup of a Content Lake')
  }
  try {
    return parseManifest(await readFile(unpacked, 'utf8'))
  } catch (error) {
    throw badBackup(file, error instanceof Error ? error.message : String(error))
  }
}
