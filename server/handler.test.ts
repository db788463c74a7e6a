import { createServer, type ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import express from 'express'
import { describe, expect, test } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { onWebSocketUpgrade } from 'content-lake/websocket-upgrade'
import { expectSocketReleased } from './testing/half-open-client'
import { createTrustCheck } from './client-address'
import { createHandler, isLakeUpgrade } from './handler'
import { createLakeProxy } from './lake-proxy'
import { createRelayProxy } from './relay-proxy'
import { listen } from '#app/testing/listen'
import { rawRequest } from './testing/raw-request'

/** A server in place of the lake or the relay; it responds with the request that it received. */
function echo() {
  const app = express()
  app.use((request, response) => {
    const { method, url, headers } = request
    response.json({ method, url, headers })
  })
  return createServer(app)
}

const respondWith = (body: string) =>
  express().use((_request, response) => void response.send(body))

async function startSite(lakeAddress?: string, relayAddress?: string) {
  const isTrustedProxy = createTrustCheck([])
  const lake = lakeAddress === undefined ? undefined : createLakeProxy(lakeAddress, isTrustedProxy)
  const relay =
    relayAddress === undefined ? undefined : createRelayProxy(relayAddress, isTrustedProxy)
  const server = createServer(
    createHandler({ studio: respondWith('the studio'), lake, relay, pages: respondWith('a page') }),
  )
  onWebSocketUpgrade(server, (request, socket, head) => {
    if (lake !== undefined && isLakeUpgrade(request)) lake.forwardUpgrade(request, head)
    else socket.destroy()
  })
  return listen(server)
}

describe('the handler', () => {
  test.each([
    ['/', 'a page'],
    ['/sosBahia/donate?a=/studio', 'a page'],
    ['/studio', 'the studio'],
    ['/studio/structure;homePage', 'the studio'],
    ['/studio-staging', 'the studio'],
    ['/studio-staging/structure', 'the studio'],
    ['/studios', 'a page'],
    ['/lakeside', 'a page'],
    ['/healthz', 'ok\n'],
  ])('selects a part by path: %s: %j', async (path, body) => {
    const site = await startSite('http://127.0.0.1:9')
    expect(await (await fetch(site + path)).text()).toBe(body)
  })

  test.each(['/lake/v1/ping', '/_mail'])('%s is a page without lake and relay', async (path) => {
    expect(await (await fetch((await startSite()) + path)).text()).toBe('a page')
  })
})

describe('the proxy to the lake', () => {
  test('answers 503 in the API’s format while the lake is down (ERR-03)', async () => {
    const site = await startSite('http://127.0.0.1:9')
    const response = await fetch(`${site}/lake/v1/ping`)
    expect(response.status).toBe(503)
    expect(await response.json()).toMatchObject({
      statusCode: 503,
      error: 'Service Unavailable',
    })
  })

  test('forwards WebSockets without the prefix, with the client’s address', async () => {
    const lake = createServer()
    const sockets = new WebSocketServer({ server: lake })
    sockets.on('connection', (socket, { url, headers }) =>
      socket.send(`${url} for ${String(headers['x-forwarded-for'])}`),
    )
    const site = await startSite(await listen(lake))
    const socket = new WebSocket(`${site.replace('http', 'ws')}/lake/v1/mux`, {
      headers: { 'X-Forwarded-For': '203.0.113.7' },
    })
    const message = await new Promise<string>((resolve, reject) => {
      socket.on('message', (data: Buffer) => resolve(data.toString()))
      socket.on('error', reject)
    })
    expect(message).toBe('/v1/mux for 127.0.0.1')
    socket.terminate()
    sockets.close()
  })

  test('ignores an upgrade to another protocol, here and in the lake', async () => {
    const site = await startSite(await listen(echo()))
    const send = (path: string) => {
      const connection = connect(Number(new URL(site).port), '127.0.0.1')
      const headers = 'Host: a\r\nConnection: Upgrade, close\r\nUpgrade: h2c'
      connection.write(`GET ${path} HTTP/1.1\r\n${headers}\r\n\r\n`)
      return text(connection)
    }
    expect(await send('/')).toContain('a page')
    expect(await send('/lake/v1/ping')).toContain('"url":"/v1/ping"')
  })

  test('closes the connection after a rejected WebSocket', async () => {
    const lake = createServer().on('upgrade', (_request, socket) =>
      socket.end('HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n'),
    )
    await expectSocketReleased(await startSite(await listen(lake)), '/lake/x')
  })

  test('forwards a pipelined request after the responses before it', async () => {
    const received: string[] = []
    const streams: ServerResponse[] = []
    const lake = createServer((request, response) => {
      received.push(request.url ?? '')
      response.write(':')
      if (request.url === '/stream') streams.push(response)
      else response.end('an answer')
    })
    const site = await startSite(await listen(lake))
    const connection = connect(Number(new URL(site).port), '127.0.0.1')
    const requests = ['/lake/stream', '/lake/behind'].map(
      (url) => `GET ${url} HTTP/1.1\r\nHost: a\r\n\r\n`,
    )
    let output = ''
    connection.setEncoding('utf8').on('data', (text: string) => (output += text))
    connection.write(requests.join(''))
    await expect.poll(() => streams.length).toBe(1)
    expect(await (await fetch(`${site}/lake/other`)).text()).toBe(':an answer')
    expect(received).toEqual(['/stream', '/other'])
    for (const stream of streams) stream.end()
    await expect.poll(() => output).toContain('an answer')
    connection.destroy()
  })
})

describe('the proxy to the mail relay', () => {
  const ID = 'a1'.repeat(16)

  async function startWithRelay() {
    return startSite(undefined, await listen(echo()))
  }

  /** The headers that the relay receives. */
  async function readHeaders(url: string, init: RequestInit) {
    const response = await fetch((await startWithRelay()) + url, init)
    return ((await response.json()) as { headers: Record<string, string> }).headers
  }

  test.each([
    ['POST', '/api/v1.0/email/send'],
    ['POST', '/api/v1.0/email/send-form?x=1'],
    ['OPTIONS', '/api/v1.0/email/send-form'],
    ['GET', '/_mail'],
    ['GET', '/_mail/'],
    ['GET', `/_mail/${ID}`],
  ])('forwards %s %s (MAIL-03, MAIL-04)', async (method, url) => {
    const response = await fetch((await startWithRelay()) + url, { method })
    expect(await response.json()).toMatchObject({ method, url })
  })

  test.each([
    ['GET', '/api/v1.0/email/send'],
    ['POST', '/api/v1.0/email/'],
    ['POST', '/api/v1.0/email/send/../../../../messages'],
    ['POST', '/api/v1.0/email/%2e%2e/messages'],
    ['POST', '/_mail'],
    ['GET', '/_mailbox'],
    ['GET', '/_mail/..%2fmessages'],
    ['GET', '/_mail//messages'],
    ['GET', `/_mail/${ID}/../../messages`],
    ['GET', '/messages'],
    ['DELETE', '/messages?reference=a'],
    ['GET', '//messages'],
  ])('does not forward %s %s (FORM-08)', async (method, url) => {
    const { body } = await rawRequest(await startWithRelay(), method, url)
    expect(body.toString()).toBe('a page')
  })

  test('sends the client’s address and no cookies', async () => {
    const headers = await readHeaders('/api/v1.0/email/send', {
      method: 'POST',
      headers: { 'X-Forwarded-For': '203.0.113.7', Cookie: 'a=1' },
    })
    expect(headers['x-forwarded-for']).toBe('127.0.0.1')
    expect(headers).not.toHaveProperty('cookie')
  })

  test('sends no forwarded headers for pages, except those of a proxy (MAIL-04)', async () => {
    const forwarded = async (headers: Record<string, string>) =>
      Object.entries(await readHeaders('/_mail', { headers })).filter(([name]) =>
        name.startsWith('x-forwarded'),
      )
    expect(await forwarded({})).toEqual([])
    const fromProxy = { 'X-Forwarded-For': '127.0.0.1' }
    expect(await forwarded(fromProxy)).toEqual([['x-forwarded-for', '127.0.0.1']])
  })

  test('answers 503 while the relay is down (MAIL-04)', async () => {
    const site = await startSite(undefined, 'http://127.0.0.1:9')
    const response = await fetch(`${site}/api/v1.0/email/send`, { method: 'POST' })
    expect(response.status).toBe(503)
    expect(await response.text()).toBe('Service Unavailable')
  })
})
