import { createServer, type Server } from 'node:http'
import { collectDefaultMetrics, Histogram, register } from 'prom-client'
import type { Outcome } from './outcomes'

/** Of pages from memory as well as of an upload; whatever takes longer than the last is a stream. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

const requestSeconds = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'Time until a request was answered whole, by route and class of status',
  labelNames: ['route', 'status'] as const,
  buckets: SECONDS,
})

/** Counts a request and its time. */
export function measureRequest({ route, status, ms }: Outcome): void {
  requestSeconds.observe({ route, status: `${Math.floor(status / 100)}xx` }, ms / 1_000)
}

const hits = new Map<string, Histogram.Internal<'route' | 'status'>>()

/** Counts a page that was answered from memory. @param route one of a fixed set */
export function measureHit(route: string, ms: number): void {
  let hit = hits.get(route)
  if (hit === undefined) {
    hit = requestSeconds.labels({ route, status: '2xx' })
    hits.set(route, hit)
  }
  hit.observe(ms / 1_000)
}

/**
 * Serves the measurements of this process, the application's too, to this machine alone. It is a
 * server of its own, so that no address of the site leads to it.
 * @param failed told when it cannot listen, or measure; the site goes on without it
 */
export function serveMetrics(port: number, failed: (error: unknown) => void): Server {
  collectDefaultMetrics()
  const server = createServer((request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET') {
      response.writeHead(404).end()
      return
    }
    register.metrics().then(
      (text) => response.writeHead(200, { 'Content-Type': register.contentType }).end(text),
      (error: unknown) => {
        failed(error)
        response.writeHead(500).end()
      },
    )
  })
  server.on('error', failed)
  return server.listen(port, '127.0.0.1')
}
