import {
  closeSync,
  copyFileSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readdirSync,
  rmSync,
  existsSync,
} from 'node:fs'
import path from 'node:path'
import type { Log } from '../types'

/** Their content is deleted when the lake starts. */
const temporaryFolders = ['uploads', 'backup'] as const

/** Contains a backup while it is created. */
export const BACKUP_FOLDER: (typeof temporaryFolders)[number] = 'backup'

/**
 * Creates the folders of the assets durably, then deletes and logs files that an earlier process left
 * unfinished.
 * @param dir the lake's folder; no other process may use it
 */
export function prepareDataFolder(dir: string, log: Log): void {
  const assets = path.join(dir, 'assets')
  for (const kind of ['images', 'files']) {
    mkdirSync(path.join(assets, kind), { recursive: true, mode: 0o700 })
  }
  for (const folder of [assets, dir, path.dirname(dir)]) syncToDisk(folder)

  for (const name of temporaryFolders) {
    const folder = path.join(dir, name)
    const files = listNames(folder).length
    rmSync(folder, { recursive: true, force: true })
    if (files > 0) log('removed unfinished files of an earlier run', { folder: name, files })
  }
}

/** Deletes all assets of a dataset with their transformed pictures, and prepares empty folders. */
export function removeAssets(dir: string, log: Log): void {
  for (const name of ['assets', 'cache']) {
    rmSync(path.join(dir, name), { recursive: true, force: true })
  }
  prepareDataFolder(dir, log)
}

/**
 * Gives a stored file a second name. Its bytes never change, so both names can share them; the disk
 * frees them with the last one. File systems without hard links get a copy.
 */
export function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to)
  } catch {
    copyFileSync(from, to)
  }
}

/**
 * Makes the content of a file survive a power failure, or the names in a folder: those of created,
 * renamed and deleted files.
 */
export function syncToDisk(file: string): void {
  const descriptor = openSync(file, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}

/** @returns the names in a folder; none when it does not exist */
export const listNames = (folder: string): readonly string[] =>
  existsSync(folder) ? readdirSync(folder) : []

/**
 * Creates a folder and those that contain it, for its owner only. Node's own `recursive` never ends
 * where nothing can be created, such as in /proc.
 * @throws Error of Node when it cannot be created
 */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  makeFolder(path.dirname(folder))
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch (error) {
    // Another process may have created it meanwhile.
    if (!existsSync(folder)) throw error
  }
}
