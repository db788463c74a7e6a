/** The database file was changed from outside, or the disk lost a part of it. */
export class DamagedDatabaseError extends Error {
  /**
   * @param dir the lake's folder
   * @param detail SQLite's description
   */
  constructor(dir: string, detail: string) {
    super(
      `The database in ${dir} is damaged (${detail}). Nothing is written to it. Keep a copy of the ` +
        'folder, then restore a backup with "npm run lake -- restore <file> --replace".',
    )
  }
}

/** Whether SQLite found an invalid page, or a file that is no database. */
export const isDamaged = (error: unknown): error is Error =>
  error instanceof Error && /^SQLITE_(CORRUPT|NOTADB)/.test(getCode(error))

/**
 * SQLite reports a full disk as `SQLITE_FULL`, and a quota or the maximum size of a file as
 * `SQLITE_IOERR_WRITE`. While it copies a backup it reports plain `SQLITE_IOERR` for all of them.
 */
const diskFullCodes = new Set([
  'SQLITE_FULL',
  'SQLITE_IOERR_WRITE',
  'SQLITE_IOERR',
  'ENOSPC',
  'EDQUOT',
  'EFBIG',
])

/** Whether a write failed because the disk is full. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && diskFullCodes.has(getCode(error))

const getCode = (error: Error) => String(Reflect.get(error, 'code'))
