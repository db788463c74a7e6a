import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { afterEach, describe, expect, test } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { createHandler, isLakeUpgrade } from './handler'
import { createLakePassage } from './lake-passage'

const running: Server[] = []

afterEach(async () => {
  for (const server of running.splice(0)) {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
})

async function listen(server: Server): Promise<string> {
  running.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return `http://127.0.0.1:${port}`
}

/** A stand-in for the lake that says what reached it. */
function echoLake() {
  const app = express()
  app.use((request, response) => {
    const { method, url, headers } = request
    response.json({ method, url, headers })
  })
  return createServer(app)
}

const says = (words: string) => express().use((_request, response) => void response.send(words))

async function startSite(lakeAddress?: string) {
  const lake = lakeAddress === undefined ? undefined : createLakePassage(lakeAddress)
  const server = createServer(
    createHandler({ studio: says('the studio'), lake, pages: says('a page') }),
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
    const site = await startSite(await listen(echoLake()))
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

  test('whoever connects is named last in X-Forwarded-For, whatever was sent', async () => {
    const site = await startSite(await listen(echoLake()))
    const response = await fetch(`${site}/lake/login`, {
      headers: { 'X-Forwarded-For': '203.0.113.7' },
    })
    expect(await response.json()).toMatchObject({
      headers: { 'x-forwarded-for': '203.0.113.7, 127.0.0.1' },
    })
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

  test('carries WebSockets, prefix off', async () => {
    const lake = createServer()
    const sockets = new WebSocketServer({ server: lake })
    sockets.on('connection', (socket, request) => socket.send(`hello at ${request.url ?? ''}`))
    const site = await startSite(await listen(lake))
    const socket = new WebSocket(`${site.replace('http', 'ws')}/lake/v1/mux`)
    const words = await new Promise<string>((resolve, reject) => {
      socket.on('message', (data: Buffer) => resolve(data.toString()))
      socket.on('error', reject)
    })
    expect(words).toBe('hello at /v1/mux')
    socket.terminate()
    sockets.close()
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
