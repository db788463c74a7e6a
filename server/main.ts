import type { AddressInfo } from 'node:net'
import path from 'node:path'
import type { Duplex } from 'node:stream'
import { env, type Env } from '../config/env.server'
import { processLogger } from '../config/logger.server'
import { root } from '../config/root.server'
import { stopOnSignal } from '../config/stop-on-signal.server'
import type { Relay } from '../relay/server'
import { createTrustCheck } from './client-address'
import { createFailureSimulation } from './failure-simulation/failure-simulation'
import { createHandler, isLakeUpgrade } from './handler'
import { createHttpServer } from './http-server'
import { createLakeProxy } from './lake-proxy'
import { measureHit, measureRequest, serveMetrics } from './metrics'
import { type Outcome, reportOutcomes } from './outcomes'
import { createProductionPages, createDevelopmentPages } from './pages'
import { createPictureWarmer } from './picture-warmer'
import { createRelayProxy } from './relay-proxy'
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

const buildDir = path.join(root, 'build')
const log = processLogger('site')

await start()

async function start(): Promise<void> {
  const settings = env()
  const { content, host, metricsPort, mode, port, relay: relaySettings, trustedProxies } = settings
  const { hsts, siteUrl } = settings
  for (const [old, current] of settings.renamed) log.warn(`${old} is deprecated: use ${current}`)
  const isTrustedProxy = createTrustCheck(trustedProxies)
  const isHttpsSite = siteUrl.startsWith('https:')
  const server = createHttpServer({ hsts, isHttpsSite, isTrustedProxy })
  const isDevelopment = mode === 'development'
  const pictures =
    content.kind === 'embedded' && settings.picturesAhead && !isDevelopment
      ? createPictureWarmer({ origin: content.apiHost })
      : undefined
  const [pages, relayServer] = await Promise.all([
    isDevelopment
      ? createDevelopmentPages(path.join(root, 'remix.config.ts'), server, isTrustedProxy)
      : createProductionPages(buildDir, isTrustedProxy, {
          cdnSeconds: settings.cdnSeconds,
          onError: (error) =>
            log.error({ reason: String(error) }, 'a page could not be rendered in the background'),
          onPage: (html) => pictures?.warm(html),
        }),
    relaySettings === undefined ? undefined : startRelay(settings),
  ])
  const lake =
    content.kind === 'embedded' ? createLakeProxy(content.apiHost, isTrustedProxy) : undefined
  const relay =
    relaySettings === undefined ? undefined : createRelayProxy(relaySettings.origin, isTrustedProxy)
  const failureSimulation =
    settings.failureSimulation && createFailureSimulation(settings.failureSimulation)
  const studio = isDevelopment
    ? createLiveStudio(path.join(root, 'studio/vite.config.ts'), server, content.kind)
    : createStudioFiles(path.join(buildDir, 'studio'), content.kind)
  const sockets = new Set<Duplex>()

  const handler = createHandler({
    studio,
    lake,
    relay,
    failureSimulation: failureSimulation?.handle,
    pages: pages.app,
  })
  const handle = reportOutcomes(handler, isTrustedProxy, report)
  server.on('request', (request, response) => {
    if (!pages.cache?.sendIfFresh(request, response, measureHit)) handle(request, response)
  })
  const metrics = metricsPort === undefined ? undefined : serveMetrics(metricsPort, logMetricsError)
  server.on('upgrade', (request, socket, head) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    // Node no longer handles errors of this socket; an unhandled one would end the process.
    socket.on('error', () => undefined)
    if (lake !== undefined && isLakeUpgrade(request)) lake.forwardUpgrade(request, head)
    // In development Vite handles its own WebSocket.
    else if (!isDevelopment) socket.destroy()
  })
  server.on('error', (error: NodeJS.ErrnoException) => {
    console.error(explainListenError(error, host, port))
    process.exit(1)
  })
  server.listen(port, host, () => {
    const { port: actual } = server.address() as AddressInfo
    if (process.send) process.send({ type: 'ready', port: actual, summary: summarize(settings) })
    else console.log(`Site: http://${host}:${actual}`)
  })

  stopOnSignal(async () => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()))
    failureSimulation?.close()
    pictures?.close()
    server.closeIdleConnections()
    metrics?.close().closeAllConnections()
    // `closeAllConnections` leaves out upgraded connections, but `close` waits for them.
    for (const socket of sockets) socket.destroy()
    setTimeout(() => server.closeAllConnections(), RESPONSES_GRACE_MS).unref()
    await closed
    await settleWithin([pages.close()], EMAIL_GRACE_MS)
    // The relay closes after everything that sends e-mail through it.
    await settleWithin([relayServer?.close()], RELAY_GRACE_MS)
  })
}

/** Imports the relay on demand: most sites with an EmailJS account do not need it. */
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
