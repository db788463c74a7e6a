/**
 * `SQLITE_IOERR_WRITE` is what SQLite makes of a quota or of the largest size of a file; `SQLITE_FULL`
 * of a full disk. The others are Node's.
 */
const codes = new Set(['SQLITE_FULL', 'SQLITE_IOERR_WRITE', 'ENOSPC', 'EDQUOT', 'EFBIG'])

/** Whether something could not be written because the disk has no room for it. */
export function isOutOfRoom(error: unknown): boolean {
  return error instanceof Error && codes.has(String(Reflect.get(error, 'code')))
}
