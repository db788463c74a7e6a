import { env } from '../../../config/env.server'
import { stopOnSignal } from '../../../config/stop-on-signal.server'
import { startConfiguredRelay } from './start'

/** Runs the relay as its own process instead of inside the site's (decision 2). */
async function main() {
  const { port, close } = await startConfiguredRelay(env())
  stopOnSignal(close)
  if (process.send !== undefined) process.send({ type: 'ready', port })
  else console.log(`Mail relay: http://127.0.0.1:${port}`)
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
