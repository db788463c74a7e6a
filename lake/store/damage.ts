/** The database cannot be trusted: its file was changed from outside, or the disk lost a part of it. */
export class DamagedDatabaseError extends Error {
  /**
   * @param dir the lake's folder
   * @param detail what was found, in SQLite's words
   */
  constructor(dir: string, detail: string) {
    super(
      `The database in ${dir} is damaged (${detail}). Nothing is written to it. Keep a copy of the ` +
        'folder, then bring back a backup with "npm run lake:restore -- <file> --replace".',
    )
  }
}

/** Whether SQLite met a page that makes no sense, or a file that is no database. */
export function isDamage(error: unknown): error is Error {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined
  return typeof code === 'string' && /^SQLITE_(CORRUPT|NOTADB)/.test(code)
}
