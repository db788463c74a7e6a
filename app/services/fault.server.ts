/**
 * What went wrong, in a word for the log: an HTTP status or a code of the system. Never the error's
 * own message, which may repeat what a person wrote.
 */
export function faultOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return 'unknown'
  if ('statusCode' in error && typeof error.statusCode === 'number') {
    return `HTTP ${error.statusCode}`
  }
  if ('code' in error && typeof error.code === 'string') return error.code
  if ('cause' in error && error.cause !== undefined) return faultOf(error.cause)
  return error instanceof Error ? error.name : 'unknown'
}
