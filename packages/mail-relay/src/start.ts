import type { Env } from '../../../config/env.server'
import { processLogger } from '../../../config/logger.server'
import type { Log } from './log'
import { type Relay, startRelay } from './server'

/**
 * Starts the relay with the configured settings and its own logger.
 * @throws Error with a message for the terminal when it cannot start
 */
export async function startConfiguredRelay({ relay: settings }: Env): Promise<Relay> {
  if (settings === undefined) {
    throw new Error(
      'The mail relay could not start. It is not needed: an EmailJS account is set, and no SMTP_URL.',
    )
  }
  const logger = processLogger('relay')
  // The relay logs only problems and deletions.
  const log: Log = (message, facts) => logger.warn(facts, message)
  try {
    return await startRelay({ ...settings, log }, settings.port)
  } catch (error) {
    throw new Error(`The mail relay could not start. ${explain(error, settings)}`, { cause: error })
  }
}

function explain(error: unknown, { port, dir }: { port: number; dir: string }): string {
  if (!(error instanceof Error)) return String(error)
  switch (Reflect.get(error, 'code')) {
    case 'EADDRINUSE':
      return `Port ${port} is taken. Stop what uses it, or set RELAY_PORT to another.`
    case 'ENOSPC':
      return `The disk is full: ${dir}`
    case 'EACCES':
    case 'EROFS':
      return `The data folder cannot be written: ${dir}`
    default:
      return error.message
  }
}
