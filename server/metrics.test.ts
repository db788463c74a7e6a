import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { measureRequest, serveMetrics } from './metrics'

let server: Server
let origin: string

beforeAll(async () => {
  server = serveMetrics(0, (error) => expect.unreachable(String(error)))
  await new Promise((resolve) => server.once('listening', resolve))
  const { address, port } = server.address() as AddressInfo
  origin = `http://${address}:${port}`
})

afterAll(() => server.close().closeAllConnections())

test('serves durations on the loopback by route and class of status', async () => {
  measureRequest({ id: 'a', method: 'GET', route: '/sosBahia', status: 204, ms: 30, bytes: 9 })
  expect(new URL(origin).hostname).toBe('127.0.0.1')
  const response = await fetch(`${origin}/metrics`)
  expect(response.headers.get('Content-Type')).toMatch(/^text\/plain; version=0\.0\.4/)
  const text = await response.text()
  const labels = 'route="/sosBahia",status="2xx"'
  expect(text).toContain(`http_request_duration_seconds_bucket{le="0.025",${labels}} 0`)
  expect(text).toContain(`http_request_duration_seconds_bucket{le="0.05",${labels}} 1`)
  expect(text).toContain('process_cpu_seconds_total')
})
