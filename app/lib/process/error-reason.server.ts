/**
 * Describes an error for the log: an HTTP status, a system error code or the error's name. Never the
 * message, which may contain what a visitor typed.
 */
export function errorReason(error: unknown): string {
  if (typeof error !== 'object' || error === null) return 'unknown'
  if ('statusCode' in error && typeof error.statusCode === 'number') {
    return `HTTP ${error.statusCode}`
  }
  if ('code' in error && typeof error.code === 'string') return error.code
  if ('cause' in error && error.cause !== undefined) return errorReason(error.cause)
  return error instanceof Error ? error.name : 'unknown'
}
