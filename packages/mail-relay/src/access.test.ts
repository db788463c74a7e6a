import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import express, { type ErrorRequestHandler, type RequestHandler } from 'express'
import { expect, onTestFinished, test, vi } from 'vitest'
import { callLimits, isForeignPage, isLocal } from './access'
import { Rejection } from './rejections'

test.each([
  ['localhost:3000', true],
  ['LOCALHOST', true],
  ['127.0.0.1:3000', true],
  ['[::1]:3000', true],
  ['yapa.example', false],
  ['localhost.yapa.example', false],
  ['127.0.0.1.yapa.example:3000', false],
  ['localhost@yapa.example', false],
  ['10.0.0.1:3000', false],
  [undefined, false],
])('Host %s is local: %s (MAIL-04)', (host, local) => {
  expect(isLocal({ headers: { host } })).toBe(local)
})

test.each([
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'forwarded',
  'via',
  'x-real-ip',
  'cf-connecting-ip',
  'true-client-ip',
])('a request with %s is not local (MAIL-04)', (name) => {
  expect(isLocal({ headers: { host: 'localhost:3000', [name]: '127.0.0.1' } })).toBe(false)
})

test.each([
  [{}, false],
  [{ origin: 'http://localhost:3000' }, false],
  [{ origin: 'http://evil.example' }, true],
  [{ origin: 'null' }, true],
  [{ 'sec-fetch-site': 'same-origin', origin: 'http://localhost:3000' }, false],
  [{ 'sec-fetch-site': 'none' }, false],
  [{ 'sec-fetch-site': 'cross-site', origin: 'http://localhost:3000' }, true],
  [{ 'sec-fetch-site': 'same-site', origin: 'http://localhost:3001' }, true],
])('%j comes from a foreign page: %s (MAIL-04)', (headers, foreign) => {
  expect(isForeignPage({ headers: { host: 'localhost:3000', ...headers } })).toBe(foreign)
})

/** Starts a server with the limits; returns a function that calls it from `address`. */
async function startServer() {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const app = express().set('trust proxy', 'loopback')
  const succeed: RequestHandler = (_request, response) => void response.end()
  const reject: ErrorRequestHandler = (error, _request, response, next) => {
    if (error instanceof Rejection) response.status(error.status).end()
    else next(error)
  }
  app.use(callLimits(), succeed, reject)
  const server = createServer(app)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return async (address?: string) => {
    const headers: HeadersInit = address === undefined ? {} : { 'X-Forwarded-For': address }
    return (await fetch(origin, { headers })).status
  }
}

test('allows each visitor’s address one call a second and 300 an hour (MAIL-03)', async () => {
  const call = await startServer()
  expect(await call('203.0.113.7')).toBe(200)
  expect(await call('203.0.113.7')).toBe(429)
  vi.advanceTimersByTime(3_600_000)
  for (let count = 0; count < 300; count += 1) {
    expect(await call('203.0.113.7')).toBe(200)
    vi.advanceTimersByTime(1_001)
  }
  expect(await call('203.0.113.7')).toBe(429)
  expect(await call('203.0.113.8')).toBe(200)
  vi.advanceTimersByTime(3_600_000)
  expect(await call('203.0.113.7')).toBe(200)
  // The site's server has no limit.
  for (let count = 0; count < 10; count += 1) expect(await call()).toBe(200)
})
