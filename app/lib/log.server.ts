import type { Logger } from 'pino'
import { createLogger, processLogger } from '../../config/logger.server'

/** Where the site says what happened: one line of JSON each, no personal data. */
export interface Log {
  info: (message: string, details?: Details) => void
  warn: (message: string, details?: Details) => void
  error: (message: string, details?: Details) => void
}

type Details = Readonly<Record<string, string | number | boolean | undefined>>

/** Makes a log that hands finished lines to `write`. */
export function createLog(write: (line: string) => void): Log {
  const logger = createLogger({ process: 'site', level: 'info', write })
  return withFlatDetails(() => logger)
}

let ofThisProcess: Logger | undefined

/** The log of this process, on standard error; the environment is read with its first line. */
export const log = withFlatDetails(() => (ofThisProcess ??= processLogger('site')))

function withFlatDetails(logger: () => Logger): Log {
  return {
    info: (message, details) => logger().info(details, message),
    warn: (message, details) => logger().warn(details, message),
    error: (message, details) => logger().error(details, message),
  }
}

/** The reason of a failure in one line; for logs, never for visitors. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const cause = error.cause instanceof Error ? ` (${error.cause.message})` : ''
  return `${error.message}${cause}`.replaceAll(/\s+/g, ' ').slice(0, 500)
}
