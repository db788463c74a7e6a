import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createApp } from './app'
import type { Log } from './log'
import { createMailroom } from './messages/mailroom'
import { openOutbox } from './messages/outbox'
import { createHandOver } from './messages/smtp'

export interface RelayOptions {
  /** Folder of the messages; made when missing. */
  readonly dir: string
  /** Mail server to hand messages to; without one they are files and nothing more. */
  readonly smtpUrl?: string | undefined
  readonly from: string
  readonly to: string
  /** Messages older than this are removed. */
  readonly keepDays: number
  /** Whether there is a page for developers, shown at this machine alone. */
  readonly showsPages: boolean
  readonly log?: Log
  readonly now?: () => Date
}

export interface Relay {
  readonly port: number
  /** Takes no more calls, and settles when those under way are answered, or have had their time. */
  close: () => Promise<void>
}

const DAY_MS = 86_400_000
const PRUNE_EVERY_MS = 3_600_000
/** Less than the supervisor waits. Who is cut off then gets no `200`, and tries again. */
const GRACE_MS = 4_000
/** Browsers and proxies keep connections longer than Node's 5 s and would write into a closed one. */
const KEEP_ALIVE_MS = 65_000
/** A form is small: who takes longer to send it is let go. */
const REQUEST_TIMEOUT_MS = 30_000

/**
 * Starts the embedded mail relay: answers the calls of the e-mail service, on the loopback alone, and
 * keeps each message as a file (MAIL-03, MAIL-04). The folder is touched only once the port is had:
 * a second relay by mistake leaves the first one's files alone.
 * @param port 0 for any that is free
 * @throws Error of Node when the port cannot be had (`EADDRINUSE`, …) or the folder not be used
 */
export async function startRelay(options: RelayOptions, port: number): Promise<Relay> {
  const server = createServer({
    requestTimeout: REQUEST_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
  })
  await bind(server, port)
  try {
    const { app, prune } = assemble(options)
    server.on('request', app)
    prune()
    const pruning = setInterval(prune, PRUNE_EVERY_MS).unref()
    server.once('close', () => clearInterval(pruning))
  } catch (error) {
    server.close()
    throw error
  }
  return { port: portOf(server.address()), close: () => close(server) }
}

/** The parts of a relay on its folder. */
function assemble({ dir, smtpUrl, from, to, keepDays, showsPages, ...rest }: RelayOptions) {
  const { log = () => undefined, now = () => new Date() } = rest
  const addresses = { from, to }
  const outbox = openOutbox(dir, log)
  const handOver = smtpUrl === undefined ? undefined : createHandOver(smtpUrl, addresses)
  const accept = createMailroom({ outbox, addresses, handOver, log, now })
  const prune = () => {
    const oldest = new Date(now().getTime() - keepDays * DAY_MS).toISOString()
    try {
      const erased = outbox.erase(({ createdAt }) => createdAt < oldest)
      if (erased > 0) log('old messages were removed', { erased })
    } catch (error) {
      // New ones go out all the same.
      log('old messages could not be removed', { error: String(error) })
    }
  }
  return { app: createApp({ outbox, accept, showsPages, log }), prune }
}

function bind(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject)
      resolve()
    })
  })
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeIdleConnections()
    setTimeout(() => server.closeAllConnections(), GRACE_MS).unref()
  })
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('The relay has no port.')
  return address.port
}
