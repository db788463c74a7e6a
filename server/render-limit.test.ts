import { once } from 'node:events'
import { createServer, get } from 'node:http'
import express, { type Request, type Response } from 'express'
import { expect, test } from 'vitest'
import { createRenderLimit, limitRequests, OverloadError } from './render-limit'
import { listen } from '#app/testing/listen'

const unavailable = { body: 'más tarde', headers: { 'Retry-After': '2' } }

/** A render that ends when the test says so. */
function blockedRender() {
  let start: () => void = () => undefined
  let end: () => void = () => undefined
  const started = new Promise<void>((resolve) => (start = resolve))
  const ended = new Promise<void>((resolve) => (end = resolve))
  const render = () => {
    start()
    return ended
  }
  return { render, started, end }
}

/** Resolves after all microtasks, and before the next macrotask. */
const settleMicrotasks = () => new Promise<void>((resolve) => process.nextTick(resolve))

/** Starts a server that sends a response when the test says so. */
async function setUp() {
  const received: Response[] = []
  const rendering: Response[] = []
  const app = express()
  app.use((_request, response, next) => {
    received.push(response)
    next()
  })
  const handler = async (_request: unknown, response: Response) => {
    rendering.push(response)
    await once(response, 'finish')
  }
  const findPurpose = ({ method, path }: Request) => {
    if (path === '/readyz') return undefined
    return method === 'POST' ? 'action' : 'visit'
  }
  const limit = createRenderLimit({ running: 1, waiting: 1, maxMs: 60_000 })
  app.use(limitRequests(handler, { limit, unavailable, findPurpose }))
  const origin = await listen(createServer(app))
  const request = (path = '/', method = 'GET') =>
    fetch(origin + path, { method }).then(({ status }) => status)
  const rendered = (count: number) => expect.poll(() => rendering.length).toBe(count)
  return { origin, request, received, rendering, rendered }
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

test('counts neither running actions nor exempt requests (FORM-05, OPS-01)', async () => {
  const { request, rendering, rendered } = await setUp()
  const all: Promise<number>[] = []
  for (const [path, method] of [
    ['/', 'POST'],
    ['/', 'POST'],
    ['/', 'GET'],
    ['/readyz', 'GET'],
  ]) {
    all.push(request(path, method))
    await rendered(all.length)
  }
  for (const response of rendering) response.end()
  expect(await Promise.all(all)).toEqual([200, 200, 200, 200])
})

test('lets twice as many actions wait as visits (FORM-05)', async () => {
  const { run } = createRenderLimit({ running: 1, waiting: 1 })
  const render = () => Promise.resolve('a page')
  const results = ['visit', 'visit', 'visit', 'action', 'action'] as const
  const all = await Promise.allSettled(results.map((purpose) => run(purpose, render)))
  expect(all.map(({ status }) => status === 'fulfilled')).toEqual([true, true, false, true, false])
})

test('renders nothing for a waiting client that leaves (OPS-01)', async () => {
  const { origin, request, received, rendering, rendered } = await setUp()
  const first = request()
  await rendered(1)
  const second = get(`${origin}/left`).on('error', () => undefined)
  await expect.poll(() => received.length).toBe(2)
  second.destroy()
  await expect.poll(() => received[1]?.closed).toBe(true)
  const third = request('/third')
  await expect.poll(() => received.length).toBe(3)
  rendering[0]?.end()
  expect(await first).toBe(200)
  await rendered(2)
  rendering[1]?.end()
  expect(await third).toBe(200)
  expect(rendering.map(({ req }) => req.path)).toEqual(['/', '/third'])
})

test('counts renders that end in the tick of their request (OPS-01)', async () => {
  const { run } = createRenderLimit({ running: 4, waiting: 60 })
  const rendered: number[] = []
  const all: Promise<unknown>[] = []
  for (let number = 0; number < 100; number += 1) {
    const render = () => Promise.resolve(rendered.push(number))
    all.push(run('visit', render).catch((error: unknown) => error))
    await settleMicrotasks()
  }
  expect(rendered).toEqual([])
  const rejected = (await Promise.all(all)).filter((result) => result instanceof OverloadError)
  expect([rendered.length, rejected.length]).toEqual([64, 36])
})

test('starts each render in a macrotask of its own (FAST-01)', async () => {
  const { run } = createRenderLimit({ running: 4, waiting: 60 })
  let macrotask = 0
  const countMacrotasks = () => {
    macrotask += 1
    if (macrotask < 20) setImmediate(countMacrotasks)
  }
  countMacrotasks()
  const starts = await Promise.all(
    Array.from({ length: 4 }, () => run('visit', () => Promise.resolve(macrotask))),
  )
  expect(new Set(starts).size).toBe(4)
})

test('renders for the cache first, and never rejects them (FAST-01)', async () => {
  const { run } = createRenderLimit({ running: 1, waiting: 1 })
  const { render, started, end } = blockedRender()
  const order: string[] = []
  const note = (name: string) => () => Promise.resolve(order.push(name))
  const all: Promise<unknown>[] = [run('cache', render)]
  await started
  all.push(run('visit', note('visit')))
  await expect(run('visit', note('rejected'))).rejects.toThrow(OverloadError)
  all.push(...['one', 'two', 'three'].map((name) => run('cache', note(name))))
  end()
  await Promise.all(all)
  expect(order).toEqual(['one', 'two', 'three', 'visit'])
})

test('counts a render for a limited time (OPS-01)', async () => {
  const { run } = createRenderLimit({ running: 1, waiting: 1, maxMs: 20 })
  const { render, end } = blockedRender()
  const slow = run('visit', render)
  expect(await run('visit', () => Promise.resolve('the next'))).toBe('the next')
  end()
  await slow
})
