import { once } from 'node:events'
import { createServer } from 'node:http'
import express from 'express'
import type { z } from 'zod'
import { createAcceptMessage, type GetFingerprint } from './accept-message'
import { callLimits, rejectForeignPages, requireLocalCaller } from './access'
import { readFormCall, readJsonCall } from './call'
import { handleCall, messages, sendError } from './endpoints'
import { type Log, openMessageStore } from './message-store'
import { mailPages, PAGE_HEADERS } from './pages'
import { rejections } from './rejections'
import type { settingsShape } from './settings'
import { createSmtpDispatch } from './smtp'

export interface RelayOptions extends z.infer<typeof settingsShape> {
  readonly getFingerprint?: GetFingerprint
  readonly log?: Log
  readonly now?: () => Date
}

export type Relay = Awaited<ReturnType<typeof startRelay>>

const API = '/api/v1.0/email'
/** In bytes: 50 KB of variables, which JSON escapes can make six times longer. */
const BODY_LIMIT = 400 * 1024

const DAY_MS = 86_400_000
const PRUNE_EVERY_MS = 3_600_000
/** Shorter than the grace period of the site's supervisor. A caller without a `200` tries again. */
const GRACE_MS = 4_000
/**
 * How long idle connections stay open: longer than proxies reuse theirs, which is at most a minute.
 * With Node's 5 s they would send requests on closed connections.
 */
const KEEP_ALIVE_MS = 65_000

/**
 * Starts the mail relay, which listens on the loopback only (MAIL-03, MAIL-04). It binds the port
 * before it opens the folder, so a second relay never changes the first one's files.
 * @param address a port, 0 for any free one, or the file descriptor of an inherited socket
 * @throws Error of Node when the port is in use (`EADDRINUSE`) or the folder is not usable
 */
export async function startRelay(
  options: RelayOptions,
  address: { port: number } | { fd: number },
) {
  const server = createServer({ requestTimeout: 30_000, keepAliveTimeout: KEEP_ALIVE_MS })
  server.listen({ host: '127.0.0.1', ...address })
  // Rejects when the server cannot listen.
  await once(server, 'listening')
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
  const bound = server.address()
  if (bound === null || typeof bound === 'string') throw new Error('The relay has no port.')
  return {
    port: bound.port,
    /** Stops accepting calls. Resolves when open calls have ended or their grace period is over. */
    close: async () => {
      const closed = once(server, 'close')
      server.close()
      setTimeout(() => server.closeAllConnections(), GRACE_MS).unref()
      await closed
    },
  }
}

function createRelay(options: RelayOptions) {
  const { account, dir, smtpUrl, from, to, getFingerprint } = options
  const { log = () => undefined, now = () => new Date() } = options
  const store = openMessageStore(dir, log)
  const dispatch = smtpUrl === undefined ? undefined : createSmtpDispatch(smtpUrl, from)
  const deps = { store, from, to, dispatch, getFingerprint, log, now }
  const acceptMessage = createAcceptMessage(deps)

  const app = express()
  // The site runs on this machine and sends the client's address in X-Forwarded-For.
  app.set('trust proxy', 'loopback').disable('x-powered-by').disable('etag')
  app.use((_request, response, next) => {
    response.set({ ...PAGE_HEADERS, 'Cache-Control': 'no-store' })
    next()
  })
  app.use(API, rejectForeignPages)
  const limits = callLimits()
  app.post(
    `${API}/send`,
    limits,
    express.json({ limit: BODY_LIMIT }),
    handleCall(acceptMessage, ({ body }) => readJsonCall(body, account)),
  )
  app.post(
    `${API}/send-form`,
    limits,
    express.raw({ type: 'multipart/form-data', limit: BODY_LIMIT }),
    handleCall(acceptMessage, (request) => readFormCall(request, account)),
  )
  app.use('/messages', requireLocalCaller, messages(store))
  if (options.showsPages) app.use('/_mail', requireLocalCaller, mailPages(store))
  app.use((_request, _response, next) => {
    next(rejections.notFound())
  })
  app.use(sendError(log))

  const prune = () => {
    const oldest = new Date(now().getTime() - options.keepDays * DAY_MS).toISOString()
    const ofVisitors = store.list().filter(({ reference }) => reference === undefined)
    const surplus = new Set(ofVisitors.slice(options.keepVisitorMessages))
    try {
      const deleted = store.remove((each) => each.createdAt < oldest || surplus.has(each))
      if (deleted > 0) log('old messages were deleted', { deleted })
    } catch (error) {
      // The relay still accepts new messages.
      log('old messages could not be deleted', { error: String(error) })
    }
  }
  return { app, prune }
}
