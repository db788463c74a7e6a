import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Extension of incomplete files, which may be deleted. */
export const INCOMPLETE = '.tmp'

/**
 * Writes a file atomically and durably: under another name, synced to disk, then renamed. Only its
 * owner may read it.
 * @throws Error of Node (`ENOSPC`, …); then there is no file
 */
export function writeDurably(file: string, content: Buffer | string): void {
  const temporary = file + INCOMPLETE
  try {
    writeFileSync(temporary, content, { mode: 0o600, flush: true })
    renameSync(temporary, file)
  } catch (error) {
    rmSync(temporary, { force: true })
    throw error
  }
  syncFolder(path.dirname(file))
}

/** Makes created and renamed files in a folder durable. */
export function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}
