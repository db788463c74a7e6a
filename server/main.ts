import { lookup } from 'node:dns/promises'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import type { Duplex } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { env, type Env } from '#config/env.server'
import { processLogger } from '#config/logger.server'
import { BACKLOG, listenOptions } from '#config/inherited-sockets.server'
import { root } from '#config/root.server'
import { stopOnSignal } from '#config/stop-on-signal.server'
import { onWebSocketUpgrade } from 'content-lake/websocket-upgrade'
import type { Relay } from 'mail-relay/server'
import { exitWith, explain } from './child-process'
import { checkSettings } from './check-settings'
import { createTrustCheck } from './client-address'
import { drainServer, trackResponses } from './drain'
import { createHandler, isLakeUpgrade } from './handler'
import { createHttpServer } from './http-server'
import { createLakeProxy } from './lake-proxy'
import { measureRequest, serveMetrics } from './metrics'
import { type Outcome, reportOutcomes } from './outcomes'
import { createProductionPages, createDevelopmentPages } from './pages'
import { createPictureWarmer } from './picture-warmer'
import { createRelayProxy } from './relay-proxy'
import { isRestarted, isSecond, waitForDrain, waitUntilAlone } from './reload-messages'
import { settleWithin } from './settle-within'
import { createLiveStudio } from './live-studio'
import { createStudioFiles } from './studio-files'
import { summarize } from './summary'

// A stop has three phases, together shorter than the supervisor's grace period.
/** Time for open responses. */
const RESPONSES_GRACE_MS = 3_000
/** Time for an e-mail that is being sent. */
const EMAIL_GRACE_MS = 1_300
/** Time for the relay's open responses. */
const RELAY_GRACE_MS = 300

/** Serves waiting visitors first after a restart; calls of the relay wait at its socket. */
const RELAY_DELAY_MS = 500

await checkSettings()

const buildDir = path.join(root, 'build')
const log = processLogger('site')

await start().catch((error: unknown) => {
  console.error(error)
  return exitWith(explain(error))
})

async function start(): Promise<void> {
  const settings = env()
  const { content, host, metricsPort, mode, port, relay: relaySettings, trustedProxies } = settings
  const isTrustedProxy = createTrustCheck(trustedProxies)
  const isHttpsSite = settings.siteUrl.startsWith('https:')
  const server = createHttpServer({ isHttpsSite, isTrustedProxy })
  const isDevelopment = mode === 'development'
  const pictures =
    content.kind === 'embedded' && settings.picturesAhead && !isDevelopment
      ? createPictureWarmer({ origin: content.apiHost })
      : undefined
  if (content.kind === 'hosted') void checkHosted(content)
  // While an earlier process finishes, it uses the relay's folder and the metrics' port.
  const alone = waitUntilAlone()
  const relayServer = alone
    .then(() => (isRestarted ? sleep(RELAY_DELAY_MS) : undefined))
    .then(() => relaySettings && startRelay(relaySettings))
  const metrics =
    metricsPort === undefined
      ? undefined
      : alone.then(() => serveMetrics(metricsPort, logMetricsError))
  const pages = await (isDevelopment
    ? createDevelopmentPages(path.join(root, 'remix.config.ts'), server, isTrustedProxy)
    : createProductionPages(buildDir, isTrustedProxy, {
        onError: (error) =>
          log.error({ reason: String(error) }, 'a page could not be rendered in the background'),
        onPage: (html) => pictures?.warm(html),
      }))
  const lake =
    content.kind === 'embedded' ? createLakeProxy(content.apiHost, isTrustedProxy) : undefined
  const relay =
    relaySettings === undefined ? undefined : createRelayProxy(relaySettings.origin, isTrustedProxy)
  const studio = isDevelopment
    ? createLiveStudio(path.join(root, 'studio/vite.config.ts'), server, content.kind)
    : createStudioFiles(path.join(buildDir, 'studio'), content.kind)
  const sockets = new Set<Duplex>()

  const handler = createHandler({ studio, lake, relay, pages: pages.app })
  const responses = trackResponses(reportOutcomes(handler, isTrustedProxy, report))
  server.on('request', (request, response) => {
    if (!pages.cache?.sendIfFresh(request, response, measureRequest)) {
      responses.handle(request, response)
    }
  })
  onWebSocketUpgrade(server, (request, socket, head) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    // Node no longer handles errors of this socket; an unhandled one would end the process.
    socket.on('error', () => undefined)
    if (lake !== undefined && isLakeUpgrade(request)) lake.forwardUpgrade(request, head)
    // In development Vite handles its own WebSocket.
    else if (!isDevelopment) socket.destroy()
  })
  server.on('error', (error: NodeJS.ErrnoException) => {
    void exitWith(explainListenError(error, host, port))
  })
  server.listen(listenOptions('site', { port, host }), BACKLOG, () => {
    const { port: actual } = server.address() as AddressInfo
    const announce = () => {
      if (process.send) process.send({ type: 'ready', port: actual, summary: summarize(settings) })
      else console.log(`Site: http://${host}:${actual}`)
    }
    if (isSecond) announce()
    else void relayServer.then(announce)
  })

  const stop = stopOnSignal(async () => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()))
    pictures?.close()
    server.closeIdleConnections()
    void metrics?.then((opened) => opened.close().closeAllConnections())
    // `closeAllConnections` leaves out upgraded connections, but `close` waits for them.
    for (const socket of sockets) socket.destroy()
    setTimeout(() => server.closeAllConnections(), RESPONSES_GRACE_MS).unref()
    await closed
    await settleWithin([pages.close()], EMAIL_GRACE_MS)
    // The relay closes after everything that sends e-mail through it.
    await settleWithin([relayServer.then((opened) => opened?.close())], RELAY_GRACE_MS)
  })
  void waitForDrain()
    .then(() => drainServer(server, responses.finished))
    .then(stop)
}

/** Imports the relay on demand: most sites with an EmailJS account do not need it. */
async function startRelay(settings: NonNullable<Env['relay']>): Promise<Relay> {
  const { startSiteRelay } = await import('./relay')
  return startSiteRelay(settings).catch((error: unknown) => exitWith(explain(error)))
}

/** Says what is wrong in the words of `npm run doctor`, before the first content cannot be read. */
async function checkHosted({ projectId, dataset }: Env['content']): Promise<void> {
  await lookup(`${projectId}.api.sanity.io`).catch((error: unknown) => {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error)
    const meaning = 'the site serves the last content it read'
    log.error(
      `${projectId}/${dataset}, hosted does not answer (${code}): ${meaning}. Check SANITY_PROJECT_ID and the network`,
    )
  })
}

function report(outcome: Outcome) {
  measureRequest(outcome)
  log[outcome.status >= 500 ? 'warn' : 'info'](outcome, 'request')
}

function logMetricsError(error: unknown) {
  log.error({ reason: String(error) }, 'the metrics are not available')
}

function explainListenError(error: NodeJS.ErrnoException, host: string, port: number): string {
  if (error.code === 'EADDRINUSE') {
    return `Port ${port} on ${host} is taken by another program. Stop it, or set PORT to a free one.`
  }
  if (error.code === 'EACCES') return `Port ${port} needs more rights. Set PORT to one above 1023.`
  return `The site cannot listen on ${host}:${port}: ${error.message}`
}
