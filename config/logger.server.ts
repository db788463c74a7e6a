import { type Logger, pino } from 'pino'
import { env } from './env.server'
import { personalFields } from './investor-request'

// Keys that must never reach a log: a line that has one by mistake shows `[personal]` or `[secret]`.
const personal = [...personalFields, 'email', 'phone']
const requestFields = ['ip', 'clientAddress', 'address', 'url', 'headers', 'body']
const secrets = ['token', 'password', 'authorization', 'cookie']

interface Options {
  process: string
  level: string
  /** Receives each finished line. */
  write: (line: string) => void
}

/** Creates a logger that writes one line of JSON for each event. */
export function createLogger({ process, level, write }: Options): Logger {
  return pino(
    {
      level,
      base: { process },
      messageKey: 'message',
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      redact: {
        paths: [...personal, ...requestFields, ...secrets],
        censor: (_value, [key = '']) => (secrets.includes(key) ? '[secret]' : '[personal]'),
      },
    },
    { write },
  )
}

/**
 * Creates the logger of this process, on standard error. Without LOG_LEVEL a terminal shows
 * warnings and errors; any other output also receives a line for each request. There is no log file:
 * it would be one more place to delete personal data from.
 * @param name of the process
 */
export function processLogger(name: string): Logger {
  return createLogger({
    process: name,
    level: env().logLevel ?? (process.stderr.isTTY ? 'warn' : 'info'),
    write: (line) => process.stderr.write(line),
  })
}
