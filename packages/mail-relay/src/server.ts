import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { BACKLOG, listenOptions } from '../../../config/inherited-sockets.server'
import { KEEP_ALIVE_MS } from '../../../config/keep-alive.server'
import { createApp } from './app'
import type { Log } from './log'
import { createAcceptMessage } from './messages/accept-message'
import { openMessageStore } from './messages/message-store'
import { createSmtpDispatch } from './messages/smtp'

export interface RelayOptions {
  /** Folder of the messages; created when missing. */
  readonly dir: string
  /** Mail server; without one the relay only writes files. */
  readonly smtpUrl?: string | undefined
  readonly from: string
  readonly to: string
  /** Days after which messages are deleted. */
  readonly keepDays: number
  /** Whether callers on this machine can read messages at `/_mail`. */
  readonly showsPages: boolean
  readonly log?: Log
  readonly now?: () => Date
}

export interface Relay {
  readonly port: number
  /** Stops accepting calls. Resolves when open calls have ended or their grace period is over. */
  close: () => Promise<void>
}

const DAY_MS = 86_400_000
const PRUNE_EVERY_MS = 3_600_000
/** Shorter than the supervisor's grace period. A caller without a `200` tries again. */
const GRACE_MS = 4_000
const REQUEST_TIMEOUT_MS = 30_000

/**
 * Starts the embedded mail relay, which listens on the loopback only (MAIL-03, MAIL-04). It binds the
 * port before it opens the folder, so a second relay never changes the first one's files.
 * @param port 0 for any free port
 * @throws Error of Node when the port is in use (`EADDRINUSE`) or the folder is not usable
 */
export async function startRelay(options: RelayOptions, port: number): Promise<Relay> {
  const server = createServer({
    requestTimeout: REQUEST_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
  })
  await bind(server, port)
  try {
    const { app, prune } = createRelay(options)
    server.on('request', app)
    prune()
    const pruning = setInterval(prune, PRUNE_EVERY_MS).unref()
    server.once('close', () => clearInterval(pruning))
  } catch (error) {
    server.close()
    throw error
  }
  return { port: getPort(server.address()), close: () => close(server) }
}

function createRelay({ dir, smtpUrl, from, to, keepDays, showsPages, ...rest }: RelayOptions) {
  const { log = () => undefined, now = () => new Date() } = rest
  const addresses = { from, to }
  const store = openMessageStore(dir, log)
  const dispatch = smtpUrl === undefined ? undefined : createSmtpDispatch(smtpUrl, addresses)
  const acceptMessage = createAcceptMessage({ store, addresses, dispatch, log, now })
  const prune = () => {
    const oldest = new Date(now().getTime() - keepDays * DAY_MS).toISOString()
    try {
      const deleted = store.remove(({ createdAt }) => createdAt < oldest)
      if (deleted > 0) log('old messages were deleted', { deleted })
    } catch (error) {
      // The relay still accepts new messages.
      log('old messages could not be deleted', { error: String(error) })
    }
  }
  return { app: createApp({ store, acceptMessage, showsPages, log }), prune }
}

function bind(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(listenOptions('relay', { port, host: '127.0.0.1' }), BACKLOG, () => {
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

function getPort(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('The relay has no port.')
  return address.port
}
