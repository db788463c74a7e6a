import { createServer, request, type ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import express from 'express'
import { describe, expect, test } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { expectLetGo } from '../tests/stand-ins/half-open-client'
import { trustsAny } from './client-address'
import { createHandler, isLakeUpgrade } from './handler'
import { createLakePassage } from './lake-passage'
import { createRelayPassage } from './relay-passage'
import { listen } from './test-server'

/** A stand-in for the lake or the relay that says what reached it. */
function echo() {
  const app = express()
  app.use((request, response) => {
    const { method, url, headers } = request
    response.json({ method, url, headers })
  })
  return createServer(app)
}

const says = (words: string) => express().use((_request, response) => void response.send(words))

async function startSite(lakeAddress?: string, relayAddress?: string, proxies: string[] = []) {
  const trusts = trustsAny(proxies)
  const lake = lakeAddress === undefined ? undefined : createLakePassage(lakeAddress, trusts)
  const relay = relayAddress === undefined ? undefined : createRelayPassage(relayAddress, trusts)
  const server = createServer(
    createHandler({ studio: says('the studio'), lake, relay, pages: says('a page') }),
  )
  server.on('upgrade', (request, socket, head) => {
    if (lake !== undefined && isLakeUpgrade(request)) lake.upgrade(request, socket, head)
    else socket.destroy()
  })
  return listen(server)
}

describe('the handler chooses by path who answers', () => {
  test.each([
    ['/', 'a page'],
    ['/sosBahia/donate?a=/studio', 'a page'],
    ['/studio', 'the studio'],
    ['/studio/structure;homePage', 'the studio'],
    ['/studios', 'a page'],
    ['/lakeside', 'a page'],
    ['/healthz', 'ok\n'],
  ])('%s: %j', async (path, words) => {
    const site = await startSite('http://127.0.0.1:9')
    const response = await fetch(site + path)
    expect(await response.text()).toBe(words)
  })

  test('with the hosted service /lake is a page like any other', async () => {
    const site = await startSite()
    expect(await (await fetch(`${site}/lake/v1/ping`)).text()).toBe('a page')
  })
})

describe('the passage to the lake', () => {
  test('takes the prefix off, adds forwarded headers and keeps cookies here', async () => {
    const site = await startSite(await listen(echo()))
    const response = await fetch(`${site}/lake/v2025-02-19/data/query/production?query=*`, {
      headers: { Cookie: 'preview=1', Authorization: 'Bearer secret' },
    })
    expect(await response.json()).toMatchObject({
      method: 'GET',
      url: '/v2025-02-19/data/query/production?query=*',
      headers: {
        authorization: 'Bearer secret',
        'x-forwarded-host': new URL(site).host,
        'x-forwarded-proto': 'http',
        'x-forwarded-for': expect.stringContaining('127.0.0.1') as string,
      },
    })
    const again = (await (
      await fetch(`${site}/lake`, { headers: { Cookie: 'a=1' } })
    ).json()) as unknown
    expect(again).toMatchObject({ url: '/' })
    expect(again).not.toHaveProperty('headers.cookie')
  })

  test.each([
    ['whoever connects, whatever was sent', [], '127.0.0.1'],
    ['whom a trusted proxy names', ['loopback'], '203.0.113.7'],
  ])('X-Forwarded-For names %s', async (_name, proxies, caller) => {
    const site = await startSite(await listen(echo()), undefined, proxies)
    const response = await fetch(`${site}/lake/login`, {
      headers: { 'X-Forwarded-For': '198.51.100.1, 203.0.113.7' },
    })
    expect(await response.json()).toMatchObject({ headers: { 'x-forwarded-for': caller } })
  })

  test('streams that do not end keep nobody waiting, however many are open', async () => {
    const lake = express().use((request, response) => {
      if (request.url === '/stream') response.write(':')
      else response.send('an answer')
    })
    const site = await startSite(await listen(createServer(lake)))
    const streams = new AbortController()
    await Promise.all(
      Array.from({ length: 300 }, () => fetch(`${site}/lake/stream`, { signal: streams.signal })),
    )
    expect(await (await fetch(`${site}/lake/v1/ping`)).text()).toBe('an answer')
    streams.abort()
  })

  test('ERR-03 answers 503 in the shape of the API while the lake is down', async () => {
    const site = await startSite('http://127.0.0.1:9')
    const response = await fetch(`${site}/lake/v1/ping`)
    expect(response.status).toBe(503)
    expect(await response.json()).toMatchObject({
      statusCode: 503,
      error: 'Service Unavailable',
    })
  })

  test('carries WebSockets, prefix off and caller named', async () => {
    const lake = createServer()
    const sockets = new WebSocketServer({ server: lake })
    sockets.on('connection', (socket, { url, headers }) =>
      socket.send(`${url} for ${String(headers['x-forwarded-for'])}`),
    )
    const site = await startSite(await listen(lake))
    const socket = new WebSocket(`${site.replace('http', 'ws')}/lake/v1/mux`, {
      headers: { 'X-Forwarded-For': '203.0.113.7' },
    })
    const words = await new Promise<string>((resolve, reject) => {
      socket.on('message', (data: Buffer) => resolve(data.toString()))
      socket.on('error', reject)
    })
    expect(words).toBe('/v1/mux for 127.0.0.1')
    socket.terminate()
    sockets.close()
  })

  test('what the lake answers in place of a WebSocket arrives', async () => {
    const lake = createServer().on('upgrade', (_request, socket) =>
      socket.end('HTTP/1.1 429 Too Many Requests\r\nContent-Length: 0\r\n\r\n'),
    )
    const site = await startSite(await listen(lake))
    const socket = new WebSocket(`${site.replace('http', 'ws')}/lake/v1/mux`)
    const error = await new Promise((resolve) => socket.on('error', resolve))
    expect(String(error)).toContain('429')
  })

  test('whoever is refused a WebSocket is let go, also without closing their side', async () => {
    const lake = createServer().on('upgrade', (_request, socket) =>
      socket.end('HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n'),
    )
    await expectLetGo(await startSite(await listen(lake)), '/lake/x')
  })

  test('a request behind another on the same connection is passed on when it is its turn', async () => {
    const asked: string[] = []
    const streams: ServerResponse[] = []
    const lake = createServer((request, response) => {
      asked.push(request.url ?? '')
      response.write(':')
      if (request.url === '/stream') streams.push(response)
      else response.end('an answer')
    })
    const site = await startSite(await listen(lake))
    const connection = connect(Number(new URL(site).port), '127.0.0.1')
    const words = ['/lake/stream', '/lake/behind'].map(
      (url) => `GET ${url} HTTP/1.1\r\nHost: a\r\n\r\n`,
    )
    let received = ''
    connection.setEncoding('utf8').on('data', (text: string) => (received += text))
    connection.write(words.join(''))
    await expect.poll(() => streams.length).toBe(1)
    expect(await (await fetch(`${site}/lake/other`)).text()).toBe(':an answer')
    expect(asked).toEqual(['/stream', '/other'])
    for (const stream of streams) stream.end()
    await expect.poll(() => received).toContain('an answer')
    connection.destroy()
  })

  test('other WebSockets are refused', async () => {
    const site = await startSite('http://127.0.0.1:9')
    const socket = new WebSocket(`${site.replace('http', 'ws')}/elsewhere`)
    const outcome = await new Promise((resolve) => {
      socket.on('open', () => resolve('open'))
      socket.on('error', () => resolve('refused'))
    })
    expect(outcome).toBe('refused')
  })
})

describe('the passage to the mail relay', () => {
  const ID = 'a1'.repeat(16)

  async function startWithRelay() {
    return startSite(undefined, await listen(echo()))
  }

  test.each([
    ['POST', '/api/v1.0/email/send'],
    ['POST', '/api/v1.0/email/send-form?x=1'],
    ['OPTIONS', '/api/v1.0/email/send-form'],
    ['GET', '/_mail'],
    ['GET', '/_mail/'],
    ['GET', `/_mail/${ID}`],
    ['GET', `/_mail/${ID}.eml`],
  ])('MAIL-03 MAIL-04 %s %s is its to answer', async (method, url) => {
    const response = await fetch((await startWithRelay()) + url, { method })
    expect(await response.json()).toMatchObject({ method, url })
  })

  test.each([
    ['GET', '/api/v1.0/email/send'],
    ['DELETE', '/api/v1.0/email/send'],
    ['POST', '/api/v1.0/email/'],
    ['POST', '/api/v1.0/email/send/../../../../messages'],
    ['POST', '/api/v1.0/email/%2e%2e/messages'],
    ['POST', '/_mail'],
    ['DELETE', '/_mail'],
    ['GET', '/_mailbox'],
    ['GET', '/_mail/../messages'],
    ['GET', '/_mail/..%2fmessages'],
    ['GET', '/_mail//messages'],
    ['GET', `/_mail/${ID}/../../messages`],
    ['GET', '/messages'],
    ['DELETE', '/messages?reference=a'],
    ['GET', '//messages'],
  ])('FORM-08 %s %s reaches nothing of it', async (method, url) => {
    const site = new URL(await startWithRelay())
    expect(await rawRequest(site, method, url)).toBe('a page')
  })

  test('everybody is named to it, and cookies stay here', async () => {
    const response = await fetch(`${await startWithRelay()}/api/v1.0/email/send`, {
      method: 'POST',
      headers: { 'X-Forwarded-For': '203.0.113.7', Cookie: 'a=1' },
    })
    const { headers } = (await response.json()) as { headers: Record<string, string> }
    expect(headers['x-forwarded-for']).toBe('127.0.0.1')
    expect(headers).not.toHaveProperty('cookie')
  })

  test('MAIL-04 who asks for the page at this machine is not named, who comes by a proxy stays so', async () => {
    const site = await startWithRelay()
    const told = async (headers: Record<string, string>) => {
      const response = await fetch(`${site}/_mail`, { headers })
      const { headers: reached } = (await response.json()) as { headers: Record<string, string> }
      return Object.entries(reached).filter(([name]) => name.startsWith('x-forwarded'))
    }
    expect(await told({})).toEqual([])
    expect(await told({ 'X-Forwarded-For': '127.0.0.1' })).toEqual([
      ['x-forwarded-for', '127.0.0.1'],
    ])
  })

  test('MAIL-04 who connects from elsewhere is named, whatever is asked for', async () => {
    const relay = createRelayPassage(await listen(echo()), trustsAny([]))
    const server = createServer((request, response) => {
      Object.defineProperty(request.socket, 'remoteAddress', { value: '203.0.113.7' })
      relay.web(request, response)
    })
    const response = await fetch(`${await listen(server)}/_mail`)
    expect(await response.json()).toMatchObject({
      headers: { 'x-forwarded-for': '203.0.113.7' },
    })
  })

  test('MAIL-04 answers 503 while the relay is down', async () => {
    const site = await startSite(undefined, 'http://127.0.0.1:9')
    const response = await fetch(`${site}/api/v1.0/email/send`, { method: 'POST' })
    expect(response.status).toBe(503)
    expect(await response.text()).toBe('Service Unavailable')
  })

  test('without a relay its paths are pages like any other', async () => {
    expect(await (await fetch(`${await startSite()}/_mail`)).text()).toBe('a page')
  })
})

/** Asks for exactly that path: `fetch` would tidy it up first. */
function rawRequest({ hostname, port }: URL, method: string, path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, method, path }, (response) => {
      text(response).then(resolve, reject)
    })
    asked.once('error', reject).end()
  })
}
