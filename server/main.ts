import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import type { Duplex } from 'node:stream'
import { env, type Env } from '../config/env.server'
import { processLogger } from '../config/logger.server'
import { root } from '../config/root.server'
import { stopOnSignal } from '../config/stop-on-signal.server'
import type { Relay } from '../relay/server'
import { trustsAny } from './client-address'
import { createHandler, isLakeUpgrade } from './handler'
import { createLakePassage } from './lake-passage'
import { measureHit, measureRequest, serveMetrics } from './metrics'
import { type Outcome, withOutcomes } from './outcomes'
import { createBuiltPages, createLivePages } from './pages'
import { createRehearsal } from './rehearsal/rehearsal'
import { createPictureWarmer } from './picture-warmer'
import { createRelayPassage } from './relay-passage'
import { settleWithin } from './settle-within'
import { createStudioFiles } from './studio-files'
import { summaryOf } from './summary'

/** A client that sends its headers or its form slower than this is let go. */
const HEADERS_TIMEOUT_MS = 15_000
/** Uploads of large files pass through here too, so a whole request may take a while. */
const REQUEST_TIMEOUT_MS = 300_000
/** Open streams are cut after this time when the process is asked to stop. */
const GRACE_MS = 3_000
/** Then an e-mail under way has so long to go out; with the above less than the supervisor waits. */
const LAST_MS = 1_300
/** And the relay, to answer. */
const RELAY_LAST_MS = 300

const buildDir = path.join(root, 'build')
const log = processLogger('site')

await start()

async function start(): Promise<void> {
  const settings = env()
  const { content, host, metricsPort, mode, port, relay: relaySettings, trustedProxies } = settings
  const trusts = trustsAny(trustedProxies)
  const server = createServer({
    headersTimeout: HEADERS_TIMEOUT_MS,
    requestTimeout: REQUEST_TIMEOUT_MS,
  })
  const development = mode === 'development'
  const pictures =
    content.kind === 'embedded' && settings.picturesAhead && !development
      ? createPictureWarmer({ origin: content.apiHost })
      : undefined
  const [pages, relayServer] = await Promise.all([
    development
      ? createLivePages(path.join(root, 'remix.config.ts'), server, trusts)
      : createBuiltPages(buildDir, trusts, {
          cdnSeconds: settings.cdnSeconds,
          onError: (error) =>
            log.error({ reason: String(error) }, 'a page could not be made ahead'),
          onPage: (html) => pictures?.warm(html),
        }),
    relaySettings === undefined ? undefined : startRelay(settings),
  ])
  const lake = content.kind === 'embedded' ? createLakePassage(content.apiHost, trusts) : undefined
  const relay =
    relaySettings === undefined ? undefined : createRelayPassage(relaySettings.origin, trusts)
  const rehearsal = settings.rehearsal && createRehearsal(settings.rehearsal)
  const studio = createStudioFiles(path.join(buildDir, 'studio'), content.kind)
  const sockets = new Set<Duplex>()

  const handler = createHandler({
    studio,
    lake,
    relay,
    rehearsal: rehearsal?.answer,
    pages: pages.app,
  })
  const answer = withOutcomes(handler, trusts, report)
  server.on('request', (request, response) => {
    if (!pages.cache?.answerAtOnce(request, response, measureHit)) answer(request, response)
  })
  const metrics = metricsPort === undefined ? undefined : serveMetrics(metricsPort, metricsFailed)
  server.on('upgrade', (request, socket, head) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    // From here on the connection is nobody's: without a listener its failure would end the process.
    socket.on('error', () => undefined)
    if (lake !== undefined && isLakeUpgrade(request)) lake.upgrade(request, socket, head)
    // In development the other WebSocket is Vite's, which listens to this event too.
    else if (!development) socket.destroy()
  })
  server.on('error', (error: NodeJS.ErrnoException) => {
    console.error(explainListenError(error, host, port))
    process.exit(1)
  })
  server.listen(port, host, () => {
    const { port: actual } = server.address() as AddressInfo
    if (process.send) process.send({ type: 'ready', port: actual, summary: summaryOf(settings) })
    else console.log(`Site: http://${host}:${actual}`)
  })

  stopOnSignal(async () => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()))
    rehearsal?.close()
    pictures?.close()
    server.closeIdleConnections()
    metrics?.close().closeAllConnections()
    // The server no longer counts upgraded connections, but waits for them.
    for (const socket of sockets) socket.destroy()
    setTimeout(() => server.closeAllConnections(), GRACE_MS).unref()
    await closed
    // They are the pages' own, which are not imported here: whoever has never asked has none.
    const requests = globalThis.investorRequestsOfThisProcess?.stop()
    const visits = globalThis.visitsOfThisProcess?.stop()
    await settleWithin([requests, visits, pages.close()], LAST_MS)
    // After those who send e-mails through it.
    await settleWithin([relayServer?.close()], RELAY_LAST_MS)
  })
}

/** Imported only when e-mail goes through the relay: a site with an EmailJS account loads none of it. */
async function startRelay(settings: Env): Promise<Relay> {
  const { startConfiguredRelay } = await import('../relay/start')
  return startConfiguredRelay(settings).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  })
}

function report(outcome: Outcome) {
  measureRequest(outcome)
  log[outcome.status >= 500 ? 'warn' : 'info'](outcome, 'request')
}

function metricsFailed(error: unknown) {
  log.error({ reason: String(error) }, 'measurements cannot be shown')
}

function explainListenError(error: NodeJS.ErrnoException, host: string, port: number): string {
  if (error.code === 'EADDRINUSE') {
    return `Port ${port} on ${host} is taken by another program. Stop it, or set PORT to a free one.`
  }
  if (error.code === 'EACCES') return `Port ${port} needs more rights. Set PORT to one above 1023.`
  return `The site cannot listen on ${host}:${port}: ${error.message}`
}
