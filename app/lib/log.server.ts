/** Where the site's server says what happened: one line of JSON each, no personal data. */
export interface Log {
  info: (message: string, details?: Details) => void
  warn: (message: string, details?: Details) => void
  error: (message: string, details?: Details) => void
}

type Details = Readonly<Record<string, string | number | boolean | undefined>>

/** Makes a log that hands finished lines to `write`. */
export function createLog(write: (line: string) => void): Log {
  const at = (level: string) => (message: string, details?: Details) =>
    write(`${JSON.stringify({ time: new Date().toISOString(), level, message, ...details })}\n`)
  return { info: at('info'), warn: at('warn'), error: at('error') }
}

/** The log of this process, on standard error. */
export const log = createLog((line) => process.stderr.write(line))

/** The reason of a failure in one line; for logs, never for visitors. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const cause = error.cause instanceof Error ? ` (${error.cause.message})` : ''
  return `${error.message}${cause}`.replaceAll(/\s+/g, ' ').slice(0, 500)
}
