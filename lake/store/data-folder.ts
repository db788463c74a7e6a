import { closeSync, fsyncSync, mkdirSync, openSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { Log } from '../context'

/** Folders of what is being received or put together; nothing in them outlives the process. */
const temporaryFolders = ['uploads', 'backup'] as const

/** Where a backup is put together, below the lake's folder. */
export const BACKUP_FOLDER: (typeof temporaryFolders)[number] = 'backup'

/**
 * Makes the folders of the assets, so that they survive the loss of power as what will be in them
 * does, and deletes what an earlier process had not finished when it ended, and says so.
 * @param dir the lake's folder, which no other process is using
 */
export function prepareDataFolder(dir: string, log: Log): void {
  const assets = path.join(dir, 'assets')
  for (const kind of ['images', 'files']) {
    mkdirSync(path.join(assets, kind), { recursive: true, mode: 0o700 })
  }
  for (const folder of [assets, dir, path.dirname(dir)]) syncFolder(folder)

  for (const name of temporaryFolders) {
    const folder = path.join(dir, name)
    const files = countFiles(folder)
    rmSync(folder, { recursive: true, force: true })
    if (files > 0) log('removed unfinished files of an earlier run', { folder: name, files })
  }
}

/** Makes sure that the names in a folder survive the loss of power. */
export function syncFolder(folder: string): void {
  const descriptor = openSync(folder, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}

function countFiles(folder: string): number {
  try {
    return readdirSync(folder).length
  } catch {
    // It is made when it is first needed.
    return 0
  }
}
