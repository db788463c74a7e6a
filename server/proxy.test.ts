import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { createTrustCheck } from './client-address'
import { createReverseProxy } from './proxy'
import { listen } from '#app/testing/listen'

const unavailable = { contentType: 'text/plain', body: 'Service Unavailable' }

// A request on a connection that its target is just closing fails, and posts cannot be repeated.
test('closes an idle connection before its target does (MAIL-04, ERR-03)', async () => {
  const server = createServer({ keepAliveTimeout: 2_000 }, (_request, response) => response.end())
  const connected = once(server, 'connection')
  const { forward } = createReverseProxy(await listen(server), unavailable, createTrustCheck([]))
  const site = await listen(createServer((request, response) => forward(request, response)))
  expect((await fetch(site, { method: 'POST', body: 'a=b' })).status).toBe(200)
  const [socket] = (await connected) as [Socket]
  const closedBy = await Promise.race([
    once(socket, 'end').then(() => 'proxy'),
    once(socket, 'close').then(() => 'target'),
  ])
  expect(closedBy).toBe('proxy')
})
