import { createServer, type Server } from 'node:http'
import { collectDefaultMetrics, Histogram, register } from 'prom-client'
import type { Outcome } from './outcomes'

/** In seconds: from a cached page to an upload; anything longer is a stream. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

const requestSeconds = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'Time until the response was complete, by route and class of status',
  labelNames: ['route', 'status'] as const,
  buckets: BUCKETS,
})

/** Records a request and its duration. */
export function measureRequest({ route, status, ms }: Pick<Outcome, 'route' | 'status' | 'ms'>) {
  requestSeconds.observe({ route, status: `${Math.floor(status / 100)}xx` }, ms / 1_000)
}

/**
 * Serves the metrics of this process, including those of the app, on a port of the loopback. No
 * path of the site and no misconfigured proxy leads there.
 * @param onError called when it cannot listen or measure; the site continues
 */
export function serveMetrics(port: number, onError: (error: unknown) => void): Server {
  collectDefaultMetrics()
  const server = createServer((request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET') {
      response.writeHead(404).end()
      return
    }
    register.metrics().then(
      (text) => response.writeHead(200, { 'Content-Type': register.contentType }).end(text),
      (error: unknown) => {
        onError(error)
        response.writeHead(500).end()
      },
    )
  })
  server.on('error', onError)
  return server.listen(port, '127.0.0.1')
}
