/**
 * `SQLITE_FULL` is a full disk; `SQLITE_IOERR_WRITE` a quota, or the largest size of a file, and plain
 * `SQLITE_IOERR` the same where a backup is copied, which tells no more. The others are Node's.
 */
const codes = new Set([
  'SQLITE_FULL',
  'SQLITE_IOERR_WRITE',
  'SQLITE_IOERR',
  'ENOSPC',
  'EDQUOT',
  'EFBIG',
])

/** Whether something could not be written because the disk has no room for it. */
export function isOutOfRoom(error: unknown): boolean {
  return error instanceof Error && codes.has(String(Reflect.get(error, 'code')))
}
