import { describe, expect, test } from 'vitest'
import { setUp, settle } from '~/testing/controlled-store'

describe('unchanged content', () => {
  test('is read once, at the start', async () => {
    const { store, read, asked, answer } = setUp()
    const page = store.define('page', read)
    await settle()
    expect(asked()).toBe(1)
    await answer(0, 'first')
    expect(await page.load()).toBe('first')
    expect(await page.load()).toBe('first')
    expect(asked()).toBe(1)
  })
})

describe('changed content (CMS-05)', () => {
  test('loads after a change wait for the new content and share one read', async () => {
    const { store, read, asked, answer, change } = setUp()
    const page = store.define('page', read)
    await settle()
    await answer(0, 'first')
    change()
    const loads = [page.load(), page.load()]
    await settle()
    expect(asked()).toBe(2)
    await answer(1, 'second')
    expect(await Promise.all(loads)).toEqual(['second', 'second'])
  })

  test('reads once in the background after a burst of changes', async () => {
    const { store, read, asked, answer, change, pass } = setUp()
    store.define('page', read)
    await settle()
    await answer(0, 'first')
    for (let count = 0; count < 50; count++) change()
    await pass(20)
    expect(asked()).toBe(2)
  })

  test('reads again after a change during a read', async () => {
    const { store, read, asked, answer, change } = setUp()
    const page = store.define('page', read)
    await settle()
    await answer(0, 'first')
    change()
    const early = page.load()
    await settle()
    change()
    const late = page.load()
    await answer(1, 'second')
    expect(await early).toBe('second')
    expect(asked()).toBe(3)
    await answer(2, 'third')
    expect(await late).toBe('third')
    expect(await page.load()).toBe('third')
    expect(asked()).toBe(3)
  })
})

describe('a slow or unreachable dataset (ERR-03)', () => {
  test('serves the last good content when a read exceeds the time limit', async () => {
    const { store, read, answer, change, pass } = setUp()
    const page = store.define('page', read)
    await settle()
    await answer(0, 'first')
    change()
    const waiting = page.load()
    await settle()
    await pass(800)
    expect(await waiting).toBe('first')
    expect(await page.load()).toBe('first')
    await answer(1, 'second')
    expect(await page.load()).toBe('second')
  })

  test('waits longer for the first read, which has no fallback', async () => {
    const { store, read, answer, pass } = setUp()
    const page = store.define('page', read)
    await settle()
    const early = page.load()
    await pass(800)
    await answer(0, 'first')
    expect(await early).toBe('first')
  })

  test('throws a 503 when the first read exceeds its time limit', async () => {
    const { store, read, pass } = setUp()
    const page = store.define('page', read)
    const waiting = page.load().catch((error: unknown) => error)
    await settle()
    await pass(5_000)
    expect(await waiting).toHaveProperty('status', 503)
  })

  test('serves the last good content without waiting after a failed read', async () => {
    const { store, read, asked, answer, refuse, change, log } = setUp()
    const page = store.define('page', read)
    await settle()
    await answer(0, 'first')
    change()
    const waiting = page.load()
    await settle()
    await refuse(1)
    expect(await waiting).toBe('first')
    expect(await page.load()).toBe('first')
    expect(asked()).toBe(2)
    expect(log.error).toHaveBeenCalledExactlyOnceWith('content cannot be read', {
      content: 'page',
      reason: 'connect ECONNREFUSED',
      lastGood: true,
    })
  })

  test('retries with exponential backoff, and immediately after a change event', async () => {
    const { store, read, asked, answer, refuse, change, pass, delays, log } = setUp({
      patienceMs: 60_000,
    })
    const page = store.define('page', read)
    await settle()
    for (const [index, delay] of [250, 500, 1000, 2000, 4000, 5000, 5000].entries()) {
      await refuse(index)
      expect(delays()).toContain(delay)
      await pass(5000)
    }
    await refuse(7)
    change()
    await pass(20)
    expect(asked()).toBe(9)
    await answer(8, 'back')
    expect(await page.load()).toBe('back')
    expect(log.error).toHaveBeenCalledTimes(1)
    expect(log.info).toHaveBeenCalledTimes(1)
  })

  test('throws a 503 for content that was never read', async () => {
    const { store, read, refuse } = setUp()
    const page = store.define('page', read)
    await settle()
    const waiting = page.load().catch((error: unknown) => error)
    await refuse(0)
    const answer = await waiting
    expect(answer).toBeInstanceOf(Response)
    expect(answer).toHaveProperty('status', 503)
  })

  test('retries after a read that throws synchronously', async () => {
    const { store, pass } = setUp()
    let down = true
    const page = store.define('page', () => {
      if (down) throw new Error('not ready')
      return Promise.resolve('ready')
    })
    await settle()
    down = false
    await pass(250)
    expect(await page.load()).toBe('ready')
  })
})

test('counts loads of fresh content as hits and others as misses', async () => {
  const { store, read, answer, change, loads } = setUp()
  const page = store.define('page', read)
  await settle()
  await answer(0, 'first')
  await page.load()
  change()
  const waiting = page.load()
  await settle()
  await answer(1, 'second')
  await waiting
  await page.load()
  expect(loads).toEqual(['hit', 'miss', 'hit'])
})

test('is incomplete until all content is read, then fresh or last good (ERR-03)', async () => {
  const { store, read, answer, refuse, change, pass } = setUp()
  store.define('page', read)
  store.define('other', read)
  await settle()
  expect(store.holding()).toBe('incomplete')
  await answer(0, 'first')
  await refuse(1)
  expect(store.holding()).toBe('incomplete')
  await pass(250)
  await answer(2, 'first')
  expect(store.holding()).toBe('fresh')
  change()
  await pass(20)
  await refuse(3)
  await answer(4, 'second')
  expect(store.holding()).toBe('lastGood')
  await pass(250)
  await answer(5, 'second')
  expect(store.holding()).toBe('fresh')
})

test('stops listening and reading after close', async () => {
  const { store, read, asked, refuse, pass, unsubscribe } = setUp()
  store.define('page', read)
  await settle()
  store.close()
  await refuse(0)
  await pass(60_000)
  expect(asked()).toBe(1)
  expect(unsubscribe).toHaveBeenCalledOnce()
})

test('names the content that the dataset lacks', async () => {
  const { store, read } = setUp()
  store.define('unread', read)
  store.define('page', () => Promise.resolve(null))
  store.define('menu', () => Promise.resolve({}))
  await settle()
  expect(store.missing()).toEqual(['page'])
})
