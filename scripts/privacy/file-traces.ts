import { createReadStream, existsSync } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { list } from 'tar'
import { escapeRegExp, NATIONAL_DIGITS, type Person } from '#config/person'

/** A backup in a folder. */
export interface BackupTrace {
  file: string
  /** When the file was written, as ISO 8601. */
  writtenAt: string
  holdsPerson: boolean
}

/** Bytes of the longest text that may lie across two chunks. */
const OVERLAP = 256

/**
 * Searches the bytes of every file, as a last check: databases and write-ahead logs hold deleted
 * content until it is overwritten.
 * @param dir folder; its absence is no error
 * @returns paths relative to it
 */
export async function findInFiles(dir: string, person: Person): Promise<string[]> {
  if (!existsSync(dir)) return []
  const entries = await readdir(dir, { recursive: true, withFileTypes: true })
  const found: string[] = []
  for (const entry of entries) {
    const file = path.join(entry.parentPath, entry.name)
    if (!entry.isFile()) continue
    try {
      if (await holds(createReadStream(file), person)) found.push(path.relative(dir, file))
    } catch (error) {
      if (!isMissingFile(error)) throw error
    }
  }
  return found.sort()
}

/** Whether a file was not found. The services go on meanwhile and may have deleted it. */
export const isMissingFile = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'

/**
 * Looks into each backup of a folder, also compressed ones. Backups cannot be changed.
 * @param dir folder with files of `npm run lake -- backup` or `npm run dataset -- export`
 */
export async function findInBackups(dir: string, person: Person): Promise<BackupTrace[]> {
  const names = (await readdir(dir)).filter((name) => /\.(?:tar|tar\.gz|tgz)$/.test(name)).sort()
  const traces: BackupTrace[] = []
  for (const name of names) {
    const file = path.join(dir, name)
    const entries: Promise<boolean>[] = []
    await list({ file, onReadEntry: (entry) => void entries.push(holds(entry, person)) })
    traces.push({
      file,
      writtenAt: (await stat(file)).mtime.toISOString(),
      holdsPerson: (await Promise.all(entries)).includes(true),
    })
  }
  return traces
}

/** Whether the bytes contain the address, or the number with any separators. */
async function holds(source: AsyncIterable<Buffer>, { email, phone }: Person): Promise<boolean> {
  const digits = phone?.replace(/\D/g, '').slice(-NATIONAL_DIGITS) ?? ''
  const searched = [
    ...(email === undefined ? [] : [escapeRegExp(email.trim())]),
    ...(digits === '' ? [] : [Array.from(digits).join('[\\s().-]{0,2}')]),
  ]
  const pattern = new RegExp(searched.join('|'), 'i')
  let rest = ''
  let isFound = false
  // Reads to the end also after a find: an archive goes on with its next entry only then.
  for await (const chunk of source) {
    if (isFound) continue
    const text = rest + chunk.toString('latin1')
    isFound = pattern.test(text)
    rest = text.slice(-OVERLAP)
  }
  return isFound
}
