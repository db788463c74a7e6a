import { type Logger, pino } from 'pino'
import { env } from './env.server'

/**
 * What must never reach a log, by the names that it has in this code. Nobody logs it on purpose: the
 * line of somebody who does by mistake says `[personal]` or `[secret]` in its place.
 */
const personal = ['user_name', 'user_whatsapp', 'user_email', 'user_message', 'email', 'phone']
const ofRequests = ['ip', 'clientAddress', 'address', 'url', 'headers', 'body']
const secrets = ['token', 'password', 'authorization', 'cookie']

interface Options {
  /** Which process of the product speaks. */
  process: string
  level: string
  /** Where finished lines go. */
  write: (line: string) => void
}

/** Makes a log that writes one line of JSON for each thing that happened. */
export function createLogger({ process, level, write }: Options): Logger {
  return pino(
    {
      level,
      base: { process },
      messageKey: 'message',
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      redact: {
        paths: [...personal, ...ofRequests, ...secrets],
        censor: (_value, [key = '']) => (secrets.includes(key) ? '[secret]' : '[personal]'),
      },
    },
    { write },
  )
}

/**
 * The log of this process, on standard error. Without LOG_LEVEL a person at a terminal reads
 * warnings only, and whatever else takes the lines gets one for each request, too (decision 17).
 * @param name of the process
 */
export function processLogger(name: string): Logger {
  return createLogger({
    process: name,
    level: env().logLevel ?? (process.stderr.isTTY ? 'warn' : 'info'),
    write: (line) => process.stderr.write(line),
  })
}
