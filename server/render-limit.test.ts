import { createServer, get } from 'node:http'
import express, { type Response } from 'express'
import { expect, test } from 'vitest'
import { limitRenders } from './render-limit'
import { listen } from './testing/test-server'

/** Starts a server whose renders end when the test says so. */
async function setUp({ maxMs = 60_000 } = {}) {
  const rendering: Response[] = []
  const app = express()
  const limits = { running: 1, waiting: 1, maxMs }
  const reject = (response: Response) => void response.status(503).end()
  app.use(limitRenders({ ...limits, reject, isExempt: ({ req }) => req.path === '/readyz' }))
  app.use((_request, response) => void rendering.push(response))
  const origin = await listen(createServer(app))
  const request = (path = '/', method = 'GET') =>
    fetch(origin + path, { method }).then(({ status }) => status)
  const rendered = (count: number) => expect.poll(() => rendering.length).toBe(count)
  return { origin, request, rendering, rendered }
}

test('runs some renders, lets some wait, and rejects the others at once (OPS-01)', async () => {
  const { request, rendering, rendered } = await setUp()
  const first = request()
  await rendered(1)
  // One of the two waits, and no third one may.
  const others = [request(), request()]
  expect(await Promise.race(others)).toBe(503)
  rendering[0]?.end()
  expect(await first).toBe(200)
  await rendered(2)
  rendering[1]?.end()
  expect((await Promise.all(others)).sort()).toEqual([200, 503])
})

test('lets posts and exempt requests pass (OPS-01)', async () => {
  const { request, rendering, rendered } = await setUp()
  const all = [request()]
  await rendered(1)
  all.push(request('/', 'POST'), request('/readyz'))
  await rendered(3)
  for (const response of rendering) response.end()
  expect(await Promise.all(all)).toEqual([200, 200, 200])
})

test('frees the place of a client that leaves, waiting or not (OPS-01)', async () => {
  const { origin, request, rendering, rendered } = await setUp()
  const first = get(origin).on('error', () => undefined)
  await rendered(1)
  const second = get(origin).on('error', () => undefined)
  await expect.poll(() => request('/')).toBe(503)
  second.destroy()
  // A place is free again.
  const third = request()
  await expect.poll(() => request('/')).toBe(503)
  first.destroy()
  await rendered(2)
  rendering[1]?.end()
  expect(await third).toBe(200)
})

test('counts a render for a limited time (OPS-01)', async () => {
  const { request, rendering, rendered } = await setUp({ maxMs: 20 })
  const all = [request(), request()]
  await rendered(2)
  for (const response of rendering) response.end()
  expect(await Promise.all(all)).toEqual([200, 200])
})
