import { describe, expect, test, vi } from 'vitest'
import { settle } from '~/testing/settle'
import { ContentStore, type Read } from './content-store.server'

/** A content store whose reads and timers the test controls. */
function setUp() {
  let changed: () => void = () => undefined
  const timers: { callback: () => void; delayMs: number }[] = []
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
  const loads: string[] = []
  const store = new ContentStore({
    subscribe: (listener) => {
      changed = listener
      return () => undefined
    },
    log,
    onLoad: (answer) => loads.push(answer),
    schedule: (callback, delayMs) => {
      const timer = { callback, delayMs }
      timers.push(timer)
      return () => timers.splice(timers.indexOf(timer), timers.includes(timer) ? 1 : 0)
    },
  })
  const reads: { resolve: (value: string) => void; reject: (error: Error) => void }[] = []
  const read: Read<string> = () => new Promise((resolve, reject) => reads.push({ resolve, reject }))
  return {
    store,
    log,
    loads,
    read,
    readCount: () => reads.length,
    resolveRead: async (index: number, value: string) => {
      reads[index]?.resolve(value)
      await settle()
    },
    rejectRead: async (index: number, error = new Error('connect ECONNREFUSED')) => {
      reads[index]?.reject(error)
      await settle()
    },
    change: () => changed(),
    /** Runs the timers with a delay of at most `limitMs`. */
    runTimers: async (limitMs: number) => {
      const due = timers.filter(({ delayMs }) => delayMs <= limitMs)
      for (const timer of due) {
        timers.splice(timers.indexOf(timer), 1)
        timer.callback()
      }
      await settle()
    },
    delays: () => timers.map(({ delayMs }) => delayMs),
  }
}

/**
 * A store with content.
 * @param first value of the first read, which waits without it
 * @param stored value of an earlier process
 */
async function setUpPage(first?: string, stored?: { value: string }) {
  const parts = setUp()
  const page = parts.store.define('page', parts.read, stored)
  await settle()
  if (first !== undefined) await parts.resolveRead(0, first)
  return { ...parts, page }
}

test('unchanged content is read once, at the start', async () => {
  const { readCount, page } = await setUpPage('first')
  expect(await page.load()).toBe('first')
  expect(await page.load()).toBe('first')
  expect(readCount()).toBe(1)
})

describe('changed content (CMS-05)', () => {
  test('loads after a change wait for the new content and share one read', async () => {
    const { readCount, resolveRead, change, page } = await setUpPage('first')
    change()
    const loads = [page.load(), page.load()]
    await settle()
    expect(readCount()).toBe(2)
    await resolveRead(1, 'second')
    expect(await Promise.all(loads)).toEqual(['second', 'second'])
  })

  test('reads once in the background after a burst of changes', async () => {
    const { readCount, change, runTimers } = await setUpPage('first')
    for (let count = 0; count < 50; count++) change()
    await runTimers(20)
    expect(readCount()).toBe(2)
  })

  test('reads again after a change during a read', async () => {
    const { readCount, resolveRead, change, page } = await setUpPage('first')
    change()
    const early = page.load()
    await settle()
    change()
    const late = page.load()
    await resolveRead(1, 'second')
    expect(await early).toBe('second')
    expect(readCount()).toBe(3)
    await resolveRead(2, 'third')
    expect(await late).toBe('third')
    expect(await page.load()).toBe('third')
    expect(readCount()).toBe(3)
  })
})

describe('a slow or unreachable dataset (ERR-03)', () => {
  test('serves the last good content when a read exceeds the time limit (FAST-01)', async () => {
    const { store, resolveRead, change, runTimers, page } = await setUpPage('first')
    change()
    const waiting = page.load()
    await settle()
    await runTimers(800)
    expect(await waiting).toBe('first')
    expect(await page.load()).toBe('first')
    const { version } = store
    const onChange = vi.fn()
    store.onChange(onChange)
    await resolveRead(1, 'second')
    expect(store.version).toBeGreaterThan(version)
    expect(onChange).toHaveBeenCalled()
    expect(await page.load()).toBe('second')
  })

  test('serves content of an earlier process until the first successful read', async () => {
    const { store, rejectRead, resolveRead, runTimers, page } = await setUpPage(undefined, {
      value: 'stored',
    })
    expect(store.freshness()).toBe('lastGood')
    const waiting = page.load()
    await settle()
    await rejectRead(0)
    expect(await waiting).toBe('stored')
    await runTimers(250)
    await resolveRead(1, 'read')
    expect(await page.load()).toBe('read')
    expect(store.freshness()).toBe('fresh')
  })

  test('throws a 503 when the first read exceeds its time limit, or fails', async () => {
    const { page, runTimers, rejectRead } = await setUpPage()
    const load = () => page.load().catch((error: unknown) => error)
    const waiting = load()
    await runTimers(5_000)
    expect(await waiting).toHaveProperty('status', 503)
    const failing = load()
    await rejectRead(0)
    expect(await failing).toBeInstanceOf(Response)
  })

  test('serves the last good content without waiting after a failed read', async () => {
    const { readCount, rejectRead, change, log, page } = await setUpPage('first')
    change()
    const waiting = page.load()
    await settle()
    await rejectRead(1)
    expect(await waiting).toBe('first')
    expect(await page.load()).toBe('first')
    expect(readCount()).toBe(2)
    expect(log.error).toHaveBeenCalledExactlyOnceWith('content cannot be read', {
      content: 'page',
      reason: 'connect ECONNREFUSED',
      lastGood: true,
    })
  })

  test('logs an outage once, whatever content cannot be read, and its end', async () => {
    const { store, read, resolveRead, rejectRead, runTimers, log } = setUp()
    for (const name of ['page', 'menu', 'footer']) store.define(name, read)
    await settle()
    for (const index of [0, 1, 2]) await rejectRead(index)
    expect(log.error).toHaveBeenCalledExactlyOnceWith(
      'content cannot be read',
      expect.objectContaining({ content: 'page' }),
    )
    await runTimers(5_000)
    for (const index of [3, 4, 5]) await resolveRead(index, 'back')
    expect(log.info).toHaveBeenCalledExactlyOnceWith('content can be read again', {
      content: 'page',
    })
  })

  test('retries with exponential backoff, and immediately after a change event', async () => {
    const { readCount, resolveRead, rejectRead, change, runTimers, delays, log, page } =
      await setUpPage()
    for (const [index, delay] of [250, 500, 1000, 2000, 4000, 5000, 5000].entries()) {
      await rejectRead(index)
      expect(delays()).toContain(delay)
      await runTimers(5000)
    }
    await rejectRead(7)
    change()
    await runTimers(20)
    expect(readCount()).toBe(9)
    await resolveRead(8, 'back')
    expect(await page.load()).toBe('back')
    expect(log.error).toHaveBeenCalledTimes(1)
    expect(log.info).toHaveBeenCalledTimes(1)
  })

  test('waits as long as a dataset asks whose quota is used up (OPS-02)', async () => {
    const { rejectRead, delays } = await setUpPage()
    const response = { headers: { 'retry-after': '7' } }
    await rejectRead(0, Object.assign(new Error('quota'), { statusCode: 429, response }))
    expect(delays()).toContain(7_000)
  })
})

test('counts loads of fresh content as hits and others as misses', async () => {
  const { resolveRead, change, loads, page } = await setUpPage('first')
  await page.load()
  change()
  const waiting = page.load()
  await settle()
  await resolveRead(1, 'second')
  await waiting
  await page.load()
  expect(loads).toEqual(['hit', 'miss', 'hit'])
})

test('equal content keeps its identity and causes no second version (FAST-01)', async () => {
  const { store, change } = setUp()
  const page = store.define('page', () => Promise.resolve({ title: 'a' }))
  const first = await page.load()
  const { version } = store
  change()
  expect(await page.load()).toBe(first)
  expect(store.version).toBe(version + 1)
})

test('reads stored content that a page needs before the rest (OPS-01)', async () => {
  const { store, read, readCount, resolveRead, change, runTimers } = setUp()
  const page = store.define('page', read, { value: 'stored' })
  store.define('other', read, { value: 'stored' })
  const waiting = page.load()
  change()
  await runTimers(20)
  expect(readCount()).toBe(1)
  await resolveRead(0, 'read')
  expect(await waiting).toBe('read')
  await runTimers(500)
  expect(readCount()).toBe(2)
})
