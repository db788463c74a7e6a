import { createServer } from 'node:http'
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
  /**
   * Starts answering, on the loopback alone.
   * @param port 0 for any that is free
   * @throws Error of Node (`EADDRINUSE`, …) when the port cannot be had
   */
  listen: (port: number) => Promise<{ port: number }>
  /** Takes no more calls, and settles when those under way are answered. */
  close: () => Promise<void>
}

const DAY_MS = 86_400_000
const PRUNE_EVERY_MS = 3_600_000
/** The longest that calls under way are waited for: as long as a mail server may take. */
const GRACE_MS = 20_000
/** Browsers and proxies keep connections longer than Node's 5 s and would write into a closed one. */
const KEEP_ALIVE_MS = 65_000
/** A form is small: who takes longer to send it is let go. */
const REQUEST_TIMEOUT_MS = 30_000

/**
 * The embedded mail relay: answers the calls of the e-mail service and keeps each message as a file
 * (MAIL-03, MAIL-04).
 * @throws Error of Node when the folder cannot be used
 */
export function createRelay(options: RelayOptions): Relay {
  const { dir, smtpUrl, from, to, keepDays, showsPages } = options
  const { log = () => undefined, now = () => new Date() } = options
  const addresses = { from, to }
  const outbox = openOutbox(dir)
  const handOver = smtpUrl === undefined ? undefined : createHandOver(smtpUrl, addresses)
  const accept = createMailroom({ outbox, addresses, handOver, log, now })
  const server = createServer(
    { requestTimeout: REQUEST_TIMEOUT_MS, keepAliveTimeout: KEEP_ALIVE_MS },
    createApp({ outbox, accept, showsPages, log }),
  )

  const prune = () => {
    const oldest = new Date(now().getTime() - keepDays * DAY_MS).toISOString()
    const erased = outbox.erase(({ createdAt }) => createdAt < oldest)
    if (erased > 0) log('old messages were removed', { erased })
  }
  prune()
  const pruning = setInterval(prune, PRUNE_EVERY_MS).unref()

  return {
    async listen(port) {
      await new Promise<void>((resolve, reject) => {
        server.once('error', reject)
        server.listen(port, '127.0.0.1', () => {
          server.off('error', reject)
          resolve()
        })
      })
      return { port: portOf(server.address()) }
    },
    async close() {
      clearInterval(pruning)
      await new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeIdleConnections()
        setTimeout(() => server.closeAllConnections(), GRACE_MS).unref()
      })
    },
  }
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('The relay has no port.')
  return address.port
}
