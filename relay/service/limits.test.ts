import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import express, { type ErrorRequestHandler, type RequestHandler } from 'express'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { callLimits } from './limits'
import { Refusal } from './refusal'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
})

afterEach(() => {
  vi.useRealTimers()
})

/** Answers 200, or 429 over the limit, to calls that come by a proxy from `address`. */
async function startCounting() {
  const app = express().set('trust proxy', 'loopback')
  const answer: RequestHandler = (_request, response) => void response.end()
  const refuse: ErrorRequestHandler = (error, _request, response, next) => {
    if (error instanceof Refusal) response.status(error.status).end()
    else next(error)
  }
  app.use(callLimits(), answer, refuse)
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

test('MAIL-03 a caller may call once a second', async () => {
  const call = await startCounting()
  expect(await call('203.0.113.7')).toBe(200)
  expect(await call('203.0.113.7')).toBe(429)
  vi.advanceTimersByTime(1_001)
  expect(await call('203.0.113.7')).toBe(200)
})

test('a caller who never rests is refused after 300 calls, others are not', async () => {
  const call = await startCounting()
  for (let count = 0; count < 300; count += 1) {
    expect(await call('203.0.113.7')).toBe(200)
    vi.advanceTimersByTime(1_001)
  }
  expect(await call('203.0.113.7')).toBe(429)
  expect(await call('203.0.113.8')).toBe(200)
  vi.advanceTimersByTime(3_600_000)
  expect(await call('203.0.113.7')).toBe(200)
})

test('the site itself is never held up', async () => {
  const call = await startCounting()
  for (let count = 0; count < 10; count += 1) expect(await call()).toBe(200)
})
