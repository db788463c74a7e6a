import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import express, { type ErrorRequestHandler, type RequestHandler } from 'express'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { callLimits } from './limits'
import { Rejection } from './rejection'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
})

afterEach(() => {
  vi.useRealTimers()
})

/** Starts a server with the limits; returns a function that calls it from `address`. */
async function startServer() {
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

test('allows one call a second for each address (MAIL-03)', async () => {
  const call = await startServer()
  expect(await call('203.0.113.7')).toBe(200)
  expect(await call('203.0.113.7')).toBe(429)
  vi.advanceTimersByTime(1_001)
  expect(await call('203.0.113.7')).toBe(200)
})

test('allows 300 calls an hour for each address', async () => {
  const call = await startServer()
  for (let count = 0; count < 300; count += 1) {
    expect(await call('203.0.113.7')).toBe(200)
    vi.advanceTimersByTime(1_001)
  }
  expect(await call('203.0.113.7')).toBe(429)
  expect(await call('203.0.113.8')).toBe(200)
  vi.advanceTimersByTime(3_600_000)
  expect(await call('203.0.113.7')).toBe(200)
})

test('does not limit the site’s server', async () => {
  const call = await startServer()
  for (let count = 0; count < 10; count += 1) expect(await call()).toBe(200)
})
