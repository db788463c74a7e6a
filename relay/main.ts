import { env } from '../config/env.server'
import { processLogger } from '../config/logger.server'
import { stopOnSignal } from '../config/stop-on-signal.server'
import type { Log } from './log'
import { startRelay } from './server'

/** The process of the embedded mail relay. Its parent, if it has one, is told when it is ready. */
async function main() {
  const { relay: settings } = env()
  if (settings === undefined) {
    throw new Error('An EmailJS account is set and no SMTP_URL: nothing goes through the relay.')
  }
  const { port, close } = await startRelay({ ...settings, log }, settings.port)
  stopOnSignal(close)
  if (process.send !== undefined) process.send({ type: 'ready', port })
  else console.log(`Mail relay: http://127.0.0.1:${port}`)
}

const logger = processLogger('relay')
/** Whatever it says is worth a look. */
const log: Log = (message, facts) => logger.warn(facts, message)

/** What to tell people when the relay cannot start. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  switch (Reflect.get(error, 'code')) {
    case 'EADDRINUSE':
      return `Port ${env().relay?.port} is taken. Stop what uses it, or set RELAY_PORT to another.`
    case 'ENOSPC':
      return `The disk is full: ${env().relay?.dir}`
    case 'EACCES':
    case 'EROFS':
      return `The data folder cannot be written: ${env().relay?.dir}`
    default:
      return error.message
  }
}

main().catch((error: unknown) => {
  console.error(`The mail relay could not start. ${explain(error)}`)
  process.exit(1)
})
