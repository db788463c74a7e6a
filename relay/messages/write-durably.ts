import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** How a file that is still being written ends; such a file says nothing and may be removed. */
export const UNFINISHED = '.tmp'

/**
 * Writes a file so that it is there whole or not at all, whatever ends the process or the machine:
 * to another name, synced to the disk, then renamed. Only its owner may read it.
 * @throws Error of Node (`ENOSPC`, …); then nothing is left of it
 */
export function writeDurably(file: string, content: Buffer | string): void {
  const unfinished = file + UNFINISHED
  try {
    writeFileSync(unfinished, content, { mode: 0o600, flush: true })
    renameSync(unfinished, file)
  } catch (error) {
    rmSync(unfinished, { force: true })
    throw error
  }
  syncFolder(path.dirname(file))
}

/** Makes the names in a folder as durable as the files: renamed and removed ones too. */
export function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}
