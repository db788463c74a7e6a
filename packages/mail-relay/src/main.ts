import { readFileSync } from 'node:fs'
import { z } from 'zod'
import type { Log } from './message-store'
import { startRelay } from './server'
import { settingsShape } from './settings'

const fileShape = settingsShape.extend({ port: z.number().default(3334) })

/** Runs the relay with the settings of a JSON file until a signal ends the process. */
async function main(file: string) {
  const { port, ...options } = fileShape.parse(JSON.parse(readFileSync(file, 'utf8')))
  const log: Log = (message, facts) => console.error(JSON.stringify({ message, ...facts }))
  const relay = await startRelay({ ...options, log }, { port })
  const stop = () => void relay.close().then(() => process.exit(0))
  process.once('SIGTERM', stop).once('SIGINT', stop)
  console.log(`Mail relay: http://127.0.0.1:${relay.port}`)
}

main(process.argv[2] ?? 'mail-relay.json').catch((error: unknown) => {
  console.error('The mail relay could not start.', error instanceof Error ? error.message : error)
  process.exit(1)
})
