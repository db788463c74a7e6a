import type { Logger } from 'pino'
import { createLogger, processLogger } from '#config/logger.server'

/** The site's log: one line of JSON per entry, without personal data. */
export interface Log {
  info: (message: string, details?: Details) => void
  warn: (message: string, details?: Details) => void
  error: (message: string, details?: Details) => void
}

type Details = Readonly<Record<string, string | number | boolean | undefined>>

/** Creates a log that passes each line to `write`. */
export function createLog(write: (line: string) => void): Log {
  const logger = createLogger({ process: 'site', level: 'info', write })
  return createLogFrom(() => logger)
}

let processLog: Logger | undefined

/** The log of this process, on standard error. Writing the first line reads the environment. */
export const log = createLogFrom(() => (processLog ??= processLogger('site')))

function createLogFrom(logger: () => Logger): Log {
  return {
    info: (message, details) => logger().info(details, message),
    warn: (message, details) => logger().warn(details, message),
    error: (message, details) => logger().error(details, message),
  }
}

const warned = new Set<string>()

/** Warns of a lasting condition, such as a mistake in the content: once per process for each. */
export function warnOnce(message: string, details: Details): void {
  const name = JSON.stringify([message, details])
  if (!warned.has(name)) log.warn(message, details)
  warned.add(name)
}

/** Describes an error in one line; for logs, never for visitors. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const cause = error.cause instanceof Error ? ` (${error.cause.message})` : ''
  return `${error.message}${cause}`.replaceAll(/\s+/g, ' ').slice(0, 500)
}
