import { FolderInUseError } from './store/database'
import { isDiskFull } from './store/storage-errors'

/**
 * Explains in one sentence why a lake did not start, and what to do.
 * @param portOption name of the setting for the port
 */
export function explainStartError(
  error: unknown,
  { dir, port, portOption }: { dir: string; port: number; portOption: string },
): string {
  if (error instanceof FolderInUseError) return error.message
  if (!(error instanceof Error)) return String(error)
  if (isDiskFull(error)) return `The disk is full: ${dir}`
  switch (Reflect.get(error, 'code')) {
    case 'EADDRINUSE':
      return `Port ${port} is taken. Stop what uses it, or set ${portOption} to another.`
    case 'EACCES':
    case 'ENOENT':
    case 'ENOTDIR':
    case 'EROFS':
    case 'SQLITE_READONLY':
    case 'SQLITE_CANTOPEN':
      return `The data folder cannot be written: ${dir}`
    default:
      return error.message
  }
}
